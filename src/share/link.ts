/** A table as a link, for any ruleset: its schemas say how it is written, and whether it may be opened. */
import * as v from 'valibot';
import { draftSchema, type RulesetSchemas } from '../kernel/log-schema.ts';
import { fromBase64Url, toBase64Url } from './base64url.ts';
import { type LinkKind, readFragment, writeFragment } from './fragment.ts';
import { readPayload, writePayload } from './payload.ts';
import { failed, type Read } from './result.ts';
import { type Shape, shapeOf } from './shape.ts';
import { BrokenBytes } from './source.ts';

const MINUTE = 60_000;

/** A test that was begun and waits for dice. */
export interface OpenTest<C> {
  readonly command: C;
  readonly answers: readonly {
    readonly id: string;
    readonly source: 'app' | 'typed' | 'declared';
    readonly values: readonly number[];
  }[];
  readonly typed: readonly number[];
}

/** What a link carries: the present state, without its history. */
export interface LinkContent<S, C> {
  readonly name: string;
  /** When it was made, in minutes since 1970. */
  readonly minute: number;
  readonly rulesVersion: number;
  readonly state: S;
  readonly draft: OpenTest<C> | null;
}

/** How content of an older version is read: its shape as it was, and the steps up to the present one. */
export interface OlderContent {
  readonly shape: Shape;
  readonly bringUp: (content: unknown) => unknown;
}

export interface LinkCodec<S, C> {
  readonly schemas: RulesetSchemas<S, C, unknown>;
  readonly rulesVersion: number;
  /** The version of stored shapes, as storage counts it. */
  readonly schema: number;
  readonly older?: (schema: number) => OlderContent | null;
}

export const minuteOf = (milliseconds: number): number => Math.floor(milliseconds / MINUTE);
export const timeOf = (minute: number): number => minute * MINUTE;

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

export const contentSchema = <S, C>(schemas: RulesetSchemas<S, C, unknown>) =>
  v.strictObject({
    name: v.pipe(v.string(), v.maxLength(200)),
    minute: v.pipe(whole, v.maxValue(minuteOf(8.64e15))),
    rulesVersion: whole,
    state: schemas.state,
    draft: v.nullable(draftSchema(schemas.command)),
  });

/** The part of a link behind the `#`. The content must be valid: it comes from an open table. */
export async function writeLink<S, C>(
  codec: LinkCodec<S, C>,
  kind: LinkKind,
  content: LinkContent<S, C>,
): Promise<string> {
  const payload = await writePayload(shapeOf(contentSchema(codec.schemas)), content);
  return writeFragment({ kind, schema: codec.schema, payload: toBase64Url(payload) });
}

export interface OpenedLink<S, C> extends LinkContent<S, C> {
  readonly kind: LinkKind;
}

/** Reads a link, or a text around one. Never throws and never takes longer than reading the largest table. */
export async function readLink<S, C>(codec: LinkCodec<S, C>, text: string): Promise<Read<OpenedLink<S, C>>> {
  const fragment = readFragment(text);
  if (!fragment.ok) return fragment;
  const { kind, schema, payload } = fragment.value;
  if (schema > codec.schema) return failed('newer');
  const bytes = fromBase64Url(payload);
  if (!bytes) return failed('damaged');
  let raw: unknown;
  try {
    const older = schema < codec.schema ? codec.older?.(schema) : null;
    if (schema < codec.schema && !older) return failed('invalid');
    const shape = older?.shape ?? shapeOf(contentSchema(codec.schemas));
    const content = await readPayload(shape, bytes);
    raw = older ? older.bringUp(content) : content;
  } catch (error) {
    return failed(error instanceof BrokenBytes && error.message === 'too large' ? 'too-large' : 'damaged');
  }
  const version = (raw as { readonly rulesVersion?: unknown }).rulesVersion;
  if (typeof version === 'number' && version > codec.rulesVersion) return failed('newer');
  const parsed = v.safeParse(contentSchema(codec.schemas), raw);
  if (!parsed.success) return failed('invalid');
  return { ok: true, value: { ...parsed.output, kind } };
}
