import { frequencies, frequencyFacts } from '@hub/domain/plans/frequencies';
import { keys, sameKey } from './plan-fold.repository.ts';

/** Misses in a row that end a plan of the frequency. */
const limitOf = (plan: string): string =>
  `case ${plan}.frequency ${frequencies
    .map((frequency) => `when '${frequency}' then ${frequencyFacts[frequency].failuresToCancel}`)
    .join(' ')} end`;

const ofPlan = keys
  .split(', ')
  .map((column) => `p.${column}`)
  .join(', ');

/**
 * Steps of a statement that has `answered`, by plan: the days that were `missed`, the newest that was `paid`, the newest
 * `due_on`, a `reference`. They count the misses and give `counted`. A debit that went through begins the row anew. A
 * plan that was stopped meanwhile is counted on, and nothing else.
 */
export const countBounces = `
  locked as materialized (
    -- In one order, whoever works: two that have answers for the same plans never wait for each other.
    select answered.* from answered join plan p on ${sameKey('p', 'answered')}
     where missed is not null or p.bounced_in_row > 0
     order by ${ofPlan} for update of p
  ), counted as (
    update plan p
       set bounced = p.bounced + coalesce(cardinality(missed), 0),
           bounced_in_row = case when p.ceased_on is not null then p.bounced_in_row
                                 when paid is null then p.bounced_in_row + cardinality(missed)
                                 else (select count(*) from unnest(missed) as due (day) where day > paid) end,
           last_due_on = case when missed is null then p.last_due_on else greatest(p.last_due_on, due_on) end
      from locked where ${sameKey('p', 'locked')}
    returning ${ofPlan}, reference, missed is not null as is_miss, p.bounced_in_row, p.ceased_on is null as is_running,
              ${limitOf('p')} as bounce_limit
  )`;

/** A statement, or a step of one: the instalments in `rows`, with key and `due_on`, moved their units. */
export const countDone = (rows: string): string => `
  update plan p set done = p.done + one.done, last_due_on = greatest(p.last_due_on, one.due_on),
         -- A SIP's row of misses ended with its money, which came before the units.
         bounced_in_row = case p.kind when 'SIP' then p.bounced_in_row else 0 end
    from (select ${keys}, count(*)::int as done, max(due_on) as due_on from ${rows} group by ${keys}) one
   where ${sameKey('p', 'one')}`;
