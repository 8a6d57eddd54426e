/**
 * Runs every `*.bench.ts`, or those that the command line names (`npm run bench -- battlefield dice`), prints one
 * table and keeps it in `results.json`, where figures that were not measured again stay.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { type Figure, meets } from './figure.ts';

const BENCHES = import.meta.glob<{ run: () => Promise<Figure[]> }>('./*.bench.ts', { eager: true });

const RESULTS = 'tests/bench/results.json';

const rounded = (value: number): number => Number(value.toPrecision(3));

function row(figure: Figure): Record<string, string> {
  const { name, note, value, unit, target, better, peer } = figure;
  const sign = better === 'less' ? '≤' : '≥';
  return {
    figure: note ? `${name} (${note})` : name,
    measured: `${rounded(value)} ${unit}`,
    target: target === undefined ? '' : `${sign} ${target} ${unit}${meets(figure) ? '' : '  MISSED'}`,
    peer: peer ? `${peer.name}: ${rounded(peer.value)} ${unit}` : '',
    ratio: peer ? `× ${rounded(value / peer.value)}` : '',
  };
}

function print(rows: readonly Record<string, string>[]): void {
  const columns = ['figure', 'measured', 'target', 'peer', 'ratio'];
  const header = Object.fromEntries(columns.map((column) => [column, column]));
  const all = [header, ...rows];
  const widths = columns.map((column) => Math.max(...all.map((one) => one[column]!.length)));
  for (const one of all)
    console.log(
      columns
        .map((column, i) => one[column]!.padEnd(widths[i]!))
        .join('  ')
        .trimEnd(),
    );
}

type Kept = Figure & { readonly met: boolean };

/** Whole again, in the order of the benches; what is older than this run keeps its place. */
function merged(before: readonly Kept[], now: readonly Kept[], all: boolean): readonly Kept[] {
  if (all) return now;
  const fresh = new Map(now.map((one) => [one.name, one]));
  const updated = before.map((one) => fresh.get(one.name) ?? one);
  const known = new Set(before.map(({ name }) => name));
  return [...updated, ...now.filter(({ name }) => !known.has(name))];
}

/** @returns whether every target is met */
export async function main(): Promise<boolean> {
  const wanted = process.argv.slice(3);
  const chosen = Object.entries(BENCHES).filter(
    ([path]) => wanted.length === 0 || wanted.some((name) => path === `./${name}.bench.ts`),
  );
  const figures: Figure[] = [];
  // One after the other, so that they do not disturb each other.
  for (const [, { run }] of chosen) figures.push(...(await run()));
  print(figures.map(row));
  const now = figures.map((figure) => ({
    ...figure,
    value: rounded(figure.value),
    ...(figure.peer && { peer: { ...figure.peer, value: rounded(figure.peer.value) } }),
    met: meets(figure),
  }));
  const before: { figures: Kept[] } = JSON.parse(readFileSync(RESULTS, 'utf8'));
  const kept = merged(before.figures, now, wanted.length === 0);
  writeFileSync(RESULTS, `${JSON.stringify({ node: process.version, figures: kept }, null, 2)}\n`);
  return figures.every(meets);
}
