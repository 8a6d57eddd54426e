/** The only source of chance in the app: the browser's. Dice never come from here, only secrets and ids. */
import { idFromBytes } from '../kernel/ids.ts';
import { SECRET_BYTES } from '../kernel/keyed-dice.ts';

const bytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

export const newSecret = (): Uint8Array => bytes(SECRET_BYTES);

/** A fresh id of 12 characters: 59 bits, so that two devices never meet. */
export const newId = (): string => idFromBytes(bytes(12));
