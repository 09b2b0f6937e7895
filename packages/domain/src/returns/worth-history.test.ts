import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRows, dayNo, entry, nav, rupees, units } from '../../test/ledger.ts';
import { type DayNumber, dateOfDayNumber, dayNumberOf } from '../calendar/day-number.ts';
import { costLeft } from '../holdings/lots/lot.ts';
import { positionOf } from '../holdings/lots/position-of.ts';
import { navTenThousandths } from '../money/scaled.ts';
import { monthCloses, worthHistory } from './worth-history.ts';

const isoOf = (day: DayNumber) => dateOfDayNumber(day).toString();

describe('the days of a value over time', () => {
  it('are the first one and the ends of months that are over', () => {
    expect(monthCloses(dayNo('2026-08-20'), dayNo('2026-11-17')).map(isoOf)).toEqual([
      '2026-08-20',
      '2026-08-31',
      '2026-09-30',
      '2026-10-31',
    ]);
    expect(monthCloses(dayNo('2026-10-31'), dayNo('2026-11-30')).map(isoOf)).toEqual(['2026-10-31']);
    expect(monthCloses(dayNo('2026-11-17'), dayNo('2026-11-17'))).toEqual([]);
  });

  it('hold for any two days, leap years too', () => {
    const anyDay = fc.integer({ min: 0, max: 40_000 });
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 4_000 }), (from, more) => {
        const expected: string[] = [];
        const [first, until] = [from as DayNumber, (from + more) as DayNumber];
        for (let date = dateOfDayNumber(first); dayNumberOf(date) < until; date = date.add({ days: 1 })) {
          if (dayNumberOf(date) === first || date.day === date.daysInMonth) expected.push(date.toString());
        }
        expect(monthCloses(first, until).map(isoOf)).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });
});

/** First in, first out by hand: each unit of a thousandth in a queue of what was paid for its lot. */
function queueOf(moves: readonly { readonly units: number; readonly paid: number }[]) {
  const queue: { all: number; left: number; readonly paid: number }[] = [];
  for (const { units: moved, paid } of moves) {
    if (moved > 0) queue.push({ all: moved, left: moved, paid });
    for (let out = -moved; out > 0; ) {
      const [lot] = queue;
      if (!lot) throw new Error('Nothing left');
      const taken = Math.min(out, lot.left);
      lot.left -= taken;
      out -= taken;
      if (lot.left === 0) queue.shift();
    }
  }
  const half = (one: bigint, by: bigint) => (one * 2n + by) / (by * 2n);
  return {
    units: queue.reduce((sum, { left }) => sum + left, 0),
    cost: queue.reduce(
      (sum, { all, left, paid }) => sum + half(BigInt(paid) * BigInt(left), BigInt(all)),
      0n,
    ),
  };
}

describe('what is held at the close of a day', () => {
  it('is what a queue worked by hand holds, bought and sold in any order', () => {
    const anyMove = fc.record({
      after: fc.integer({ min: 0, max: 45 }),
      share: fc.integer({ min: -100, max: 100 }),
      units: fc.integer({ min: 1, max: 900_000 }),
      paid: fc.integer({ min: 100, max: 9_000_000 }),
    });
    fc.assert(
      fc.property(fc.array(anyMove, { minLength: 1, maxLength: 30 }), (steps) => {
        let day = dayNo('2020-01-15') as number;
        let held = 0;
        const moves = steps.flatMap(({ after, share, units: bought, paid }) => {
          day += after + 1;
          const moved = share >= -30 ? bought : -Math.floor((held * -share) / 100);
          held += moved;
          return moved === 0 ? [] : [{ day, units: moved, paid }];
        });
        const rows = moves.map(({ day: on, units: moved, paid }, at) =>
          entry(String(at + 1), moved > 0 ? 'purchase' : 'redemption', isoOf(on as DayNumber), {
            units: units((Math.abs(moved) / 1000).toFixed(3)),
            amount: rupees((paid / 100).toFixed(2)),
          }),
        );
        const days = [...new Set(steps.map((_, at) => dayNo('2020-01-20') + at * 31))] as DayNumber[];
        const { closes } = positionOf(rows, { days });
        expect(closes.map((one) => ({ units: Number(one.units), cost: one.cost }))).toEqual(
          days.map((on) => queueOf(moves.filter((move) => move.day <= on))),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('is what the rows up to it make, whatever else is taken back, carried or refused', () => {
    fc.assert(
      fc.property(anyRows, fc.array(fc.integer({ min: -5, max: 130 }), { maxLength: 12 }), (rows, after) => {
        const start = dayNo('2020-01-01');
        const days = [...new Set(after)]
          .sort((one, other) => one - other)
          .map((n) => (start + n) as DayNumber);
        const { closes, counted } = positionOf(rows, { days });
        expect(closes).toEqual(
          days.map((on) => {
            const { position } = positionOf(counted.filter(({ day }) => day <= on));
            expect(position.lots.reduce((sum, lot) => sum + costLeft(lot), 0n)).toBe(position.cost);
            return { units: position.units, cost: position.cost };
          }),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('has units from before our history from the day before its first row on', () => {
    const bought = entry('1', 'purchase', '2026-03-10', { units: units('10'), amount: rupees('100') });
    const balance = { day: dayNo('2026-04-01'), units: units('15') };
    const { closes } = positionOf([bought], {
      balance,
      days: [dayNo('2026-03-08'), dayNo('2026-03-09'), dayNo('2026-03-31')],
    });
    expect(closes.map((one) => [one.units, one.cost])).toEqual([
      [0n, 0n],
      [units('5'), 0n],
      [units('15'), rupees('100')],
    ]);
  });
});

describe('value against invested', () => {
  const days = ['2026-09-30', '2026-10-31'].map(dayNo);
  const close = (held: string, cost: string) => ({ units: units(held), cost: rupees(cost) });
  const closes = [close('100', '1000'), close('50', '500')];

  it('is summed exactly and rounded once', () => {
    const third = navTenThousandths(33_333n);
    const one = { closes, navs: [third, third], isPriced: true };
    // 2 × 100 × 3.3333 = 666.66; 2 × 50 × 3.3333 = 333.33
    expect(worthHistory(days, [one, one])).toEqual([
      { day: days[0], value: rupees('666.66'), invested: rupees('2000') },
      { day: days[1], value: rupees('333.33'), invested: rupees('1000') },
    ]);
  });

  it('is a gap where a price of what was held is not known, and says what was invested', () => {
    const late = { closes, navs: [null, nav('12')], isPriced: true };
    expect(worthHistory(days, [late]).map(({ value }) => value)).toEqual([null, rupees('600')]);
    const sold = { closes: [close('0', '0'), close('0', '0')], navs: [null, null], isPriced: true };
    expect(worthHistory(days, [sold]).map(({ value }) => value)).toEqual([0n, 0n]);
  });

  it('leaves out what never had a price, as everywhere', () => {
    const priced = { closes, navs: [nav('10'), nav('10')], isPriced: true };
    const never = { closes, navs: [null, null], isPriced: false };
    expect(worthHistory(days, [priced, never])).toEqual([
      { day: days[0], value: rupees('1000'), invested: rupees('2000') },
      { day: days[1], value: rupees('500'), invested: rupees('1000') },
    ]);
  });
});
