/** The d100 strip: the odds of every level with every modifier, each within one frame of the screen. */
import { DEFAULT_HOUSE } from '../../src/rulesets/comandos-de-guerra/model/house.ts';
import {
  countsOf,
  impossibleGrades,
  stripOf,
  successChance,
} from '../../src/rulesets/comandos-de-guerra/rules/grades.ts';
import type { Figure } from './figure.ts';

const FRAME = 1_000 / 60;
const LEVELS = Array.from({ length: 101 }, (_, level) => level);
const MODIFIERS = Array.from({ length: 41 }, (_, i) => (i - 20) * 5);

/** All that the strip shows for one level and one modifier. */
function odds(level: number, modifier: number): number {
  stripOf(level, modifier, DEFAULT_HOUSE);
  countsOf(level, modifier, DEFAULT_HOUSE);
  impossibleGrades(level, modifier, DEFAULT_HOUSE);
  return Number(successChance(level, modifier).num);
}

export async function run(): Promise<Figure[]> {
  for (const level of LEVELS) odds(level, 0);
  let slowest = 0;
  const start = performance.now();
  for (const level of LEVELS)
    for (const modifier of MODIFIERS) {
      const before = performance.now();
      odds(level, modifier);
      slowest = Math.max(slowest, performance.now() - before);
    }
  const all = performance.now() - start;
  const pairs = LEVELS.length * MODIFIERS.length;
  return [
    {
      name: 'strip of the slowest level × modifier',
      value: slowest,
      unit: 'ms',
      target: FRAME,
      better: 'less',
    },
    { name: `strip, mean of ${pairs} level × modifier`, value: all / pairs, unit: 'ms', better: 'less' },
  ];
}
