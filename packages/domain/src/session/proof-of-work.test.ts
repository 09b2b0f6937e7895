import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSolved, solve } from './proof-of-work.ts';
import { sha256 } from './sha-256.ts';

const plainText = fc.string({ unit: fc.constantFrom(...'abcXYZ0189._-'), maxLength: 200 });

describe('sha256', () => {
  it('is the one everybody knows', () => {
    fc.assert(
      fc.property(plainText, (text) => {
        const words = Array.from(sha256(text), (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
        expect(words).toBe(createHash('sha256').update(text).digest('hex'));
      }),
    );
  });
});

describe('a proof of work', () => {
  const work = { seed: 'seed', parts: 4, bits: 8 };
  const answers = solve(work);

  it('is found by trying, and told part by part', () => {
    const reported: number[] = [];
    expect(solve(work, (done) => reported.push(done))).toEqual(answers);
    expect(reported).toEqual([1, 2, 3, 4]);
    expect(isSolved(work, answers)).toBe(true);
  });

  it('is for its own seed, its parts in their order, and as hard as asked', () => {
    expect(isSolved({ ...work, seed: 'other' }, answers)).toBe(false);
    expect(isSolved(work, answers.toReversed())).toBe(false);
    expect(isSolved(work, answers.slice(1))).toBe(false);
    expect(isSolved(work, [...answers, 0])).toBe(false);
    expect(isSolved({ ...work, bits: 24 }, answers)).toBe(false);
  });

  it.each([-1, 0.5, Number.NaN, 2 ** 60])('takes no %d for an answer', (wrong) => {
    expect(isSolved({ ...work, bits: 0 }, [0, 0, 0, wrong])).toBe(false);
  });

  it('costs twice the hashes for each bit more', () => {
    // The answers are the numbers of tries: their sum is the work, whatever the machine.
    const tries = (bits: number) =>
      solve({ seed: 'cost', parts: 200, bits }).reduce((sum, answer) => sum + answer, 0);
    const ratio = tries(8) / tries(7);
    expect(ratio).toBeGreaterThan(1.5);
    expect(ratio).toBeLessThan(2.7);
  });
});
