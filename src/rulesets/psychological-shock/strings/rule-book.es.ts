import type { RuleBook } from '../../contract.ts';
import { play } from './rule-book-play.es.ts';
import { shock } from './rule-book-shock.es.ts';

const book: RuleBook = { sections: [...shock, ...play] };

export default book;
