/** The rule book of Psychological Shock in English, in our own words; its numbers are those of docs/rules/psychological-shock.md. */
import type { RuleBook } from '../../contract.ts';
import { play } from './rule-book-play.en.ts';
import { shock } from './rule-book-shock.en.ts';

const book: RuleBook = { sections: [...shock, ...play] };

export default book;
