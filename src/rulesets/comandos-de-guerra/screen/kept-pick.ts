import * as v from 'valibot';
import { word } from '../schema/parts.ts';
import type { Schema } from './kept-forms.ts';

/** Which of several chases or brawls is looked at, a new one while it is being written included. */
export interface Picked {
  readonly id: string | null;
  readonly changing: boolean;
}
export const pickedSchema: Schema<Picked> = v.strictObject({ id: v.nullable(word), changing: v.boolean() });
export const NONE_PICKED: Picked = { id: null, changing: false };
/** Instead of the id of one that stands. */
export const NEW = 'new';
