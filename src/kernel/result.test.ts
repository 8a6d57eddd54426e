import { describe, expect, it } from 'vitest';
import { accept, assertNever, reject } from './result.ts';

describe('decisions', () => {
  it('accept events in order', () => {
    expect(accept('a', 'b')).toEqual({ ok: true, events: ['a', 'b'] });
  });

  it('reject with a code, and parameters only where there are some', () => {
    expect(reject('gone')).toEqual({ ok: false, why: { code: 'gone' } });
    expect(reject('range', { max: 6 })).toEqual({ ok: false, why: { code: 'range', params: { max: 6 } } });
  });

  it('never meet a forgotten member of a union', () => {
    expect(() => assertNever('forgotten' as never)).toThrow('forgotten');
  });
});
