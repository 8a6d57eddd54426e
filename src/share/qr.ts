/** A text as a QR code, drawn as one path. */
import { encode } from 'uqr';

export interface QrCode {
  /** Modules on each side, the quiet border included. */
  readonly size: number;
  /** An SVG path of the dark modules, one unit each. */
  readonly path: string;
}

/** Modules of white around the code; readers need four. */
const BORDER = 4;

/** The code with the least correction: a screen has no scratches, and fewer modules are larger ones. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'L', boostEcc: false, border: BORDER });
  let path = '';
  data.forEach((row, y) => {
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      path += `M${start} ${y}h${x + 1 - start}v1h${start - x - 1}z`;
    }
  });
  return { size, path };
}
