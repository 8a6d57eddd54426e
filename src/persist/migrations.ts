/**
 * Bringing stored shapes up to the present version, in numbered steps without gaps. A step is never changed
 * once it is released. `tests/fixtures` holds saves and links of every version.
 */
import { SCHEMA } from './records.ts';

export interface Step {
  /** The version that this step leads to. */
  readonly to: number;
  /** Changes one entry of a table of the given ruleset. */
  readonly entry: (entry: unknown, ruleset: string) => unknown;
  readonly record: (record: unknown) => unknown;
}

export interface Migrations {
  readonly entry: (entry: unknown, from: number, ruleset: string) => unknown;
  readonly record: (record: unknown) => unknown;
}

const versionOf = (record: unknown): number => {
  const schema = (record as { readonly schema?: unknown } | null)?.schema;
  return typeof schema === 'number' ? schema : 1;
};

/** What a step cannot bring up stays as it is: the schema refuses it, and it is put aside. */
function attempt<T>(change: () => T, otherwise: T): T {
  try {
    return change();
  } catch {
    return otherwise;
  }
}

/** @throws when the steps do not lead from version 1 to `present` one by one */
export function createMigrations(steps: readonly Step[], present: number): Migrations {
  const numbers = steps.map(({ to }) => to).join();
  const wanted = Array.from({ length: present - 1 }, (_, i) => i + 2).join();
  if (numbers !== wanted)
    throw new Error(`there are steps to versions ${numbers}, but there must be ${wanted}`);
  const after = (from: number): readonly Step[] => steps.filter(({ to }) => to > from);
  return {
    entry: (entry, from, ruleset) =>
      attempt(() => after(from).reduce((now, step) => step.entry(now, ruleset), entry), entry),
    record: (record) =>
      attempt(
        () =>
          after(versionOf(record)).reduce(
            (now, step) => ({ ...(step.record(now) as object), schema: step.to }),
            record,
          ),
        record,
      ),
  };
}

/** Version 1 is the first: nothing to bring up yet. */
export const migrations: Migrations = createMigrations([], SCHEMA);
