/** What the bundler made, read as files: the pieces that are loaded together must have an order. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const FOLDER = 'dist/assets';

/** Each piece with those that it waits for. */
const waits = new Map(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.js'))
    .map((file) => {
      const code = readFileSync(`${FOLDER}/${file}`, 'utf8');
      const found = code.matchAll(/\b(?:import|from)\s*["']\.\/([^"']+\.js)["']/g);
      return [file, [...found].map(([, other]) => other!)] as const;
    }),
);

/** A way from a piece back to itself; null when there is none. */
function wayBack(start: string): string[] | null {
  const seen = new Set<string>();
  const visit = (file: string, way: string[]): string[] | null => {
    for (const next of waits.get(file) ?? []) {
      if (next === start) return [...way, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = visit(next, [...way, next]);
      if (found) return found;
    }
    return null;
  };
  return visit(start, [start]);
}

test('no piece of the app waits for one that waits for it', () => {
  expect(waits.size).toBeGreaterThan(20);
  // In a circle one of the two runs before what it needs is there, and a screen breaks for want of an icon.
  expect([...waits.keys()].map(wayBack).filter((way) => way !== null)).toEqual([]);
});
