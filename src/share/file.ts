/** Tables with their whole log as a file: one table to hand over, or everything as a backup. */
import * as v from 'valibot';
import { failed, type Read } from './result.ts';

/** Raised when the form of files changes; what the log holds has the version of storage. */
const FORM = 1;

/** Bytes of a file that are read at most; a table of 5,000 entries has about 3 MB. */
export const MOST_FILE_BYTES = 64 * 2 ** 20;

/** Tables in one file, and entries of one table. */
const MOST_TABLES = 2_000;
const MOST_ENTRIES = 200_000;

const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/));
const time = v.pipe(v.number(), v.finite(), v.minValue(0));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/** One table. Its entries and its open roll are read strictly by whoever knows its ruleset. */
const fileTable = v.object({
  id,
  ruleset: v.pipe(v.string(), v.regex(/^[a-z0-9_-]{1,64}$/)),
  name: v.pipe(v.string(), v.maxLength(200)),
  createdAt: time,
  changedAt: time,
  /** The secret of its dice, for whoever plays on; null in a file for reading. */
  secret: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  progress: v.record(v.string(), v.union([v.string(), v.number()])),
  entries: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(MOST_ENTRIES)),
  draft: v.unknown(),
});
export type FileTable = v.InferOutput<typeof fileTable>;

const nervioFile = v.object({
  nervio: v.literal(FORM),
  kind: v.picklist(['table', 'backup']),
  /** The version of stored shapes that wrote it. */
  schema: v.pipe(whole, v.minValue(1)),
  savedAt: time,
  tables: v.pipe(v.array(fileTable), v.minLength(1), v.maxLength(MOST_TABLES)),
});
export type NervioFile = v.InferOutput<typeof nervioFile>;

export const writeFile = (file: Omit<NervioFile, 'nervio'>): string =>
  JSON.stringify({ nervio: FORM, ...file } satisfies NervioFile);

/**
 * Reads the text of a file. Never throws.
 * @param schema the version of stored shapes that is known here
 */
export function readFile(text: string, schema: number): Read<NervioFile> {
  if (text.length > MOST_FILE_BYTES) return failed('too-long');
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    // A file that begins like one of ours and does not end was cut on its way.
    return failed(/^\s*\{\s*"nervio"/.test(text) ? 'cut' : 'not-ours');
  }
  const marks = v.safeParse(v.object({ nervio: whole }), raw);
  if (!marks.success) return failed('not-ours');
  if (marks.output.nervio > FORM) return failed('newer');
  const parsed = v.safeParse(nervioFile, raw);
  if (!parsed.success) return failed('invalid');
  return parsed.output.schema > schema ? failed('newer') : { ok: true, value: parsed.output };
}
