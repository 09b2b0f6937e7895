import { businessDayOnOrAfter, businessDays } from '@hub/domain';
import { daysOfMonthOf, dueDates } from '@hub/domain/plans/due-dates';
import { frequencies } from '@hub/domain/plans/frequencies';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instalmentsLeft, type LeftOf } from './instalments-left.ts';

const first = Temporal.PlainDate.from('2024-01-01');
const dayAfter = (days: number) => first.add({ days });
const day = fc.integer({ min: 0, max: 1500 }).map(dayAfter);
const isWeekday = businessDays(new Set());

/** The last weekday until a day. */
const businessDay = (on: Temporal.PlainDate): Temporal.PlainDate =>
  isWeekday(on) ? on : businessDay(on.subtract({ days: 1 }));

const plan = (part: Partial<LeftOf>): LeftOf => ({
  frequency: 'monthly',
  startsOn: '2026-01-31',
  endsOn: '2026-12-31',
  pausedFrom: null,
  pausedTo: null,
  dueDays: [],
  instalments: 12,
  done: 0,
  missed: 0,
  businessDay: '2026-11-13',
  holidaysAhead: 0,
  ...part,
});

describe('the instalments that are left', () => {
  it('are the due dates of the schedule whose day of business is still to come, but for those of a pause', () => {
    const terms = fc.record({
      frequency: fc.constantFrom(...frequencies),
      days: fc.array(fc.integer({ min: 1, max: 31 }), { maxLength: 5 }),
      startsOn: day,
      lasts: fc.integer({ min: 0, max: 900 }),
      today: day,
      pause: fc.option(
        fc.record({ from: day, lasts: fc.option(fc.integer({ min: 0, max: 300 }), { nil: null }) }),
        {
          nil: null,
        },
      ),
    });
    fc.assert(
      fc.property(terms, ({ frequency, days, startsOn, lasts, today, pause }) => {
        fc.pre(frequency !== 'twice-monthly' || daysOfMonthOf(frequency, days) !== null);
        const end = startsOn.add({ days: lasts });
        const schedule = { frequency, start: startsOn, end, count: null, days };
        const pausedTo = pause?.lasts == null ? null : pause.from.add({ days: pause.lasts }).toString();
        const expected = [...dueDates(schedule, isWeekday)].filter((due) => {
          const isPaused =
            pause !== null && due.toString() >= pause.from.toString() && due.toString() <= (pausedTo ?? '9');
          const moves = businessDayOnOrAfter(due, isWeekday);
          return Temporal.PlainDate.compare(moves, today) > 0 && !isPaused;
        });
        expect(
          instalmentsLeft(
            plan({
              frequency,
              dueDays: days,
              startsOn: startsOn.toString(),
              endsOn: end.toString(),
              pausedFrom: pause?.from.toString() ?? null,
              pausedTo,
              businessDay: businessDay(today).toString(),
            }),
          ),
        ).toBe(expected.length);
      }),
    );
  });

  it('of a plan of the 31st include the ends of short months', () => {
    expect(instalmentsLeft(plan({}))).toBe(2);
    expect(instalmentsLeft(plan({ businessDay: '2026-11-30' }))).toBe(1);
  });

  it('of a daily plan leave out the holidays ahead', () => {
    const daily = plan({ frequency: 'daily', startsOn: '2026-11-02', endsOn: '2026-11-27' });
    expect(instalmentsLeft(daily)).toBe(10);
    expect(instalmentsLeft({ ...daily, holidaysAhead: 1 })).toBe(9);
  });

  it('of a frequency that only registrars know are what was registered less what became of it', () => {
    expect(instalmentsLeft(plan({ frequency: 'twice-monthly', done: 3, missed: 1 }))).toBe(8);
    expect(instalmentsLeft(plan({ frequency: 'twice-monthly', instalments: 0 }))).toBeNull();
  });
});
