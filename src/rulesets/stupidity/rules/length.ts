/**
 * Lengths. They are stored in centimetres and shown in the table's unit, at the game's own rate of
 * 2.5 cm to the inch (12" = 30 cm, ST-11.2).
 */
import type { Settings } from '../model/settings.ts';

export type LengthUnit = Settings['units'];

const CM_PER_INCH = 2.5;
/** Movement values come in half inches. */
const HALF_INCH = CM_PER_INCH / 2;

/** A length of the table's unit in centimetres. */
export const toCm = (value: number, unit: LengthUnit): number =>
  unit === 'in' ? value * CM_PER_INCH : value;

/** Centimetres in the table's unit. */
export const fromCm = (cm: number, unit: LengthUnit): number => (unit === 'in' ? cm / CM_PER_INCH : cm);

/**
 * The Movement that counts on this table, in centimetres. The Spanish army books print whole centimetres
 * (18 cm for 7"): on a table in inches such a value stands for the nearest half inch.
 */
export const movementIn = (cm: number, unit: LengthUnit): number =>
  unit === 'in' && Number.isInteger(cm) ? Math.round(cm / HALF_INCH) * HALF_INCH : cm;
