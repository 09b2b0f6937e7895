import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenAfter, chosenCount, isChosen, selectedIds, selectionText } from './row-selection.ts';

const keys = fc.array(fc.stringMatching(/^[a-e]$/), { maxLength: 8 });
const some = (...given: string[]) => ({ isAll: false, keys: new Set(given) });
const allBut = (...given: string[]) => ({ isAll: true, keys: new Set(given) });
const what = (rows: number) => `${rows} clients`;

describe('choosing rows', () => {
  it('adds them to those chosen before, wherever they stand in the list', () => {
    expect(chosenAfter(some('a'), ['c', 'd'], true, 10)).toEqual(some('a', 'c', 'd'));
  });

  it('lets go of just those', () => {
    expect(chosenAfter(some('a', 'b', 'c'), ['b', 'x'], false, 10)).toEqual(some('a', 'c'));
  });

  it('of all leaves out those let go, and takes them in again', () => {
    const without = chosenAfter(allBut(), ['a', 'b'], false, 10);
    expect(without).toEqual(allBut('a', 'b'));
    expect([isChosen(without, 'a'), isChosen(without, 'never read')]).toEqual([false, true]);
    expect(chosenAfter(without, ['a'], true, 10)).toEqual(allBut('b'));
  });

  it('never takes more than allowed, and drops none for it', () => {
    fc.assert(
      fc.property(keys, keys, fc.nat(5), fc.boolean(), (before, more, room, isAll) => {
        const had = new Set(before);
        const most = had.size + room;
        const now = chosenAfter({ isAll, keys: had }, more, !isAll, most);
        expect(now.keys.size).toBeLessThanOrEqual(most);
        for (const key of had) expect(now.keys.has(key)).toBe(true);
      }),
    );
  });

  it('leaves the selection before as it was', () => {
    const before = some('a');
    chosenAfter(before, ['b'], true, 10);
    expect([...before.keys]).toEqual(['a']);
  });
});

describe('what is said of a selection is what an act takes', () => {
  it.each([
    [allBut(), 378, 'All 378 clients', {}],
    [allBut('a'), 378, '377 of 378 clients', { except: ['a'] }],
    [some('a', 'b', 'c'), 378, '3 clients', { ids: ['a', 'b', 'c'] }],
    [some('a', 'b'), 2, 'All 2 clients', { ids: ['a', 'b'] }],
  ])('%o of %i: %s', (selected, total, text, requested) => {
    expect(selectionText(selected, total, what)).toBe(text);
    expect(selectedIds(selected)).toEqual(requested);
  });

  it('follows the list when it grows', () => {
    expect([378, 379].map((total) => chosenCount(allBut('a'), total))).toEqual([377, 378]);
    expect(chosenCount(allBut('a'), 0)).toBe(0);
  });
});
