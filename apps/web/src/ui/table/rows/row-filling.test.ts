import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillRows, isFlying } from './row-filling.ts';

const all = () => true;
const wanted = [5, 6, 7, 8, 4, 3];

describe('filling rows while one scrolls', () => {
  it('takes a few in a frame, those on the screen first', () => {
    const first = fillRows({ wanted, isHere: all, filled: new Set(), most: 4 });
    expect([...first.filled]).toEqual([5, 6, 7, 8]);
    expect(first.isDone).toBe(false);
    const second = fillRows({ wanted, isHere: all, filled: first.filled, most: 4 });
    expect([...second.filled].sort()).toEqual([3, 4, 5, 6, 7, 8]);
    expect(second.isDone).toBe(true);
  });

  it('waits for none that is not read yet', () => {
    const { filled, isDone } = fillRows({ wanted, isHere: (row) => row > 6, filled: new Set(), most: 4 });
    expect([...filled]).toEqual([7, 8]);
    expect(isDone).toBe(true);
  });

  it('forgets rows that are no longer wanted', () => {
    const { filled } = fillRows({ wanted: [9], isHere: all, filled: new Set([1, 2]), most: 4 });
    expect([...filled]).toEqual([9]);
  });

  it('is done in the end, never empties a row, and never fills more than it may', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(60)), fc.integer({ min: 1, max: 6 }), (rows, most) => {
        let filled: ReadonlySet<number> = new Set();
        for (let frame = 0; frame <= Math.ceil(rows.length / most); frame++) {
          const next = fillRows({ wanted: rows, isHere: all, filled, most });
          expect(next.filled.size - filled.size).toBeLessThanOrEqual(most);
          for (const row of filled) expect(next.filled.has(row)).toBe(true);
          filled = next.filled;
        }
        expect(filled.size).toBe(rows.length);
      }),
    );
  });
});

describe('a list that flies past', () => {
  const at = (offset: number, time: number, isScrolling = true) => ({ offset, at: time, isScrolling });

  it('moves faster than can be read, in either direction', () => {
    expect(isFlying(at(0, 0), at(300, 100))).toBe(true);
    expect(isFlying(at(5000, 0), at(4700, 100))).toBe(true);
    expect(isFlying(at(0, 0), at(100, 100))).toBe(false);
  });

  it('does so no more when it rests, wherever it came from', () => {
    expect(isFlying(at(0, 0), at(100_000, 100, false))).toBe(false);
  });

  it('is not one turn of the wheel after a pause', () => {
    expect(isFlying(at(0, 0), at(120, 900))).toBe(false);
  });
});
