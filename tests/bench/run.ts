/** Runs every `*.bench.ts`, prints one table and keeps it in `results.json`. */
import { writeFileSync } from 'node:fs';
import { type Figure, meets } from './figure.ts';

const BENCHES = import.meta.glob<{ run: () => Promise<Figure[]> }>('./*.bench.ts', { eager: true });

const rounded = (value: number): number => Number(value.toPrecision(3));

function row(figure: Figure): Record<string, string> {
  const { name, value, unit, target, better, peer } = figure;
  const sign = better === 'less' ? '≤' : '≥';
  return {
    figure: name,
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

/** @returns whether every target is met */
export async function main(): Promise<boolean> {
  const figures: Figure[] = [];
  // One after the other, so that they do not disturb each other.
  for (const { run } of Object.values(BENCHES)) figures.push(...(await run()));
  print(figures.map(row));
  const kept = figures.map((figure) => ({
    ...figure,
    value: rounded(figure.value),
    ...(figure.peer && { peer: { ...figure.peer, value: rounded(figure.peer.value) } }),
    met: meets(figure),
  }));
  writeFileSync(
    'tests/bench/results.json',
    `${JSON.stringify({ node: process.version, figures: kept }, null, 2)}\n`,
  );
  return figures.every(meets);
}
