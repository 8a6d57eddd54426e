import { describe, expect, it } from 'vitest';
import { idFromBytes } from './ids.ts';

describe('idFromBytes', () => {
  it('gives one plain character for each byte', () => {
    const every = idFromBytes(Uint8Array.from({ length: 256 }, (_, i) => i));
    expect(every).toMatch(/^[a-hj-km-np-z2-9]{256}$/);
    expect(idFromBytes(new Uint8Array(0))).toBe('');
  });

  it('differs where bytes differ within the alphabet', () => {
    expect(new Set(Array.from({ length: 31 }, (_, i) => idFromBytes(Uint8Array.of(i)))).size).toBe(31);
  });
});
