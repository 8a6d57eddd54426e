/** Ids for entities that a screen adds: the one piece of chance that screens may make. */
import { idFromBytes } from '../kernel/ids.ts';

/** A fresh id of 8 characters, from the browser's random source. */
export const newId = (): string => idFromBytes(crypto.getRandomValues(new Uint8Array(8)));
