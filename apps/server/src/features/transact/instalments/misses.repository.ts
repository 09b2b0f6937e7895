import { countBounces, noteChange } from '../../book/book.public.ts';
import { keyColumns, selectKey } from './plan-key.repository.ts';

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
  ), ${countBounces}, said as (
    insert into instalment_step (arn, reference, step, missed)
    select arn, reference, 'tell', bounced_in_row from counted
     where is_miss and is_running and (bounced_in_row = 1 or bounced_in_row >= bounce_limit - 1)
    on conflict do nothing
  ), noted as (${noteChange('order', 'changed')})`;

/** The plans that their misses end. */
export const endedPlans = `select ${selectKey('counted')}, bounce_limit as "bounceLimit" from counted
  where is_miss and is_running and bounced_in_row >= bounce_limit`;
