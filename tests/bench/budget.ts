/** The step "weight" of `npm test`: no page of the build in `dist/` may grow past its limit. */
import { weigh } from './weigh.ts';

/**
 * The most that may travel, in kB (gzip). Home, Psychological Shock and fonts keep their targets; whatever misses
 * its target (docs/decisions/0009-size-budgets.md) is held to what it weighs, within half a kB.
 */
const LIMITS = {
  home: 105,
  styles: 12,
  /** Tables with more. */
  richStyles: { 'bonds-and-heart': 12.5, 'cursus-honorum': 13 } as Readonly<Record<string, number>>,
  fonts: 80,
  /** Until it plays, and with what follows by itself. */
  tables: {
    'psychological-shock': [130, 160.5],
    stupidity: [155.2, 170.9],
    'bonds-and-heart': [145.6, 164.8],
    'cursus-honorum': [166.4, 198.2],
    'comandos-de-guerra': [169.3, 186.8],
  } as Readonly<Record<string, readonly [number, number]>>,
  /** For a ruleset that is not named above. */
  newTable: [130, 160],
  /** What every table carries of each ruleset beyond the named ones: its place in the lists of names and files. */
  perNewRuleset: 1,
} as const;

/** @returns whether every page keeps its limit */
export async function main(): Promise<boolean> {
  const { home, tables, soon, fonts } = weigh('dist');
  const added = Object.keys(tables).filter((id) => !LIMITS.tables[id]).length * LIMITS.perNewRuleset;
  const lines = [
    { what: 'JS of home', bytes: home.js, limit: LIMITS.home },
    { what: 'CSS of home', bytes: home.css, limit: LIMITS.styles },
    { what: 'fonts', bytes: fonts, limit: LIMITS.fonts },
    ...Object.entries(tables).flatMap(([id, { js, css }]) => {
      const [plays, follows] = LIMITS.tables[id] ?? LIMITS.newTable;
      return [
        { what: `JS of ${id}`, bytes: js, limit: plays + added },
        { what: '  with what follows', bytes: soon[id]!.js, limit: follows + added },
        { what: `CSS of ${id}`, bytes: css, limit: LIMITS.richStyles[id] ?? LIMITS.styles },
      ];
    }),
  ];
  for (const { what, bytes, limit } of lines) {
    const verdict = bytes > limit * 1_000 ? '  TOO HEAVY' : '';
    console.log(`${what.padEnd(30)} ${(bytes / 1_000).toFixed(1).padStart(6)} of ${limit} kB${verdict}`);
  }
  return lines.every(({ bytes, limit }) => bytes <= limit * 1_000);
}
