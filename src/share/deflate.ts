/** zlib by the browser's own streams. Its checksum turns a changed letter into an error instead of other data. */
import { BrokenBytes } from './source.ts';

/** A stream of one chunk; `new Blob(…).stream()` would do the same, but jsdom has none. */
const streamOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });

async function collect(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel().catch(() => {});
      throw new BrokenBytes('too large');
    }
    parts.push(value);
  }
  const out = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

export const deflate = (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  collect(streamOf(bytes).pipeThrough(new CompressionStream('deflate')), Number.POSITIVE_INFINITY);

/**
 * Inflates chunk by chunk and stops at `most` bytes: a bomb never reaches memory.
 * @throws BrokenBytes('too large'), or the stream's own error when the bytes are damaged
 */
export const inflateCapped = (
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> =>
  collect(streamOf(bytes).pipeThrough(new DecompressionStream('deflate')), most);
