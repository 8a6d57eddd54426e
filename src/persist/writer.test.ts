import { describe, expect, it, vi } from 'vitest';
import { createWriter, type WriteStatus } from './writer.ts';

/** A write that ends when it is told to. */
function held() {
  let finish = (_ok: boolean): void => {};
  const job = () =>
    new Promise<void>((resolve, reject) => {
      finish = (ok) => (ok ? resolve() : reject(new Error('full')));
    });
  return { job, finish: (ok: boolean) => finish(ok) };
}

const follow = () => {
  const told: WriteStatus[] = [];
  return { told, hear: (status: WriteStatus) => void told.push(status) };
};

describe('the writer', () => {
  it('starts each write at once and says saved after the last one', async () => {
    const { told, hear } = follow();
    const writer = createWriter(hear);
    const [first, second] = [held(), held()];
    const started: string[] = [];
    writer.write(() => {
      started.push('first');
      return first.job();
    });
    writer.write(() => {
      started.push('second');
      return second.job();
    });
    expect(started).toEqual(['first', 'second']);
    first.finish(true);
    await vi.waitFor(() => expect(told.at(-1)).toBe('saving'));
    second.finish(true);
    await writer.flush();
    expect(told).toEqual(['saving', 'saving', 'saved']);
  });

  it('keeps what failed, in its order, and tries it again', async () => {
    const { told, hear } = follow();
    const writer = createWriter(hear, 5);
    const written: number[] = [];
    let broken = true;
    const write = (n: number) => async () => {
      if (broken) throw new Error('full');
      written.push(n);
    };
    writer.write(write(1));
    await writer.flush();
    expect(told.at(-1)).toBe('failed');
    writer.write(write(2));
    writer.write(write(3));
    await writer.flush();
    expect(written).toEqual([]);
    broken = false;
    await vi.waitFor(() => expect(told.at(-1)).toBe('saved'));
    expect(written).toEqual([1, 2, 3]);
  });

  it('does not say saved while an older write has failed', async () => {
    const { told, hear } = follow();
    const writer = createWriter(hear, 60_000);
    const [first, second] = [held(), held()];
    writer.write(first.job);
    writer.write(second.job);
    second.finish(true);
    first.finish(false);
    await writer.flush();
    expect(told.at(-1)).toBe('failed');
  });
});
