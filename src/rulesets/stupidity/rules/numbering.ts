/** Names for several of a kind: "Trolls 2", "Trolls 3". */
import { LIMITS } from '../model/unit.ts';

/** `count` names after `name` that are not in `taken`, numbered on from the highest number in use. */
export function numberedNames(name: string, count: number, taken: readonly string[]): readonly string[] {
  const base = name.trim().replace(/\s+\d{1,3}$/, '');
  const numbers = taken.flatMap((one) => {
    if (one === base) return [1];
    if (!one.startsWith(`${base} `)) return [];
    const tail = one.slice(base.length + 1);
    return /^\d{1,3}$/.test(tail) ? [Number(tail)] : [];
  });
  const start = Math.max(0, ...numbers) + 1;
  return Array.from({ length: count }, (_, i) => {
    const number = ` ${start + i}`;
    return base.slice(0, LIMITS.nameLength - number.length) + number;
  });
}
