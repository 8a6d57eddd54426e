/** Bytes over the wire, from a production build in a temporary folder. */
import type { Figure } from './figure.ts';
import { withFreshBuild } from './fresh-build.ts';
import { type Weights, weigh } from './weigh.ts';

const bytes = (name: string, value: number, target?: number): Figure => ({
  ...{ name, value: value / 1_000, unit: 'kB', better: 'less' },
  ...(target !== undefined && { target }),
});

function figuresOf({ home, tables, soon, whole, fonts }: Weights): Figure[] {
  return [
    bytes('JS of home, gzip', home.js, 105),
    ...Object.entries(tables).map(([id, { js }]) => bytes(`JS of ${id} until it plays, gzip`, js, 130)),
    ...Object.entries(soon).map(([id, { js }]) => bytes(`JS of ${id} with what follows by itself, gzip`, js)),
    ...Object.entries(whole).map(([id, { js }]) => bytes(`JS of ${id} with all its sheets, gzip`, js)),
    bytes('CSS of home, gzip', home.css, 12),
    bytes('CSS of the heaviest table, gzip', Math.max(...Object.values(tables).map(({ css }) => css)), 12),
    bytes('fonts preloaded', fonts, 80),
  ];
}

export const run = (): Promise<Figure[]> => withFreshBuild((folder) => figuresOf(weigh(folder)));
