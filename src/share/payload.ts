/** A value as the bytes of a link: what zlib makes smaller, and before it what zlib would only make longer. */
import { deflate, inflateCapped } from './deflate.ts';
import { type Guess, pack } from './pack.ts';
import type { Shape } from './shape.ts';
import { BrokenBytes } from './source.ts';
import { unpack } from './unpack.ts';

/** Bytes that a link may unfold into. The largest table that fits the letters of a link has a tenth of it. */
const MOST_BYTES = 2 ** 20;

/** See `worthPacking`. */
const FIRST_LOSS = 1.25;
const OTHER_LOSSES = [0, 0.8, 2];

/** Two bytes for the length of what is not deflated. */
const HEAD = 2;

async function written(shape: Shape, value: unknown, guess: Guess): Promise<Uint8Array<ArrayBuffer>> {
  const { body, dense } = pack(shape, value, guess);
  const head = [dense.length >> 8, dense.length & 255];
  return Uint8Array.from([...head, ...dense, ...(await deflate(body))]);
}

/** No guess is best for every table: the better way with repeats is found first, then the losses are tried with it. */
export async function writePayload(shape: Shape, value: unknown): Promise<Uint8Array<ArrayBuffer>> {
  const once = await written(shape, value, { loss: FIRST_LOSS, repeats: true });
  const each = await written(shape, value, { loss: FIRST_LOSS, repeats: false });
  const repeats = once.length <= each.length;
  const others = await Promise.all(OTHER_LOSSES.map((loss) => written(shape, value, { loss, repeats })));
  return [once, each, ...others].reduce((a, b) => (b.length < a.length ? b : a));
}

/** @throws BrokenBytes('too large'), or anything else when the bytes are damaged */
export async function readPayload(shape: Shape, bytes: Uint8Array<ArrayBuffer>): Promise<unknown> {
  const [high = 0, low = 0] = bytes;
  const end = HEAD + high * 256 + low;
  if (end > bytes.length) throw new BrokenBytes('end');
  const body = await inflateCapped(bytes.slice(end), MOST_BYTES);
  return unpack(shape, { body, dense: bytes.slice(HEAD, end) });
}
