/** The rule book in English. */
import type { RuleBook } from '../../contract.ts';

const book: RuleBook = {
  sections: [
    {
      title: 'Nerve',
      rules: [
        { id: 'TP-1.1', text: 'Roll 1D6. At or below its nerve the unit holds.', origin: 'game' },
        { id: 'TP-1.2', text: 'A natural 1 always holds.', origin: 'ruling', house: 'luckyOne' },
        { id: 'TP-1.3', text: 'A shaken unit tests again.', origin: 'ruling' },
      ],
    },
  ],
};

export default book;
