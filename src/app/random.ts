/** The only source of chance in the app: the browser's. Dice never come from here, only secrets and ids. */
import { idFromBytes } from '../kernel/ids.ts';

export const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

/** A fresh id of 12 characters: 59 bits, so that two devices never meet. */
export const newId = (): string => idFromBytes(randomBytes(12));
