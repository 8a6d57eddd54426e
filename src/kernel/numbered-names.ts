/** Names for several of a kind: "Trolls 2", "Trolls 3". */

/** Longer numbers belong to the name itself. */
const NUMBER = /\s+\d{1,3}$/;

interface Named {
  readonly name: string;
}

/**
 * Names for `count` more beside `others`. One keeps its name if it is free; several are numbered on from the
 * highest number in use (a name without one is the first), and cut so that the number still fits in `longest`
 * characters.
 */
export function numberedNames(
  name: string,
  count: number,
  others: readonly Named[],
  longest: number,
): readonly string[] {
  const taken = others.map((one) => one.name);
  if (count === 1 && !taken.includes(name)) return [name];
  const stem = name.trim().replace(NUMBER, '');
  const numbers = taken.map((one) =>
    one === stem ? 1 : one.replace(NUMBER, '') === stem ? Number(one.slice(stem.length)) : 0,
  );
  const first = Math.max(0, ...numbers) + 1;
  return Array.from({ length: count }, (_, i) => {
    const number = ` ${first + i}`;
    return stem.slice(0, longest - number.length) + number;
  });
}
