/** Who is in a state, for previews and print-outs of rulesets that have nothing better to say. */

/** Names that a preview lists at most. */
const MOST_NAMES = 60;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands in a list and has an id and a name is a figure, a unit or a person. */
const isNamed = (value: unknown): value is { readonly id: string; readonly name: string } =>
  isObject(value) && typeof value.id === 'string' && typeof value.name === 'string';

/** The names of the longest list of named things at the top of a state, in its order. */
export function allNamesIn(state: unknown): readonly string[] {
  const lists = isObject(state) ? Object.values(state).filter(Array.isArray) : [];
  const named = lists.map((list: readonly unknown[]) => list.filter(isNamed).map(({ name }) => name));
  return named.reduce((a, b) => (b.length > a.length ? b : a), []);
}

/** The first names, and how many more there are. */
export function namesIn(state: unknown): { readonly names: readonly string[]; readonly more: number } {
  const all = allNamesIn(state);
  return { names: all.slice(0, MOST_NAMES), more: Math.max(0, all.length - MOST_NAMES) };
}
