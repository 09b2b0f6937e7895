import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentValidity, isNewContent, lastDayOfFigures } from './content-rules.ts';

const first = Temporal.PlainDate.from('2026-11-01');
const life = { validFrom: first, validTo: Temporal.PlainDate.from('2026-11-30'), isRecalled: false };
const on = (day: string) => contentValidity(life, Temporal.PlainDate.from(day));

describe('a piece', () => {
  it('may be used from its first day to its last', () => {
    expect(['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'].map(on)).toEqual([
      'upcoming',
      'current',
      'current',
      'expired',
    ]);
  });

  it('with figures of a month end is good until ten days after the next one', () => {
    const last = (day: string) => lastDayOfFigures(Temporal.PlainDate.from(day)).toString();
    expect(['2026-09-30', '2026-12-31', '2027-01-31', '2028-01-31'].map(last)).toEqual([
      '2026-11-10',
      '2027-02-10',
      '2027-03-10',
      '2028-03-10',
    ]);
  });

  it('that was recalled is recalled on every day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), (days) => {
        expect(contentValidity({ ...life, isRecalled: true }, first.add({ days }))).toBe('recalled');
      }),
    );
  });

  it('is new for fourteen days', () => {
    const newDays = Array.from({ length: 40 }, (_, days) => days).filter((days) =>
      isNewContent(first, first.add({ days })),
    );
    expect([newDays.length, newDays.at(-1)]).toEqual([14, 13]);
  });
});
