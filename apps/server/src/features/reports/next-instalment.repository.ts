import { assetClasses, calendarOf, LONGEST_CLOSURE_DAYS, perpetualEnd } from '@hub/domain';
import { type Frequency, frequencies, frequencyFacts } from '@hub/domain/plans/frequencies';

/*
 * When a plan `p` is next due and debited, in SQL: `nextInstalment` of the domain by arithmetic instead of date after
 * date, because a register of thousands of plans is sorted by it. next-instalment.test.ts holds the two together.
 */

const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

const debtClasses = (Object.keys(assetClasses) as (keyof typeof assetClasses)[]).filter(
  (assetClass) => calendarOf(assetClass) === 'DEBT',
);

const isOpen = (calendar: string, day: string) => `extract(isodow from ${day}) < 6
  and not exists (select from market_holiday off where off.calendar = ${calendar} and off.day = ${day}::date)`;

/** The day itself, or the first business day after it. Weekends are arithmetic; only a holiday is looked up. */
export function businessDayFrom(calendar: string, day: string): string {
  const weekday = `(${day} + case extract(isodow from ${day})::int when 6 then 2 when 7 then 1 else 0 end)`;
  return `coalesce((
    select (select d.day::date
              from generate_series(h.day + 1, h.day + ${LONGEST_CLOSURE_DAYS}, interval '1 day') as d (day)
             where ${isOpen(calendar, 'd.day')} order by d.day limit 1)
      from market_holiday h where h.calendar = ${calendar} and h.day = ${weekday}), ${weekday})`;
}

/** Of a calendar's name, not of a column: read once for the whole statement. */
export const lastBusinessDay = (calendar: 'EQUITY' | 'DEBT', until: string): string => `(
  select d.day::date from generate_series(${until}, ${until} - ${LONGEST_CLOSURE_DAYS}, interval '-1 day') as d (day)
   where ${isOpen(`'${calendar}'`, 'd.day')} order by d.day desc limit 1)`;

/** Joins `market.calendar`, that of the plan's scheme. */
export const marketOfPlan = `
  left join fund_scheme plan_scheme on plan_scheme.code = p.scheme_code
  cross join lateral (
    select case when plan_scheme.asset_class in (${quoted(debtClasses)}) then 'DEBT' else 'EQUITY' end as calendar
     offset 0) market`;

const perFrequency = (sqlOf: (frequency: Frequency) => string | null): string =>
  `case p.frequency ${frequencies
    .flatMap((frequency) => {
      const value = sqlOf(frequency);
      return value === null ? [] : [`when '${frequency}' then ${value}`];
    })
    .join(' ')} end`;

const stepDays = perFrequency((frequency) => {
  const { every } = frequencyFacts[frequency];
  return every !== null && 'days' in every ? String(every.days) : null;
});

/** Where days of the month count; a weekly plan of such days runs every month. */
const stepMonths = perFrequency((frequency) => {
  const { every } = frequencyFacts[frequency];
  return every === null ? null : 'months' in every ? String(every.months) : '1';
});

/** The registered days where they are as many as the frequency takes, as in `daysOfMonthOf`; else the start's. */
const daysOfMonth = `case
  when p.due_days is not null and ${perFrequency((frequency) => {
    const { daysOfMonth: takes } = frequencyFacts[frequency];
    return (
      takes && `(select count(distinct d) from unnest(p.due_days) d) between ${takes[0]} and ${takes[1]}`
    );
  })} then p.due_days
  when p.frequency in (${quoted(
    frequencies.filter((frequency) => {
      const { every } = frequencyFacts[frequency];
      return every !== null && 'months' in every && frequency !== 'twice-monthly';
    }),
  )}) then array[extract(day from p.starts_on)::int2] end`;

const monthOf = (day: string) => `(extract(year from ${day})::int * 12 + extract(month from ${day})::int)`;

/** A day so many months after the start's month, at its end where the month is shorter. */
const dayInMonth = (day: string, months: string) => {
  const first = `(date_trunc('month', p.starts_on) + make_interval(months => ${months}))::date`;
  return `least(${first} + ${day} - 1, (${first} + interval '1 month')::date - 1)`;
};

/** The first due date on or after a day, which is none before the start. */
const dueFrom = (from: string): string => {
  const ahead = `((${monthOf(from)} - ${monthOf('p.starts_on')} + step.months - 1) / step.months * step.months)`;
  const inMonths = (day: string) =>
    `case when ${dayInMonth(day, ahead)} >= ${from} then ${dayInMonth(day, ahead)}
          else ${dayInMonth(day, `${ahead} + step.months`)} end`;
  return `case
    when p.frequency = 'daily' then ${businessDayFrom('market.calendar', from)}
    when step.of_month is null then
      p.starts_on + (${from} - p.starts_on + step.days - 1) / step.days * step.days
    when cardinality(step.of_month) = 1 then ${inMonths('step.of_month[1]')}
    else (select min(${inMonths('d.day')}) from unnest(step.of_month) as d (day)) end`;
};

/** A due date on or after this day is debited on `today` or later: one may have been due on a day off before it. */
const sinceLastBusinessDay = (today: string): string => `1 + case market.calendar
  when 'DEBT' then ${lastBusinessDay('DEBT', `${today} - 1`)}
  else ${lastBusinessDay('EQUITY', `${today} - 1`)} end`;

/**
 * Joins to a plan `p` its `next.due_on` and `next.debit_on`, both null for a plan that is over or whose dates nobody
 * said. A debit that is still to come may have been due on a day off before today.
 */
export const nextInstalment = (today: string): string => instalmentSince(sinceLastBusinessDay(today));

/**
 * The same for a plan that has come as far as a due date: the first one after it, but none that should have been
 * debited before `today`, where one is given.
 */
export const instalmentAfter = (lastDue: string, today?: string): string =>
  instalmentSince(
    today === undefined ? `(${lastDue} + 1)` : `greatest(${lastDue} + 1, ${sinceLastBusinessDay(today)})`,
  );

/** Plans with one day of the month and no pause: what comes after a due date of theirs is plain arithmetic. */
export const isPlainPlan = `(p.paused_from is null and coalesce(cardinality(p.due_days), 1) = 1 and p.frequency in (${quoted(
  frequencies.filter((frequency) => {
    const { every, daysOfMonth: takes } = frequencyFacts[frequency];
    return every !== null && 'months' in every && takes?.[0] === 1;
  }),
)}))`;

/** The due date after one of such a plan, were there no end to it. Several times quicker, for thousands of plans. */
export function plainDueAfter(due: string): string {
  const first = `(${due} - date_part('day', ${due})::int + 1 + make_interval(months => ${stepMonths}))::date`;
  const day = "coalesce(p.due_days[1], date_part('day', p.starts_on)::int)";
  return `least(${first} + ${day} - 1, (${first} + interval '1 month')::date - 1)`;
}

/** The first due on a day or after it. `offset 0` keeps each step from being worked out again wherever it is used. */
const instalmentSince = (since: string): string => `
  ${marketOfPlan}
  cross join lateral (
    select ${stepDays} as days, ${stepMonths} as months, ${daysOfMonth} as of_month,
           greatest(p.starts_on, ${since}) as since
     offset 0) step
  cross join lateral (select ${dueFrom('step.since')} as day offset 0) first
  cross join lateral (
    select case when first.day between p.paused_from and coalesce(p.paused_to, 'infinity')
                  then case when p.paused_to is not null then ${dueFrom('(p.paused_to + 1)')} end
                else first.day end as day offset 0) due
  cross join lateral (select ${businessDayFrom('market.calendar', 'due.day')} as day offset 0) debit
  left join lateral (
    select due.day as due_on, debit.day as debit_on
     where p.rejected_on is null and due.day <= least(p.ends_on, date '${perpetualEnd()}')
       and (p.ceased_on is null or debit.day < p.ceased_on)) next on true`;
