/** Codes as a camera reads them. */
import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { qrCode } from '../../src/share/qr.ts';

/** Pixels of one module. */
const SCALE = 4;

/** Paints the path of a code, whose parts are all runs of one module's height. */
function paint({ size, path }: ReturnType<typeof qrCode>) {
  const side = size * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1) {
      const start = (row * side + Number(x) * SCALE) * 4;
      for (let at = start; at < start + Number(width) * SCALE * 4; at += 4) pixels.fill(0, at, at + 3);
    }
  }
  return { pixels, side };
}

const fragment = (letters: number): string =>
  Array.from({ length: letters }, (_, i) => 'aZ9-_.'[(i * i + 3 * i) % 6]).join('');

it.each([60, 500, 1_000, 1_600, 2_000])('a link of %i letters is read off its code', (letters) => {
  const text = `https://nervio.example/cursus-honorum#${fragment(letters - 38)}`;
  const { pixels, side } = paint(qrCode(text));
  expect(jsQR(pixels, side, side)?.data).toBe(text);
});
