/** Names for the strings that name things. Ids are made by a source that is passed in, never here. */
export type EntityId = string;
export type EntryId = string;
export type SeatId = string;
/** The number of a rule as the specification prints it, such as `PS-2.1`. */
export type RuleId = string;

const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Turns random bytes into an id of `[a-z2-9]`, one character a byte, without letters that look alike.
 * The slight bias of the modulo is harmless: ids need to differ, not to be fair.
 */
export const idFromBytes = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
