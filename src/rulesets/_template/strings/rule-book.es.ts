/** The rule book in Spanish. */
import type { RuleBook } from '../../contract.ts';

const book: RuleBook = {
  sections: [
    {
      title: 'Temple',
      rules: [
        { id: 'TP-1.1', text: 'Tira 1D6. Con su temple o menos, la unidad aguanta.', origin: 'game' },
        { id: 'TP-1.2', text: 'Un 1 natural siempre aguanta.', origin: 'ruling', house: 'luckyOne' },
        { id: 'TP-1.3', text: 'Una unidad tocada repite el chequeo.', origin: 'ruling' },
      ],
    },
  ],
};

export default book;
