/** Rounds of the game as English counts them. */
import { plural } from '../../../i18n/format.ts';

/** "1 round", "3 rounds". */
export const rounds = (n: number): string => `${n} ${plural(n, 'round', 'rounds')}`;

/** "1 more round", "3 more rounds". */
export const moreRounds = (n: number): string => `${n} more ${plural(n, 'round', 'rounds')}`;
