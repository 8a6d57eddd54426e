/** The sheet over the screen, as storage gives it back; the fields of its forms go on from its name. */
import * as v from 'valibot';
import { id } from '../schema/parts.ts';

export const SHEET = 'sheet';
/** Whose sheet it is: null for somebody new. */
export const sheet = v.nullable(v.strictObject({ id: v.nullable(id) }));
