import { describe, expect, it } from 'vitest';
import { ttlValue } from './ttl-value.ts';

/** Reads that are answered by hand, in any order. */
function handReader() {
  const waiting: ((value: number) => void)[] = [];
  let reads = 0;
  return {
    read: () => {
      reads++;
      return new Promise<number>((resolve) => waiting.push(resolve));
    },
    answer: (value: number) => waiting.shift()?.(value),
    reads: () => reads,
  };
}

describe('a value that is read at most once in a while', () => {
  it('is read once for all who ask while it is on its way', async () => {
    const { read, answer, reads } = handReader();
    const value = ttlValue(2000, read);
    const requested = [value.get(0), value.get(1), value.get(2)];
    answer(7);
    expect(await Promise.all(requested)).toEqual([7, 7, 7]);
    expect(reads()).toBe(1);
  });

  it('is there at once until its time is over, then read again', async () => {
    let now = 1;
    const value = ttlValue(2000, async () => now);
    expect(await value.get(0)).toBe(1);
    now = 2;
    expect(value.get(1999)).toBe(1);
    expect(await value.get(2000)).toBe(2);
  });

  it('is read again when the clock went back', async () => {
    let now = 1;
    const value = ttlValue(2000, async () => now);
    await value.get(10_000);
    now = 2;
    expect(await value.get(5000)).toBe(2);
  });

  it('does not keep what was asked before it was forgotten', async () => {
    const { read, answer } = handReader();
    const value = ttlValue(2000, read);
    const before = value.get(0);
    value.forget();
    const after = value.get(0);
    answer(1);
    answer(2);
    expect(await before).toBe(1);
    expect(await after).toBe(2);
    expect(value.get(1)).toBe(2);
  });

  it('is asked for anew after a failure', async () => {
    let fails = true;
    const value = ttlValue(2000, async () => {
      if (fails) throw new Error('gone');
      return 1;
    });
    await expect(value.get(0)).rejects.toThrow('gone');
    fails = false;
    expect(await value.get(1)).toBe(1);
  });
});
