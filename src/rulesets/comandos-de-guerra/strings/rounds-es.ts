/** Rounds of the game as Spanish counts them. */
import { plural } from '../../../i18n/format.ts';

/** "1 asalto", "3 asaltos". */
export const rounds = (n: number): string => `${n} ${plural(n, 'asalto', 'asaltos')}`;
