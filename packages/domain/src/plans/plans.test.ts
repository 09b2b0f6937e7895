import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay, day } from '../../test/dates.ts';
import { rupees } from '../../test/ledger.ts';
import { businessDays } from '../calendar/business-days.ts';
import { perMillion } from '../holdings/per-million.ts';
import { paise } from '../money/scaled.ts';
import { dueDates, instalmentDates, type PlanSchedule } from './due-dates.ts';
import {
  endsAfterFailures,
  type Frequency,
  frequencies,
  frequencyFacts,
  isFrequency,
} from './frequencies.ts';
import { monthlyEquivalent } from './monthly-equivalent.ts';
import { instalmentsPending, nextInstalment } from './next-instalment.ts';
import { isActiveOn, type RunningPlan, sipBook } from './sip-book.ts';
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

describe('the monthly equivalent', () => {
  it.each<[Frequency, string]>([
    ['daily', '2100'],
    ['weekly', '433.33'],
    ['fortnightly', '216.67'],
    ['monthly', '100'],
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
    const plan = schedule('monthly', '2026-11-30', { count: 3, dayOfMonth: 31 });
    expect(list(dueDates(plan, everyDay))).toEqual(['2026-11-30', '2026-12-31', '2027-01-31']);
  });

  it('wait for their day when it has passed in the month of the start', () => {
    const plan = schedule('monthly', '2026-11-15', { count: 2, dayOfMonth: 5 });
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
    const plan = schedule('monthly', '2026-10-24', { count: 3, dayOfMonth: 24 });
    expect(list(instalmentDates(plan, market))).toEqual(['2026-10-26', '2026-11-25', '2026-12-24']);
  });

  it('of a daily plan fall on business days only, each once', () => {
    const plan = schedule('daily', '2026-11-20', { count: 4 });
    expect(list(instalmentDates(plan, market))).toEqual([
      '2026-11-20',
      '2026-11-23',
      '2026-11-25',
      '2026-11-26',
    ]);
  });

  it('are business days at or shortly after the due date, in order, as many as due', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...frequencies), fc.nat({ max: 40 }), (start, frequency, count) => {
        const plan = schedule(frequency, start.toString(), { count });
        const due = [...dueDates(plan, market)];
        const dates = [...instalmentDates(plan, market)];
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
    expect(nextInstalment(plan, day('2026-11-15'), market)?.toString()).toBe('2026-12-07');
    expect(instalmentsPending(plan, day('2026-11-15'), market)).toBe(3);
    expect(nextInstalment(plan, day('2027-02-09'), market)).toBeNull();
    expect(instalmentsPending(plan, day('2027-02-09'), market)).toBe(0);
  });

  it('that fail three times running end a plan, twice if quarterly or longer', () => {
    expect(frequencies.map((frequency) => endsAfterFailures(frequency, 2))).toEqual([
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
