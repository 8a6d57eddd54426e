/** The shapes that storage holds, and the strict reading of them. */
import * as v from 'valibot';

/** Raised when a record changes its shape; older ones are brought up by numbered steps, newer ones are not touched. */
export const SCHEMA = 1;

/** Stands for the secret of a table that came without it, or with one that is not its own: it can only be read. */
export const NO_SECRET = '0'.repeat(64);

const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/));
const time = v.pipe(v.number(), v.finite(), v.minValue(0));

export const tableRecord = v.object({
  schema: v.pipe(v.number(), v.integer(), v.minValue(1)),
  id,
  ruleset: v.pipe(v.string(), v.regex(/^[a-z0-9_-]{1,64}$/)),
  name: v.pipe(v.string(), v.maxLength(200)),
  /** The dice secret in hexadecimal. It never leaves the device before the table is closed. */
  secret: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  createdAt: time,
  changedAt: time,
  deletedAt: v.nullable(time),
  /** Entries written so far, the opening not counted. */
  entries: v.pipe(v.number(), v.integer(), v.minValue(0)),
  progress: v.record(v.string(), v.union([v.string(), v.number()])),
});
export type TableRecord = v.InferOutput<typeof tableRecord>;

/** One entry of one table, as it lies in storage. */
export interface EntryRecord {
  readonly schema: number;
  readonly table: string;
  readonly id: string;
  readonly entry: unknown;
}

/** A record that could not be read, kept for download. The original stays where it is, too. */
export interface QuarantineRecord {
  readonly table: string;
  readonly id: string;
  readonly record: unknown;
  readonly at: number;
}
