import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../../../test/dates.ts';
import { businessDays } from '../../calendar/business-days.ts';
import { dayNumberOf } from '../../calendar/day-number.ts';
import type { Frequency } from '../frequencies.ts';
import { instalmentsOf, type PlanCourse } from '../next-instalment.ts';
import { checkPause } from './pause-plan.ts';
import { planLimitsOn } from './plan-limits.ts';
import { stopPlan } from './stop-plan.ts';

const market = businessDays(new Set(['2026-11-24']));
const limits = planLimitsOn(dayNumberOf(day('2026-11-16')));
const course = (frequency: Frequency, start: string, more: Partial<PlanCourse> = {}): PlanCourse => ({
  frequency,
  start: day(start),
  end: day('2099-12-31'),
  count: null,
  ...more,
});

describe('the stop of a plan', () => {
  const stop = (of: PlanCourse, today: string) => stopPlan(of, day(today), market, limits);
  const monthly = course('monthly', '2026-01-26');

  it('is refused at T+2 and taken at T+3, holidays not counted', () => {
    // The 24th is a holiday: from the 20th the 26th is T+3, from the 23rd it is T+2.
    expect(stop(monthly, '2026-11-20')).toMatchObject({
      isAllowed: true,
      from: day('2026-11-26'),
      debits: [],
    });
    expect(stop(monthly, '2026-11-23')).toEqual({
      isAllowed: false,
      debitOn: day('2026-11-26'),
      allowedFrom: day('2026-11-26'),
    });
  });

  it('is taken on the day of the debit that could not be held back', () => {
    expect(stop(monthly, '2026-11-25')).toMatchObject({ isAllowed: false });
    expect(stop(monthly, '2026-11-26')).toMatchObject({ isAllowed: true, debits: [] });
  });

  it('of a daily plan is taken, and what is with the bank goes through', () => {
    expect(stop(course('daily', '2026-01-01'), '2026-11-16')).toEqual({
      isAllowed: true,
      from: day('2026-11-19'),
      debits: [day('2026-11-17'), day('2026-11-18')],
    });
  });

  it('took ten business days before December 2024', () => {
    expect(planLimitsOn(dayNumberOf(day('2024-11-30'))).stopDays).toBe(10);
    expect(planLimitsOn(dayNumberOf(day('2024-12-01'))).stopDays).toBe(3);
  });

  it('is never out of reach: whatever the plan, some day within its gap takes it, and nothing is debited after', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<Frequency[]>('daily', 'weekly', 'fortnightly', 'monthly', 'quarterly', 'annual'),
        fc.integer({ min: 0, max: 700 }),
        (frequency, ahead) => {
          const plan = course(frequency, '2026-01-31');
          const today = day('2026-02-01').add({ days: ahead });
          const answer = stopPlan(plan, today, market, limits);
          const later = answer.isAllowed ? today : answer.allowedFrom;
          const taken = stopPlan(plan, later, market, limits);
          if (!taken.isAllowed) throw new Error('refused again');
          const debited = [...instalmentsOf({ ...plan, ceasedOn: taken.from }, market)].filter(
            ({ debitOn }) => Temporal.PlainDate.compare(debitOn, later) > 0,
          );
          expect(debited.map(({ debitOn }) => String(debitOn))).toEqual(taken.debits.map(String));
        },
      ),
    );
  });
});

describe('the pause of a plan', () => {
  const monthly = course('monthly', '2026-01-10');
  const request = (from: string, to: string, of = monthly, today = '2026-11-16') =>
    checkPause(of, { from: day(from), to: day(to) }, day(today), market, limits);

  it('leaves out what is due in it, and the plan goes on by itself', () => {
    const answer = request('2026-12-01', '2027-02-28');
    expect(answer).toEqual({
      code: null,
      leavesOut: [day('2026-12-10'), day('2027-01-10'), day('2027-02-10')],
    });
    const paused = { ...monthly, pauses: [{ from: day('2026-12-01'), to: day('2027-02-28') }] };
    const debits = Array.from(instalmentsOf({ ...paused, end: day('2027-04-30') }, market), ({ dueOn }) =>
      dueOn.toString(),
    );
    expect(debits.slice(-3)).toEqual(['2026-11-10', '2027-03-10', '2027-04-10']);
  });

  it('is asked for fifteen days before the first instalment that it leaves out', () => {
    expect(request('2026-12-01', '2026-12-31', monthly, '2026-11-25')).toMatchObject({ code: null });
    expect(request('2026-12-01', '2026-12-31', monthly, '2026-11-26')).toEqual({
      code: 'too-late',
      dueOn: day('2026-12-10'),
      requested: day('2026-11-25'),
    });
  });

  it('is at most six months long', () => {
    expect(request('2026-12-01', '2027-05-31')).toMatchObject({ code: null });
    expect(request('2026-12-01', '2027-06-01')).toEqual({ code: 'too-long', latest: day('2027-05-31') });
  });

  it('is for monthly and quarterly plans', () => {
    expect(request('2026-12-01', '2027-02-28', course('quarterly', '2026-01-10'))).toMatchObject({
      code: null,
    });
    for (const frequency of ['daily', 'weekly', 'half-yearly', 'annual'] as const) {
      expect(request('2026-12-01', '2027-02-28', course(frequency, '2026-01-10'))).toEqual({
        code: 'frequency',
      });
    }
  });

  it('overlaps no other, also not one without an end', () => {
    const first = { from: day('2026-12-01'), to: day('2026-12-31') };
    const paused = { ...monthly, pauses: [first] };
    expect(request('2026-12-31', '2027-01-31', paused)).toEqual({ code: 'overlaps', with: first });
    expect(request('2027-01-01', '2027-01-31', paused)).toMatchObject({ code: null });
    const open = { ...monthly, pauses: [{ from: day('2027-03-01'), to: null }] };
    expect(request('2027-02-01', '2027-03-01', open)).toMatchObject({ code: 'overlaps' });
  });

  it('with its days turned round, or with nothing due in it, is refused', () => {
    expect(request('2026-12-31', '2026-12-01')).toEqual({ code: 'order' });
    expect(request('2026-12-11', '2027-01-09')).toEqual({ code: 'empty' });
    expect(request('2026-12-01', '2026-12-31', { ...monthly, end: day('2026-11-30') })).toEqual({
      code: 'empty',
    });
  });
});
