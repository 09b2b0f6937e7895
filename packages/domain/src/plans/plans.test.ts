import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay, day } from '../../test/dates.ts';
import { rupees } from '../../test/ledger.ts';
import { isActiveOn, type RunningPlan, sipBook } from '../../test/reference/sip-book.ts';
import { businessDays } from '../calendar/business-days.ts';
import { perMillion } from '../money/per-million.ts';
import { paise } from '../money/scaled.ts';
import { daysOfMonthOf, dueDates, type PlanSchedule } from './due-dates.ts';
import {
  endsAfterFailures,
  type Frequency,
  frequencies,
  frequencyFacts,
  isFrequency,
} from './frequencies.ts';
import { monthlyEquivalent } from './monthly-equivalent.ts';
import { instalmentsOf, lastInstalment, nextInstalment, type PlanCourse } from './next-instalment.ts';
import { toppedUpAmount } from './top-up.ts';

const market = businessDays(new Set(['2026-11-24', '2026-12-25']));
const everyDay = () => true;
const schedule = (frequency: Frequency, start: string, rest: Partial<PlanSchedule> = {}): PlanSchedule => ({
  frequency,
  start: day(start),
  end: day('2099-12-31'),
  count: null,
  ...rest,
});
const list = (dates: Iterable<Temporal.PlainDate>) => [...dates].map(String);
const debits = (course: PlanCourse, isBusinessDay = market) =>
  Array.from(instalmentsOf(course, isBusinessDay), ({ debitOn }) => debitOn.toString());
const next = (course: PlanCourse, iso: string) => {
  const found = nextInstalment(course, day(iso), market);
  return found && [found.dueOn.toString(), found.debitOn.toString()];
};

describe('the monthly equivalent', () => {
  it.each<[Frequency, string]>([
    ['daily', '2100'],
    ['weekly', '433.33'],
    ['fortnightly', '216.67'],
    ['twice-monthly', '200'],
    ['monthly', '100'],
    ['two-monthly', '50'],
    ['quarterly', '33.33'],
    ['half-yearly', '16.67'],
    ['annual', '8.33'],
  ])('of 100 %s is %s', (frequency, monthly) => {
    expect(monthlyEquivalent(rupees('100'), frequency)).toBe(rupees(monthly));
  });

  it('of a year of instalments is a twelfth of them', () => {
    expect(monthlyEquivalent(rupees('1200'), 'annual')).toBe(rupees('100'));
    expect(monthlyEquivalent(rupees('300'), 'quarterly')).toBe(rupees('100'));
  });

  it('knows every frequency by its name', () => {
    expect(frequencies.every(isFrequency)).toBe(true);
    expect(isFrequency('yearly')).toBe(false);
    expect(Object.keys(frequencyFacts)).toEqual([...frequencies]);
  });
});

describe('due dates', () => {
  it('of the 31st fall to the month end and come back', () => {
    expect(list(dueDates(schedule('monthly', '2026-10-31', { count: 6 }), everyDay))).toEqual([
      '2026-10-31',
      '2026-11-30',
      '2026-12-31',
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
    ]);
  });

  it('of the 31st begin at the end of a short month', () => {
    const plan = schedule('monthly', '2026-11-30', { count: 3, days: [31] });
    expect(list(dueDates(plan, everyDay))).toEqual(['2026-11-30', '2026-12-31', '2027-01-31']);
  });

  it('wait for their day when it has passed in the month of the start', () => {
    const plan = schedule('monthly', '2026-11-15', { count: 2, days: [5] });
    expect(list(dueDates(plan, everyDay))).toEqual(['2026-12-05', '2027-01-05']);
  });

  it.each<[Frequency, string[]]>([
    ['weekly', ['2026-11-16', '2026-11-23', '2026-11-30']],
    ['fortnightly', ['2026-11-16', '2026-11-30', '2026-12-14']],
    ['quarterly', ['2026-11-16', '2027-02-16', '2027-05-16']],
    ['half-yearly', ['2026-11-16', '2027-05-16', '2027-11-16']],
    ['annual', ['2026-11-16', '2027-11-16', '2028-11-16']],
  ])('%s', (frequency, dates) => {
    expect(list(dueDates(schedule(frequency, '2026-11-16', { count: 3 }), everyDay))).toEqual(dates);
  });

  it('of several days of the month are due on each of them, in order', () => {
    const weekly = schedule('weekly', '2026-11-07', { count: 6, days: [7, 14, 21, 28, 1] });
    expect(list(dueDates(weekly, everyDay))).toEqual([
      '2026-11-07',
      '2026-11-14',
      '2026-11-21',
      '2026-11-28',
      '2026-12-01',
      '2026-12-07',
    ]);
    const monthEnds = schedule('twice-monthly', '2027-02-01', { count: 3, days: [30, 31] });
    expect(list(dueDates(monthEnds, everyDay))).toEqual(['2027-02-28', '2027-03-30', '2027-03-31']);
    expect(list(dueDates(schedule('two-monthly', '2026-12-31', { count: 2 }), everyDay))).toEqual([
      '2026-12-31',
      '2027-02-28',
    ]);
  });

  it('follow the start where the days are not as many as the frequency takes', () => {
    expect(daysOfMonthOf('weekly', [3])).toBeNull();
    expect(daysOfMonthOf('monthly', [1, 15])).toBeNull();
    expect(daysOfMonthOf('daily', [1])).toBeNull();
    expect(daysOfMonthOf('fortnightly', [16, 2, 2])).toEqual([2, 16]);
    // Which two days, nobody said.
    expect(list(dueDates(schedule('twice-monthly', '2026-11-01', { count: 2 }), everyDay))).toEqual([]);
  });

  it('stop at the end and at the year bound', () => {
    expect(list(dueDates(schedule('monthly', '2026-11-05', { end: day('2027-01-04') }), everyDay))).toEqual([
      '2026-11-05',
      '2026-12-05',
    ]);
    const perpetual = schedule('annual', '2095-06-01', { end: day('2150-01-01') });
    expect(list(dueDates(perpetual, everyDay)).at(-1)).toBe('2099-06-01');
  });
});

describe('instalments', () => {
  it('on a holiday move forward, never back', () => {
    const plan = schedule('monthly', '2026-10-24', { count: 3, days: [24] });
    expect(debits(plan)).toEqual(['2026-10-26', '2026-11-25', '2026-12-24']);
  });

  it('of a daily plan fall on business days only, each once; Saturdays and Sundays are skipped [S5-20]', () => {
    const plan = schedule('daily', '2026-11-20', { count: 4 });
    expect(debits(plan)).toEqual(['2026-11-20', '2026-11-23', '2026-11-25', '2026-11-26']);
    const without = businessDays(new Set());
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 60 }), (start, count) => {
        const dates = Array.from(
          instalmentsOf(schedule('daily', start.toString(), { count }), without),
          ({ debitOn }) => debitOn,
        );
        expect(dates.filter(({ dayOfWeek }) => dayOfWeek > 5)).toEqual([]);
        // No weekday is left out: from one to the next is a day, or three over a weekend.
        dates.slice(1).forEach((date, index) => {
          const before = dates[index] ?? date;
          expect(before.until(date).days).toBe(before.dayOfWeek === 5 ? 3 : 1);
        });
        expect(start.until(dates[0] ?? start).days).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('are business days at or shortly after the due date, in order, as many as due', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...frequencies), fc.nat({ max: 40 }), (start, frequency, count) => {
        const plan = schedule(frequency, start.toString(), { count });
        const due = [...dueDates(plan, market)];
        const dates = Array.from(instalmentsOf(plan, market), ({ debitOn }) => debitOn);
        expect(dates).toHaveLength(due.length);
        dates.forEach((date, index) => {
          expect(market(date)).toBe(true);
          const moved = due[index]?.until(date, { largestUnit: 'days' }).days ?? -1;
          expect(moved).toBeGreaterThanOrEqual(0);
          expect(moved).toBeLessThan(7);
        });
        expect(new Set(dates.map(String)).size).toBe(dates.length);
      }),
    );
  });

  it('to come are counted, and the next is named', () => {
    const plan = schedule('monthly', '2026-09-05', { count: 6 });
    expect(next(plan, '2026-11-15')).toEqual(['2026-12-05', '2026-12-07']);
    expect(next(plan, '2026-12-06')).toEqual(['2026-12-05', '2026-12-07']);
    expect(next(plan, '2026-12-08')).toEqual(['2027-01-05', '2027-01-05']);
    expect([...instalmentsOf(plan, market, day('2026-11-16'))].length).toBe(3);
    expect(next(plan, '2027-02-09')).toBeNull();
    expect([...instalmentsOf(plan, market, day('2027-02-10'))].length).toBe(0);
  });

  it('13.10 of a pause are left out, also of one that lies ahead, and none follows the day it ceases', () => {
    const plan = schedule('monthly', '2026-09-05');
    const pauses = [{ from: day('2026-12-05'), to: day('2027-01-05') }];
    expect(next({ ...plan, pauses }, '2026-11-15')).toEqual(['2027-02-05', '2027-02-05']);
    expect(next({ ...plan, pauses: [{ from: day('2026-11-01'), to: null }] }, '2026-11-15')).toBeNull();
    // Due on a Saturday, debited on Monday: it ceased between the two.
    expect(next({ ...plan, ceasedOn: day('2026-12-07') }, '2026-11-15')).toBeNull();
    expect(next({ ...plan, ceasedOn: day('2026-12-08') }, '2026-11-15')).toEqual([
      '2026-12-05',
      '2026-12-07',
    ]);
    // A daily plan is due on business days: 24-Nov-2026 is a holiday, 28-Nov a Saturday.
    expect(next(schedule('daily', '2026-09-01'), '2026-11-24')).toEqual(['2026-11-25', '2026-11-25']);
    expect(next(schedule('daily', '2026-09-01'), '2026-11-28')).toEqual(['2026-11-30', '2026-11-30']);
  });

  it('that fail three times running end a plan, twice if quarterly or longer', () => {
    expect(frequencies.map((frequency) => endsAfterFailures(frequency, 2))).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
      true,
      true,
      true,
    ]);
    expect(frequencies.every((frequency) => endsAfterFailures(frequency, 3))).toBe(true);
  });
});

describe('the last instalment', () => {
  it('is that of the whole list, however it ends and however often it is due', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...frequencies),
        anyDay,
        fc.integer({ min: 0, max: 2500 }),
        fc.option(fc.integer({ min: 0, max: 40 }), { nil: null }),
        (frequency, start, days, count) => {
          const course = {
            frequency,
            start,
            end: start.add({ days }),
            count,
            days: [1, 15, 31].slice(count ?? 0),
          };
          expect(lastInstalment(course, market)).toEqual(
            Array.from(instalmentsOf(course, market)).at(-1) ?? null,
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('the SIP book', () => {
  const plan: RunningPlan = {
    frequency: 'monthly',
    amount: rupees('5000'),
    start: day('2026-01-05'),
    end: day('2027-01-05'),
    ceasedOn: null,
    pauses: [{ from: day('2026-06-01'), to: day('2026-08-31') }],
  };

  it('has a plan from its start to its end, unless paused or ceased', () => {
    const active = (iso: string, rest: Partial<RunningPlan> = {}) =>
      isActiveOn({ ...plan, ...rest }, day(iso));
    expect(active('2026-01-04')).toBe(false);
    expect(active('2026-01-05')).toBe(true);
    expect(active('2027-01-05')).toBe(true);
    expect(active('2027-01-06')).toBe(false);
    expect(active('2026-05-31')).toBe(true);
    expect(active('2026-06-01')).toBe(false);
    expect(active('2026-08-31')).toBe(false);
    expect(active('2026-09-01')).toBe(true);
    expect(active('2026-03-31', { ceasedOn: day('2026-04-01') })).toBe(true);
    expect(active('2026-04-01', { ceasedOn: day('2026-04-01') })).toBe(false);
  });

  it('adds up what the active plans bring in a month', () => {
    const weekly: RunningPlan = { ...plan, frequency: 'weekly', amount: rupees('1000'), pauses: [] };
    expect(sipBook([plan, weekly], day('2026-05-01'))).toBe(rupees('9333.33'));
    expect(sipBook([plan, weekly], day('2026-07-01'))).toBe(rupees('4333.33'));
    expect(sipBook([], day('2026-07-01'))).toBe(0n);
  });
});

describe('a top-up', () => {
  const start = day('2026-01-31');
  const amountOn = (iso: string, topUp: Parameters<typeof toppedUpAmount>[1]) =>
    toppedUpAmount(rupees('5000'), topUp, start, day(iso));

  it('adds its amount after each whole period, up to the cap', () => {
    const topUp = {
      by: { kind: 'amount', amount: rupees('500') },
      everyMonths: 6,
      cap: rupees('5800'),
    } as const;
    expect(amountOn('2026-07-30', topUp)).toBe(rupees('5000'));
    expect(amountOn('2026-07-31', topUp)).toBe(rupees('5500'));
    expect(amountOn('2027-01-31', topUp)).toBe(rupees('5800'));
    expect(amountOn('2040-01-31', topUp)).toBe(rupees('5800'));
  });

  it('13.11 comes with the instalment at the end of a short month', () => {
    const topUp = { by: { kind: 'amount', amount: rupees('500') }, everyMonths: 6, cap: null } as const;
    const from = (start: string, due: string) => toppedUpAmount(rupees('5000'), topUp, day(start), day(due));
    expect(from('2026-08-31', '2027-01-31')).toBe(rupees('5000'));
    expect(from('2026-08-31', '2027-02-28')).toBe(rupees('5500'));
    expect(from('2026-08-31', '2027-03-31')).toBe(rupees('5500'));
    expect(from('2026-08-31', '2027-08-31')).toBe(rupees('6000'));
    expect(from('2027-08-31', '2028-02-28')).toBe(rupees('5000'));
    expect(from('2027-08-31', '2028-02-29')).toBe(rupees('5500'));
  });

  it('steps on the due date that many months after the start, whatever the day', () => {
    const topUp = { by: { kind: 'amount', amount: paise(1n) }, everyMonths: 6, cap: null } as const;
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 20 }), (starts, periods) => {
        const due = starts.add({ months: 6 * periods });
        expect(toppedUpAmount(paise(0n), topUp, starts, due)).toBe(BigInt(periods));
        expect(toppedUpAmount(paise(0n), topUp, starts, due.subtract({ days: 1 }))).toBe(BigInt(periods - 1));
      }),
    );
  });

  it('by a rate grows on what it has become', () => {
    const topUp = { by: { kind: 'rate', rate: perMillion(100_000n) }, everyMonths: 12, cap: null } as const;
    expect(amountOn('2027-01-31', topUp)).toBe(rupees('5500'));
    expect(amountOn('2028-01-31', topUp)).toBe(rupees('6050'));
  });

  it('that is none changes nothing, and a cap below the amount lowers nothing', () => {
    expect(amountOn('2040-01-31', null)).toBe(rupees('5000'));
    const low = { by: { kind: 'amount', amount: rupees('1') }, everyMonths: 12, cap: paise(1n) } as const;
    expect(amountOn('2040-01-31', low)).toBe(rupees('5000'));
  });
});
