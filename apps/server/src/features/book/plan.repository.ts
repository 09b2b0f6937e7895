import { copyChunks } from '../../db/copy-line.ts';
import type { Tx } from '../../db/database.ts';

/** A registration as it is stored. Days are ISO texts, money is decimal text. */
export interface NewPlan {
  readonly arn: string;
  readonly kind: 'SIP' | 'STP' | 'SWP';
  readonly regNo: string;
  readonly folioNo: string;
  readonly schemeCode: string;
  readonly targetCode: string | null;
  readonly amount: string;
  readonly frequency: string;
  readonly registeredOn: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly ceasedOn: string | null;
  readonly pausedFrom: string | null;
  readonly pausedTo: string | null;
  readonly rejectedOn: string | null;
  readonly reason: string | null;
  readonly umrn: string | null;
  readonly instalments: number;
  readonly done: number;
  readonly bounced: number;
  readonly bouncedInRow: number;
  readonly lastDueOn: string | null;
  readonly nextOn: string | null;
  readonly monthly: string;
}

/**
 * A plan runs from its start until it ends or ceases, except while it is paused; one that was rejected never began.
 * Only what lies within its run changes anything: a plan that ceases in its pause, or before it began, stops once.
 */
export const planChanges = (row: string, sign: '+' | '-') => {
  const n = `${sign}1`;
  const stops = `least(${row}.ends_on + 1, ${row}.ceased_on)`;
  const pauses = `greatest(${row}.paused_from, ${row}.starts_on)`;
  const resumes = `least(${row}.paused_to + 1, ${stops})`;
  const rests = `${row}.paused_from is not null and ${pauses} < ${resumes}`;
  return `
    select ${row}.arn, ${row}.kind, day, running, running * ${row}.monthly as running_monthly, begun,
           begun * ${row}.monthly as begun_monthly, ceased, ceased * ${row}.monthly as ceased_monthly
      from (values
        (${row}.starts_on, case when ${row}.starts_on < ${stops} then ${n} else 0 end, ${n}, 0),
        (${stops}, case when ${row}.starts_on < ${stops} then -(${n}) else 0 end, 0, 0),
        (${row}.ceased_on, 0, 0, case when ${row}.ceased_on <= ${row}.ends_on then ${n} else 0 end),
        (${pauses}, case when ${rests} then -(${n}) else 0 end, 0, 0),
        (${resumes}, case when ${rests} then ${n} else 0 end, 0, 0)
      ) as change (day, running, begun, ceased)
     where day is not null and (running <> 0 or begun <> 0 or ceased <> 0) and ${row}.rejected_on is null`;
};

const columns = `arn, kind, reg_no, folio_no, scheme_code, target_code, amount, frequency, registered_on, starts_on,
  ends_on, ceased_on, paused_from, paused_to, rejected_on, reason, umrn, instalments, done, bounced, bounced_in_row,
  last_due_on, next_on, monthly`;

/** What a registrar may say anew. How far a plan has come follows from the ledger and the bounces, not from this. */
const progress = ['done', 'bounced', 'bounced_in_row', 'last_due_on', 'next_on'];
const changeable = columns
  .split(',')
  .map((column) => column.trim())
  .slice(3)
  .filter((column) => !progress.includes(column));

export interface PlansWritten {
  readonly landed: number;
}

/** Registrations, new or changed, and with them what changes in the book of running plans. */
export async function writePlans(
  tx: Tx,
  plans: readonly NewPlan[],
  importId: string | null,
): Promise<PlansWritten> {
  if (plans.length === 0) return { landed: 0 };
  await tx.query(`create temp table registered on commit drop as select ${columns} from plan with no data`);
  await tx.copy(
    `registered (${columns})`,
    copyChunks(plans, (plan) => [
      plan.arn,
      plan.kind,
      plan.regNo,
      plan.folioNo,
      plan.schemeCode,
      plan.targetCode,
      plan.amount,
      plan.frequency,
      plan.registeredOn,
      plan.startsOn,
      plan.endsOn,
      plan.ceasedOn,
      plan.pausedFrom,
      plan.pausedTo,
      plan.rejectedOn,
      plan.reason,
      plan.umrn,
      plan.instalments,
      plan.done,
      plan.bounced,
      plan.bouncedInRow,
      plan.lastDueOn,
      plan.nextOn,
      plan.monthly,
    ]),
  );
  const rows = await tx.query<{ landed: number }>(
    `with written as (
       insert into plan as p (${columns}, import_id)
       select distinct on (arn, kind, reg_no) ${columns}, $1::int8 from registered order by arn, kind, reg_no
       on conflict (arn, kind, reg_no) do update
         set ${changeable.map((column) => `${column} = excluded.${column}`).join(', ')}
       where (${changeable.map((column) => `p.${column}`).join(', ')})
             is distinct from (${changeable.map((column) => `excluded.${column}`).join(', ')})
       returning old as before, new as after
     ), changes as (
       select c.* from written cross join lateral (${planChanges('(written.after)', '+')}) c
       union all
       select c.* from written cross join lateral (${planChanges('(written.before)', '-')}) c
     ), kept as (
       insert into plan_figure as f
         (arn, kind, day, running, running_monthly, begun, begun_monthly, ceased, ceased_monthly)
       select arn, kind, day, sum(running), sum(running_monthly), sum(begun), sum(begun_monthly), sum(ceased),
              sum(ceased_monthly)
         from changes group by arn, kind, day
       on conflict (arn, kind, day) do update
         set running = f.running + excluded.running, running_monthly = f.running_monthly + excluded.running_monthly,
             begun = f.begun + excluded.begun, begun_monthly = f.begun_monthly + excluded.begun_monthly,
             ceased = f.ceased + excluded.ceased, ceased_monthly = f.ceased_monthly + excluded.ceased_monthly
     )
     select count(*)::int as landed from written`,
    [importId],
  );
  return rows[0] ?? { landed: 0 };
}
