/** Names for several of a kind: "Trolls 2", "Trolls 3". */
import { LIMITS } from '../model/unit.ts';

/** `count` names after `name` that are not in `taken`, numbered on from the highest number in use. */
export function numberedNames(name: string, count: number, taken: readonly string[]): readonly string[] {
  const base = name.replace(/\s+\d{1,3}$/, '').trim() || name;
  const numbers = taken.flatMap((one) => {
    if (one === base) return [1];
    const tail = one.startsWith(`${base} `) ? one.slice(base.length + 1) : '';
    return /^\d{1,3}$/.test(tail) ? [Number(tail)] : [];
  });
  const start = Math.max(0, ...numbers) + 1;
  return Array.from({ length: count }, (_, i) => {
    const number = ` ${start + i}`;
    return base.slice(0, LIMITS.nameLength - number.length) + number;
  });
}
