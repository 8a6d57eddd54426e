/** PS-B.2, PS-B.4: values that a card or the settings must not have. Takes whatever was typed or pasted. */
import { SETTING_RANGES } from '../model/settings.ts';
import { LIMITS } from '../model/state.ts';

export interface Range {
  readonly min: number;
  readonly max: number;
}

/** Whether `value` is a whole number within the range, ends included. */
export const wholeIn = (value: unknown, { min, max }: Range): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

/** A card as it may come in: anything may be missing or wrong. */
export interface LooseCharacter {
  readonly name?: unknown;
  readonly card?: { readonly healthy?: unknown; readonly wounded?: unknown } | null | undefined;
  readonly baseDiameter?: unknown;
}

/** Only a warning: the text says that the wounded side is "generally" lower (PS-B.4). */
export const WARNING = 'warn-wounded-higher';

const field = (face: unknown, key: 'maxActions' | 'command'): unknown =>
  face !== null && typeof face === 'object' ? (face as Record<string, unknown>)[key] : undefined;

function faceErrors(face: unknown): string[] {
  return [
    ...(wholeIn(field(face, 'maxActions'), LIMITS.cardNumber) ? [] : ['max-actions-range']),
    ...(wholeIn(field(face, 'command'), LIMITS.cardNumber) ? [] : ['command-range']),
  ];
}

const missing = (value: unknown): boolean => value === null || value === undefined;

/** All errors and warnings of a card, sorted and without repeats; an absent base is the default one. */
export function characterErrors({ name, card, baseDiameter }: LooseCharacter): readonly string[] {
  const errors: string[] = [];
  if (typeof name !== 'string' || name.trim() === '') errors.push('name-empty');
  const { healthy, wounded } = card ?? {};
  if (missing(healthy)) errors.push('card-missing');
  else errors.push(...faceErrors(healthy));
  if (!missing(wounded)) errors.push(...faceErrors(wounded));
  const { min, max } = LIMITS.baseDiameter;
  if (
    baseDiameter !== undefined &&
    !(typeof baseDiameter === 'number' && baseDiameter > min && baseDiameter <= max)
  )
    errors.push('base-diameter-range');
  const [up, down] = [field(healthy, 'maxActions'), field(wounded, 'maxActions')];
  if (typeof up === 'number' && typeof down === 'number' && down > up) errors.push(WARNING);
  return [...new Set(errors)].sort();
}

/** The errors that keep a card off the table, without the warnings. */
export const blockingErrors = (character: LooseCharacter): readonly string[] =>
  characterErrors(character).filter((code) => code !== WARNING);

/** The error of a number among the house rules, or null. `atPerTurn` has its own code (PS-B.2). */
export function settingNumberError(key: keyof typeof SETTING_RANGES, value: unknown): string | null {
  const range = SETTING_RANGES[key];
  const fine = range.whole
    ? wholeIn(value, range)
    : typeof value === 'number' && value >= range.min && value <= range.max;
  if (fine) return null;
  return key === 'atPerTurn' ? 'at-per-turn-range' : 'setting-range';
}

/** All errors among the numbers of a set of house rules, sorted and without repeats. */
export function settingsErrors(settings: Readonly<Record<string, unknown>>): readonly string[] {
  const keys = Object.keys(SETTING_RANGES) as (keyof typeof SETTING_RANGES)[];
  const errors = keys
    .filter((key) => settings[key] !== undefined)
    .flatMap((key) => settingNumberError(key, settings[key]) ?? []);
  return [...new Set(errors)].sort();
}
