import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenAfter } from './row-selection.ts';

const keys = fc.array(fc.stringMatching(/^[a-e]$/), { maxLength: 8 });

describe('choosing rows', () => {
  it('adds them to those chosen before, wherever they stand in the list', () => {
    expect([...chosenAfter(new Set(['a']), ['c', 'd'], true, 10)]).toEqual(['a', 'c', 'd']);
  });

  it('lets go of just those', () => {
    expect([...chosenAfter(new Set(['a', 'b', 'c']), ['b', 'x'], false, 10)]).toEqual(['a', 'c']);
  });

  it('never takes more than allowed, and drops none for it', () => {
    fc.assert(
      fc.property(keys, keys, fc.nat(5), (before, more, room) => {
        const had = new Set(before);
        const most = had.size + room;
        const now = chosenAfter(had, more, true, most);
        expect(now.size).toBeLessThanOrEqual(most);
        for (const key of had) expect(now.has(key)).toBe(true);
      }),
    );
  });

  it('leaves the selection before as it was', () => {
    const before = new Set(['a']);
    chosenAfter(before, ['b'], true, 10);
    expect([...before]).toEqual(['a']);
  });
});
