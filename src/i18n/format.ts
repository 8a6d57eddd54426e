/** Numbers in the form of each language. Formatters are made once: they are slow to build. */
import type { Language } from './language.ts';

const LOCALES: Record<Language, string> = { es: 'es-ES', en: 'en-GB' };
const cache = new Map<string, Intl.NumberFormat>();

function formatter(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const known = cache.get(key) ?? new Intl.NumberFormat(LOCALES[language], options);
  cache.set(key, known);
  return known;
}

/** A whole or broken number with at most `decimals` digits after the mark: "1,5", "1.5" or "−2". */
export const formatNumber = (language: Language, value: number, decimals = 1): string =>
  // Both locales write a hyphen where print has a minus sign.
  formatter(language, { maximumFractionDigits: decimals }).format(value).replace('-', '−');

/** A number as a reader types it into a field: their decimal mark, a plain hyphen, and no thousands apart. */
export const formatInput = (language: Language, value: number): string =>
  formatter(language, { maximumFractionDigits: 3, useGrouping: false }).format(value);

/** What a reader typed into a field, with either decimal mark and either minus; null for what is no number. */
export function readInput(text: string): number | null {
  const plain = text.trim().replace('−', '-').replace(',', '.');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}

/**
 * No rounding makes a certainty of a chance: what would become 0 or 100 percent is told by the last
 * figure that is still true, "<1 %" or ">99,9 %".
 */
function percent(chance: number, decimals: number, write: (chance: number) => string): string {
  const last = 1 / 10 ** (decimals + 2);
  if (chance > 0 && chance < last / 2) return `<${write(last)}`;
  if (chance < 1 && chance >= 1 - last / 2) return `>${write(1 - last)}`;
  return write(chance);
}

/** A chance of 0…1 as "58 %" (Spanish) or "58%" (English), with at most `decimals` digits. */
export const formatPercent = (language: Language, chance: number, decimals = 0): string =>
  percent(chance, decimals, (value) =>
    formatter(language, { style: 'percent', maximumFractionDigits: decimals }).format(value),
  );

/** A chance of 0…1 with one digit behind the mark, always: "50,0 %". For logs, where figures stand in columns. */
export const formatTenths = (language: Language, chance: number): string =>
  percent(chance, 1, (value) =>
    formatter(language, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
      value,
    ),
  );

const LISTS: Record<Language, Intl.ListFormat> = {
  es: new Intl.ListFormat(LOCALES.es, { type: 'conjunction' }),
  en: new Intl.ListFormat(LOCALES.en, { type: 'conjunction' }),
};

/** "a, b y c" or "a, b and c". */
export const formatList = (language: Language, items: readonly string[]): string =>
  LISTS[language].format(items);

/** One of two forms by number; both languages of the app have just these two. */
export const plural = (count: number, one: string, other: string): string => (count === 1 ? one : other);

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago something was: "hace 2 minutos", "yesterday". Both times in milliseconds. */
export function formatAgo(language: Language, then: number, now: number): string {
  const relative = new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' });
  const gone = Math.max(0, now - then);
  for (const [unit, size] of UNITS) if (gone >= size) return relative.format(-Math.floor(gone / size), unit);
  return relative.format(0, 'minute');
}

/** The time of day on this device: "18:05". */
export const formatTime = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(LOCALES[language], { hour: '2-digit', minute: '2-digit' }).format(at);

/** A day and a time of day: "29 nov 2026, 18:05". */
export const formatMoment = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' }).format(at);
