/** The rule book of Psychological Shock in Spanish, in our own words; its numbers are those of docs/rules/psychological-shock.md. */
import type { RuleBook } from '../../contract.ts';
import { play } from './rule-book-play.es.ts';
import { shock } from './rule-book-shock.es.ts';

const book: RuleBook = { sections: [...shock, ...play] };

export default book;
