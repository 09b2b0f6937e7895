import type { Tx } from '../../../db/database.ts';
import { instalmentAfter, payingMandate } from '../../reports/reports.public.ts';
import { keyColumns, keyParams, type PlanKey, samePlan } from './plan-key.repository.ts';

/** How far the plan has come: a due date that was dealt with is not due again. */
const lastDue = `coalesce(greatest(p.last_due_on, (
  select max(i.due_on) from instalment i where ${samePlan('i', 'p')})), p.starts_on - 1)`;

/** As in the registers. */
const namedMandate = `(select m.id from debit_mandate m where ${payingMandate})`;

export async function writeRuns(
  tx: Tx,
  plans: readonly (PlanKey & { readonly mandateId?: string | null })[],
  today: Temporal.PlainDate,
): Promise<void> {
  await tx.query(
    `with given as (
       select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) as g (${keyColumns}, mandate_id)
     ), told as (
       select p.arn, p.kind, p.folio_no, p.reg_no, next.due_on, next.debit_on,
              coalesce(given.mandate_id, r.mandate_id, ${namedMandate}) as mandate_id
         from given join systematic_plan p on ${samePlan('p', 'given')} left join plan_run r on ${samePlan('r', 'given')}
         ${instalmentAfter(lastDue, '$6::date')}
        where r.arn is not null
           or not exists (select from plan_report fed where ${samePlan('fed', 'p')} and fed.import_id <> 0)
     ), written as (
       insert into plan_run (${keyColumns}, mandate_id, next_due_on, next_debit_on)
       select ${keyColumns}, mandate_id, due_on, debit_on from told where due_on is not null
       on conflict (${keyColumns}) do update
         set mandate_id = excluded.mandate_id, next_due_on = excluded.next_due_on, next_debit_on = excluded.next_debit_on
     )
     delete from plan_run r using told where ${samePlan('r', 'told')} and told.due_on is null`,
    [...keyParams(plans), plans.map(({ mandateId = null }) => mandateId), today.toString()],
  );
}
