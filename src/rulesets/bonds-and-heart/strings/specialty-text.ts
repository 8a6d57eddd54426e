import type { Specialty } from '../model/bearer.ts';
import type { Text } from './text.ts';

/** A specialty and its dice by their letters, "Athletics (1 H, 1 N)"; one without dice by its name alone. */
export function specialtyText(t: Text, { name, heartless, nobody }: Specialty): string {
  const { die } = t.screen.test;
  const dice = [
    heartless > 0 && `${heartless} ${die.heartless}`,
    nobody > 0 && `${nobody} ${die.nobody}`,
  ].filter(Boolean);
  return dice.length === 0 ? name : `${name} (${dice.join(', ')})`;
}
