import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNo, nav, rupees } from '../../test/ledger.ts';
import { lot } from '../../test/order-facts.ts';
import type { DayNumber } from '../calendar/day-number.ts';
import { milliUnits, navTenThousandths } from '../money/scaled.ts';
import { gainSince } from './gain-since.ts';

describe('an STP or SWP by appreciation', () => {
  const since = { day: dayNo('2026-10-09'), nav: nav('50') };

  it('moves the gain of the units held since the last instalment only', () => {
    const old = lot('1', '2024-01-10', '1000');
    const ofThatDay = lot('2', '2026-10-09', '10');
    const bought = lot('3', '2026-10-12', '400');
    expect(gainSince([old, ofThatDay, bought], since, nav('52'))).toBe(rupees('2,020'));
    expect(gainSince([bought], since, nav('52'))).toBe(0n);
    expect(gainSince([old], since, nav('49.5'))).toBe(rupees('-500'));
  });

  it('is what a unit by unit account says, first in first out, whatever was bought and sold between', () => {
    const move = fc.record({ on: fc.integer({ min: 0, max: 60 }), units: fc.integer({ min: -40, max: 40 }) });
    const prices = fc.array(fc.integer({ min: 100_000, max: 900_000 }), { minLength: 62, maxLength: 62 });
    fc.assert(
      fc.property(
        fc.array(move, { maxLength: 12 }),
        prices,
        fc.integer({ min: 0, max: 60 }),
        (moves, navs, at) => {
          // Each whole unit by itself, with the day it came.
          const held: number[] = [];
          for (const { on, units: count } of [...moves].sort((a, b) => a.on - b.on)) {
            if (count > 0) held.push(...Array<number>(count).fill(on));
            else held.splice(0, -count);
          }
          const [before = 0, now = 0] = [navs[at], navs[61]];
          const gained = held.filter((day) => day <= at).reduce((sum) => sum + now - before, 0);
          const lots = [...new Set(held)].map((day) => ({
            ...lot(String(day), '2026-01-01', '1'),
            acquiredOn: day as DayNumber,
            units: milliUnits(BigInt(held.filter((one) => one === day).length) * 1000n),
          }));
          const sinceThen = { day: at as DayNumber, nav: navTenThousandths(BigInt(before)) };
          const reported = gainSince(lots, sinceThen, navTenThousandths(BigInt(now)));
          // Ten-thousandths of a rupee to paise, the half away from nil.
          expect(Number(reported)).toBe(Math.sign(gained) * Math.round(Math.abs(gained) / 100));
        },
      ),
    );
  });
});
