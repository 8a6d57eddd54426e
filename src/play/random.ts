/** The only chance in the app besides its dice, from the browser's own source: ids and secrets. */
import { idFromBytes } from '../kernel/ids.ts';

export const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

/** A fresh id of 8 characters, for what a screen adds to a table. */
export const newId = (): string => idFromBytes(randomBytes(8));

/** A fresh id of 12 characters: 59 bits, so that two devices never meet. */
export const newGlobalId = (): string => idFromBytes(randomBytes(12));
