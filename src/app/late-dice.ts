import { later } from '../later/later.ts';

/** The app's dice, with the hashes behind them: no view shows them, so no view waits for them. */
export const lateDice = later(async () => (await import('../table/app-dice.ts')).appDice);
