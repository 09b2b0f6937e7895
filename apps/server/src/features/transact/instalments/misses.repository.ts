import { frequencies, frequencyFacts } from '@hub/domain/plans/frequencies';
import { markStale } from '../../book/book.public.ts';
import { keyColumns, samePlan, selectKey } from './plan-key.repository.ts';

/** Misses in a row that end a plan of the frequency. */
const limitOf = (plan: string): string =>
  `case ${plan}.frequency ${frequencies
    .map((frequency) => `when '${frequency}' then ${frequencyFacts[frequency].failuresToCancel}`)
    .join(' ')} end`;

const ofPlan = keyColumns
  .split(', ')
  .map((column) => `p.${column}`)
  .join(', ');

/**
 * Steps of a statement that has `changed` instalments (with key, due date, reference and status): counts the misses of
 * each plan, and what has to be said about them: the first in a row, the last before the end, and the end. A debit that
 * went through begins the row anew. A plan that was stopped meanwhile is counted on, and nothing else.
 */
export const countMisses = `
  answered as (
    select ${keyColumns}, array_agg(due_on) filter (where status = 'BOUNCED') as missed,
           max(due_on) filter (where status = 'PAID') as paid, max(due_on) as due_on, max(reference) as reference
      from changed group by ${keyColumns}
  ), locked as materialized (
    -- In one order, whoever works: two that have answers for the same plans never wait for each other.
    select answered.* from answered join plan p on ${samePlan('p', 'answered')}
     where missed is not null or p.bounced_in_row > 0
     order by ${ofPlan} for update of p
  ), counted as (
    update plan p
       set bounced = p.bounced + coalesce(cardinality(missed), 0),
           bounced_in_row = case when p.ceased_on is not null then p.bounced_in_row
                                 when paid is null then p.bounced_in_row + cardinality(missed)
                                 else (select count(*) from unnest(missed) as due (day) where day > paid) end,
           last_due_on = case when missed is null then p.last_due_on else greatest(p.last_due_on, due_on) end
      from locked where ${samePlan('p', 'locked')}
    returning ${ofPlan}, reference, missed is not null as is_miss, p.bounced_in_row, p.ceased_on is null as is_running,
              ${limitOf('p')} as bounce_limit
  ), said as (
    insert into instalment_step (arn, reference, step, missed)
    select arn, reference, 'tell', bounced_in_row from counted
     where is_miss and is_running and (bounced_in_row = 1 or bounced_in_row >= bounce_limit - 1)
    on conflict do nothing
  ), stale as (${markStale('changed')})`;

/** The plans that their misses end. */
export const endedPlans = `select ${selectKey('counted')}, bounce_limit as "bounceLimit" from counted
  where is_miss and is_running and bounced_in_row >= bounce_limit`;
