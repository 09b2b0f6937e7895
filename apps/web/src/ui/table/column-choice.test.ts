import { describe, expect, it } from 'vitest';
import { columnsThatFit, isColumnShown, readColumnChoice } from './column-choice.ts';

describe('the columns somebody chose', () => {
  const city = { id: 'city', optional: 'hidden' } as const;
  const kyc = { id: 'kyc', optional: 'shown' } as const;

  it('begin as the list says, and then are as they were left', () => {
    expect([isColumnShown(city, {}), isColumnShown(kyc, {})]).toEqual([false, true]);
    const left = readColumnChoice(JSON.stringify({ city: true, kyc: false }));
    expect([isColumnShown(city, left), isColumnShown(kyc, left)]).toEqual([true, false]);
  });

  it('cannot hide one that is not optional', () => {
    expect(isColumnShown({ id: 'name' }, { name: false })).toBe(true);
  });

  it('are the usual ones when what was kept is something else', () => {
    for (const saved of [null, '', 'no', 'null', '[1]', '"x"', '{"city":"yes"}']) {
      expect(isColumnShown(city, readColumnChoice(saved)), String(saved)).toBe(false);
    }
  });
});

describe('a table that is too narrow', () => {
  const columns = [{ id: 'name' }, { id: 'a', width: 100 }, { id: 'b', width: 100 }, { id: 'c', width: 40 }];
  const fitting = (width: number) => columnsThatFit(columns, width).map(({ id }) => id);

  it('leaves out its last columns first, and never the name', () => {
    expect(fitting(1000)).toEqual(['name', 'a', 'b', 'c']);
    expect(fitting(200 + 116 + 116)).toEqual(['name', 'a', 'b']);
    expect(fitting(200 + 116 + 60)).toEqual(['name', 'a']);
    expect(fitting(10)).toEqual(['name']);
  });

  it('never leaves out what is kept', () => {
    const saved = [...columns, { id: 'acts', width: 90, isSaved: true }];
    const left = (width: number) => columnsThatFit(saved, width).map(({ id }) => id);
    expect(left(1000)).toEqual(['name', 'a', 'b', 'c', 'acts']);
    expect(left(200 + 116 + 106)).toEqual(['name', 'a', 'acts']);
    expect(left(10)).toEqual(['name', 'acts']);
  });

  it('leaves columns without a width to whoever lays them out', () => {
    const own = [{ id: 'name' }, { id: 'a' }, { id: 'b' }];
    expect(columnsThatFit(own, 10)).toEqual(own);
  });
});
