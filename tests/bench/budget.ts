/** The step "weight" of `npm test`: no page of the build in `dist/` may grow past its limit. */
import { weigh } from './weigh.ts';

/**
 * The most that may travel, in kB (gzip). Home and fonts keep their targets, and so do styles but for one
 * table. No table keeps that of 130 kB (docs/decisions/0009-size-budgets.md): whatever misses its target is
 * held to what it weighs, and 1 kB.
 */
const LIMITS = {
  home: 105,
  styles: 12,
  /** Tables with more. */
  richStyles: { 'bonds-and-heart': 13.4 } as Readonly<Record<string, number>>,
  fonts: 80,
  tables: {
    'psychological-shock': 148.4,
    stupidity: 159.2,
    'bonds-and-heart': 157.7,
    'cursus-honorum': 173.2,
    'comandos-de-guerra': 178.7,
  } as Readonly<Record<string, number>>,
  /** For a ruleset that is not named above. */
  newTable: 130,
};

/** @returns whether every page keeps its limit */
export async function main(): Promise<boolean> {
  const { home, tables, fonts } = weigh('dist');
  const lines = [
    { what: 'JS of home', bytes: home.js, limit: LIMITS.home },
    { what: 'CSS of home', bytes: home.css, limit: LIMITS.styles },
    { what: 'fonts', bytes: fonts, limit: LIMITS.fonts },
    ...Object.entries(tables).flatMap(([id, { js, css }]) => [
      { what: `JS of ${id}`, bytes: js, limit: LIMITS.tables[id] ?? LIMITS.newTable },
      { what: `CSS of ${id}`, bytes: css, limit: LIMITS.richStyles[id] ?? LIMITS.styles },
    ]),
  ];
  for (const { what, bytes, limit } of lines) {
    const verdict = bytes > limit * 1_000 ? '  TOO HEAVY' : '';
    console.log(`${what.padEnd(30)} ${(bytes / 1_000).toFixed(1).padStart(6)} of ${limit} kB${verdict}`);
  }
  return lines.every(({ bytes, limit }) => bytes <= limit * 1_000);
}
