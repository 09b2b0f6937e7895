import { businessDays } from '@hub/domain';
import { frequencies } from '@hub/domain/plans/frequencies';
import { instalmentsOf, nextInstalment as nextOf } from '@hub/domain/plans/next-instalment';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/open-test-database.ts';
import { instalmentAfter, isPlainPlan, nextInstalment, plainDueAfter } from './next-instalment.repository.ts';

let test: TestDatabase;
const schemes = [
  { code: '100001', assetClass: 'EQUITY', calendar: 'EQUITY' },
  { code: '100002', assetClass: 'LIQUID', calendar: 'DEBT' },
] as const;
beforeAll(async () => {
  test = await openTestDatabase();
  for (const { code, assetClass } of schemes) {
    await test.db.read(
      'system',
      `insert into scheme (code, fund, name, plan, option, rta, rta_code, asset_class, category, tax_class, cutoff, risk,
         benchmark, manager, launched_on, rules, loads)
       values ($1, $1, $1, 'REGULAR', 'GROWTH', 'CAMS', $1, $2, 'Any', 'debt', 'OTHER', 4, '', '', '2015-04-01', '{}', '[]')`,
      [code, assetClass],
    );
  }
});
afterAll(() => test.close());
beforeEach(() => test.db.read('system', 'delete from holiday'));

const first = Temporal.PlainDate.from('2026-01-01');
const dayAfter = (days: number) => first.add({ days });
const day = fc.integer({ min: 0, max: 900 }).map(dayAfter);
const maybeDay = fc.option(day, { nil: null, freq: 3 });

const plan = fc.record({
  scheme: fc.constantFrom(...schemes),
  frequency: fc.constantFrom(...frequencies),
  dueDays: fc.option(fc.array(fc.integer({ min: 1, max: 31 }), { minLength: 1, maxLength: 5 }), {
    nil: null,
  }),
  startsOn: day,
  endsOn: fc.oneof(day, fc.constant(Temporal.PlainDate.from('2099-12-31'))),
  ceasedOn: maybeDay,
  pausedFrom: maybeDay,
  pausedTo: maybeDay,
});
type Plan = typeof plan extends fc.Arbitrary<infer T> ? T : never;
type Holidays = Readonly<Record<'EQUITY' | 'DEBT', readonly Temporal.PlainDate[]>>;

const holidays: fc.Arbitrary<Holidays> = fc.record({
  EQUITY: fc.array(day, { maxLength: 60 }),
  DEBT: fc.array(day, { maxLength: 60 }),
});

async function writeHolidays(all: Holidays): Promise<void> {
  await test.db.read('system', 'delete from holiday');
  for (const [calendar, days] of Object.entries(all)) {
    await test.db.read(
      'system',
      "insert into holiday (calendar, day, name) select distinct $1, d, 'Holiday' from unnest($2::date[]) d",
      [calendar, days.map(String)],
    );
  }
}

async function writePlans(plans: readonly Plan[]): Promise<void> {
  await test.db.read('system', 'delete from plan');
  await test.db.read(
    'system',
    `insert into plan (arn, kind, folio_no, reg_no, scheme_code, amount, frequency, monthly, registered_on, starts_on,
                       ends_on, ceased_on, paused_from, paused_to, due_days)
     select 'ARN-100001', 'SIP', 'F', n::text, scheme_code, 100, frequency, 100, starts_on, starts_on, ends_on, ceased_on,
            paused_from, paused_to, due_days::int2[]
       from unnest($1::text[], $2::text[], $3::date[], $4::date[], $5::date[], $6::date[], $7::date[], $8::text[])
            with ordinality as one (scheme_code, frequency, starts_on, ends_on, ceased_on, paused_from, paused_to,
                                    due_days, n)`,
    [
      plans.map(({ scheme }) => scheme.code),
      plans.map(({ frequency }) => frequency),
      plans.map(({ startsOn }) => startsOn.toString()),
      plans.map(({ endsOn }) => endsOn.toString()),
      plans.map(({ ceasedOn }) => ceasedOn?.toString() ?? null),
      plans.map(({ pausedFrom }) => pausedFrom?.toString() ?? null),
      plans.map(({ pausedTo }) => pausedTo?.toString() ?? null),
      plans.map(({ dueDays }) => dueDays && `{${dueDays.join(',')}}`),
    ],
  );
}

const fromSql = (today: Temporal.PlainDate) =>
  test.db.read<{ dueOn: string | null; debitOn: string | null }>(
    'system',
    `select next.due_on as "dueOn", next.debit_on as "debitOn" from plan p ${nextInstalment('$1::date')}
      order by p.reg_no::int`,
    [today.toString()],
  );

function courseOf(one: Plan) {
  return {
    frequency: one.frequency,
    start: one.startsOn,
    end: one.endsOn,
    count: null,
    ceasedOn: one.ceasedOn,
    pauses: one.pausedFrom === null ? [] : [{ from: one.pausedFrom, to: one.pausedTo }],
    ...(one.dueDays && { days: one.dueDays }),
  };
}

const businessDaysOf = (one: Plan, off: Holidays) =>
  businessDays(new Set(off[one.scheme.calendar].map(String)));

function fromDomain(one: Plan, off: Holidays, today: Temporal.PlainDate) {
  const next = nextOf(courseOf(one), today, businessDaysOf(one, off));
  return { dueOn: next?.dueOn.toString() ?? null, debitOn: next?.debitOn.toString() ?? null };
}

/** Thirty years, with holidays in all of them and month ends among the days. */
const longDay = fc.integer({ min: 0, max: 10_950 }).map(dayAfter);
const longPlan = plan.chain((one) =>
  fc
    .record({
      endsOn: fc.oneof(longDay, fc.constant(Temporal.PlainDate.from('2099-12-31'))),
      pausedFrom: fc.option(longDay, { nil: null }),
      pauseDays: fc.option(fc.integer({ min: 0, max: 200 }), { nil: null }),
    })
    .map(({ endsOn, pausedFrom, pauseDays }) => ({
      ...one,
      endsOn,
      ceasedOn: null,
      pausedFrom,
      pausedTo: pausedFrom === null || pauseDays === null ? null : pausedFrom.add({ days: pauseDays }),
    })),
);
const longHolidays: fc.Arbitrary<Holidays> = fc.record({
  EQUITY: fc.array(longDay, { maxLength: 500 }),
  DEBT: fc.array(longDay, { maxLength: 500 }),
});

describe('the next instalment', () => {
  it('13.10 in SQL is the domain’s: every frequency, pause, end and holiday of either calendar, on any day', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(plan, { minLength: 30, maxLength: 60 }),
        holidays,
        fc.array(day, { minLength: 2, maxLength: 4 }),
        async (plans, off, todays) => {
          await writeHolidays(off);
          await writePlans(plans);
          for (const today of todays) {
            expect(await fromSql(today)).toEqual(plans.map((one) => fromDomain(one, off, today)));
          }
        },
      ),
      { numRuns: 15 },
    );
  });

  it('15.2 after one that was due is the domain’s: over thirty years, from any due date on', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(longPlan, { minLength: 20, maxLength: 20 }),
        longHolidays,
        fc.array(fc.nat({ max: 400 }), { minLength: 20, maxLength: 20 }),
        async (plans, off, steps) => {
          await writeHolidays(off);
          await writePlans(plans);
          // The one after so many, or after the last there is; nothing follows then.
          const courses = plans.map((one, n) => {
            const all = instalmentsOf(courseOf(one), businessDaysOf(one, off));
            let last = one.startsOn.subtract({ days: 1 });
            for (let step = 0; step < (steps[n] ?? 0); step += 1) {
              const { value } = all.next();
              if (value === undefined) break;
              last = value.dueOn;
            }
            const { value: next } = all.next();
            return {
              last: last.toString(),
              next: { dueOn: next?.dueOn.toString() ?? null, debitOn: next?.debitOn.toString() ?? null },
            };
          });
          const found = await test.db.read(
            'system',
            `select next.due_on as "dueOn", next.debit_on as "debitOn"
               from plan p join unnest($1::date[]) with ordinality as told (last, n) on told.n = p.reg_no::int
               ${instalmentAfter('told.last')} order by p.reg_no::int`,
            [courses.map(({ last }) => last)],
          );
          expect(found).toEqual(courses.map(({ next }) => next));
          const plain = await test.db.read<{ n: number; dueOn: string }>(
            'system',
            `select told.n::int, ${plainDueAfter('told.last')}::text as "dueOn"
               from plan p join unnest($1::date[]) with ordinality as told (last, n) on told.n = p.reg_no::int
              where ${isPlainPlan} and told.last >= p.starts_on`,
            [courses.map(({ last }) => last)],
          );
          for (const { n, dueOn } of plain) {
            const next = courses[n - 1]?.next.dueOn ?? null;
            const end = plans[n - 1]?.endsOn.toString() ?? '';
            // Past the end there is nothing; without the end it would be this one.
            if (next === null) expect(dueOn > end).toBe(true);
            else expect(dueOn).toBe(next);
          }
        },
      ),
      { numRuns: 12 },
    );
  });

  const usual: Plan = {
    scheme: schemes[0],
    frequency: 'monthly',
    dueDays: null,
    startsOn: Temporal.PlainDate.from('2026-09-05'),
    endsOn: Temporal.PlainDate.from('2099-12-31'),
    ceasedOn: null,
    pausedFrom: null,
    pausedTo: null,
  };
  // 24-Nov-2026 is a Tuesday, 5-Dec a Saturday.
  it.each<[string, Partial<Plan>, string, { dueOn: string | null; debitOn: string | null }]>([
    ['falls on no weekend if daily', { frequency: 'daily' }, '2026-11-21', both('2026-11-23')],
    ['falls on no holiday if daily', { frequency: 'daily' }, '2026-11-24', both('2026-11-25')],
    ['moves over a weekend', {}, '2026-11-16', { dueOn: '2026-12-05', debitOn: '2026-12-07' }],
    [
      'is still to come on the day off it was due',
      {},
      '2026-12-06',
      { dueOn: '2026-12-05', debitOn: '2026-12-07' },
    ],
    [
      'leaves out a pause that lies ahead',
      { pausedFrom: dayOf('2026-12-01'), pausedTo: dayOf('2026-12-31') },
      '2026-11-16',
      both('2027-01-05'),
    ],
    [
      'keeps the calendar of its scheme',
      { scheme: schemes[1], frequency: 'daily' },
      '2026-11-24',
      both('2026-11-24'),
    ],
  ])('13.10 %s', async (_, part, today, expected) => {
    await writeHolidays({ EQUITY: [dayOf('2026-11-24')], DEBT: [] });
    await writePlans([{ ...usual, ...part }]);
    expect(await fromSql(dayOf(today))).toEqual([expected]);
  });
});

function dayOf(iso: string): Temporal.PlainDate {
  return Temporal.PlainDate.from(iso);
}

function both(on: string) {
  return { dueOn: on, debitOn: on };
}
