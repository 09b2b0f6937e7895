import type { Tx } from '../../../db/database.ts';
import { copyChunks } from '../../../db/values/copy-line.ts';
import { countBounces, noteChange } from '../../book/book.public.ts';
import { keyColumns, type PlanKey, selectKey } from './plan-key.repository.ts';

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

/** A due date that was missed or rejected while another system ran the plan. */
export interface PastMiss extends PlanKey {
  /** ISO day. */
  readonly dueOn: string;
  readonly status: 'BOUNCED' | 'REJECTED';
  readonly amount: string;
  /** Of the clearing house. */
  readonly code: string;
  readonly reason: string;
}

const ofMiss = `${keyColumns}, due_on, status, amount, code, reason`;

/** Nobody is told of them, and the plan's own counts have them already. Once per transaction. */
export async function addPastMisses(tx: Tx, misses: readonly PastMiss[]): Promise<void> {
  await tx.query(
    `create temp table past_miss on commit drop as select ${ofMiss} from instalment with no data`,
  );
  await tx.copy(
    'past_miss',
    copyChunks(misses, (one) => [
      one.arn,
      one.kind,
      one.folioNo,
      one.regNo,
      one.dueOn,
      one.status,
      one.amount,
      one.code,
      one.reason,
    ]),
  );
  await tx.query(`insert into instalment (${ofMiss}) select ${ofMiss} from past_miss on conflict do nothing`);
}
