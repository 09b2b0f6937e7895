import type { Tx } from '../../../db/database.ts';
import { copyChunks } from '../../../db/values/copy-line.ts';
import { noteChange } from '../changes/book-change.repository.ts';
import { monthlyOf, monthlyOn, topUpSteps } from './plan-amount.repository.ts';
import { changeable, foldedPlans, keys, sameKey, terms } from './plan-fold.repository.ts';

/** What a row says of a registration. Days are ISO texts, money is decimal text; null is what it is silent about. */
interface PlanRow {
  readonly arn: string;
  readonly kind: 'SIP' | 'STP' | 'SWP';
  readonly regNo: string;
  readonly folioNo: string;
  readonly schemeCode: string;
  readonly targetCode: string | null;
  readonly amount: string;
  readonly frequency: string;
  readonly registeredOn: string | null;
  readonly startsOn: string;
  readonly endsOn: string | null;
  readonly ceasedOn: string | null;
  readonly pausedFrom: string | null;
  readonly pausedTo: string | null;
  readonly rejectedOn: string | null;
  readonly reason: string | null;
  readonly umrn: string | null;
  readonly instalments: number | null;
  readonly dueDays?: readonly number[] | null;
  readonly paymentMode?: string | null;
  readonly topUpAmount?: string | null;
  readonly topUpBasisPoints?: number | null;
  readonly topUpMonths?: number | null;
  readonly topUpCap?: string | null;
  readonly monthly: string;
}

/** How far a plan has come. No feed says it: the ledger and the bounces do. */
export interface NewPlan extends PlanRow {
  readonly done: number;
  readonly bounced: number;
  readonly bouncedInRow: number;
  readonly lastDueOn: string | null;
}

/** A row of a file. */
export interface FeedPlan extends PlanRow {
  readonly line: number;
  readonly reportedOn: string | null;
}

/**
 * A plan runs from its start until it ends or ceases, except while it is paused; one that was rejected never began.
 * Only what lies within its run changes anything: a plan that ceases in its pause, or before it began, stops once. What
 * stops takes with it what it had grown to, and a top-up adds its step on its day, unless the plan rests.
 */
export const planChanges = (row: string, sign: '+' | '-') => {
  const n = `${sign}1`;
  const stops = `least(${row}.ends_on + 1, ${row}.ceased_on)`;
  const pauses = `greatest(${row}.paused_from, ${row}.starts_on)`;
  const resumes = `least(${row}.paused_to + 1, ${stops})`;
  const rests = `${row}.paused_from is not null and ${pauses} < ${resumes}`;
  return `
    select ${row}.arn, ${row}.kind, day, running, running * monthly as running_monthly, begun,
           begun * monthly as begun_monthly, ceased, ceased * monthly as ceased_monthly
      from (values
        (${row}.starts_on, case when ${row}.starts_on < ${stops} then ${n} else 0 end, ${n}, 0, ${row}.starts_on),
        (${stops}, case when ${row}.starts_on < ${stops} then -(${n}) else 0 end, 0, 0, ${stops} - 1),
        (${row}.ceased_on, 0, 0, case when ${row}.ceased_on <= ${row}.ends_on then ${n} else 0 end, ${row}.ceased_on - 1),
        (${pauses}, case when ${rests} then -(${n}) else 0 end, 0, 0, ${pauses} - 1),
        (${resumes}, case when ${rests} then ${n} else 0 end, 0, 0, least(${resumes}, ${stops} - 1))
      ) as change (day, running, begun, ceased, amount_on)
      cross join lateral (select ${monthlyOn(row, 'amount_on')} as monthly) grown
     where day is not null and (running <> 0 or begun <> 0 or ceased <> 0) and ${row}.rejected_on is null
    union all
    select ${row}.arn, ${row}.kind, step.day, 0, ${sign}(${monthlyOf(row, 'step.after')} - ${monthlyOf(row, 'step.before')}),
           0, 0, 0, 0
      from ${topUpSteps(row, `${stops} - 1`)} step
     where ${row}.rejected_on is null and (${rests} and step.day between ${pauses} and ${resumes}) is not true`;
};

const progress = 'done, bounced, bounced_in_row, last_due_on';

export interface PlansWritten {
  readonly imported: number;
}

const termsOf = (plan: PlanRow) => [
  plan.arn,
  plan.kind,
  plan.folioNo,
  plan.regNo,
  plan.schemeCode,
  plan.amount,
  plan.frequency,
  plan.startsOn,
  plan.monthly,
  plan.ceasedOn,
  plan.rejectedOn,
  plan.targetCode,
  plan.registeredOn,
  plan.endsOn,
  plan.pausedFrom,
  plan.pausedTo,
  plan.reason,
  plan.umrn,
  plan.instalments,
  plan.dueDays?.length ? `{${plan.dueDays.join(',')}}` : null,
  plan.paymentMode ?? null,
  plan.topUpMonths ?? null,
  plan.topUpAmount ?? null,
  plan.topUpBasisPoints ?? null,
  plan.topUpCap ?? null,
];

/** Registrations written by no file: each as a whole, in place of what was written so before. */
export async function writePlans(tx: Tx, plans: readonly NewPlan[]): Promise<PlansWritten> {
  if (plans.length === 0) return { imported: 0 };
  await tx.query(
    `create temp table registered on commit drop as
       select ${keys}, ${terms}, line, done, bounced, bounced_in_row, last_due_on
         from plan_row cross join (select ${progress} from plan) p with no data`,
  );
  await tx.copy(
    `registered (${keys}, ${terms}, line, ${progress})`,
    copyChunks([...plans.entries()], ([index, plan]) => [
      ...termsOf(plan),
      index,
      plan.done,
      plan.bounced,
      plan.bouncedInRow,
      plan.lastDueOn,
    ]),
  );
  await touch(tx, 'registered');
  await tx.query(
    `delete from plan_row r using touched_plan t where r.import_id = 0 and ${sameKey('r', 't')}`,
  );
  await tx.query(
    `insert into plan_row (${keys}, ${terms}, import_id, line)
     select distinct on (${keys}) ${keys}, ${terms}, 0, line from registered order by ${keys}, line desc`,
  );
  const imported = await foldTouched(tx, 'registered');
  // A transaction may write plans several times.
  await tx.query('drop table registered');
  return { imported };
}

/** Rows of a file. One that says what is known already is kept all the same: its file may be the last that says it. */
export async function importPlanRows(
  tx: Tx,
  plans: readonly FeedPlan[],
  importId: string,
): Promise<PlansWritten> {
  if (plans.length === 0) return { imported: 0 };
  await tx.query(
    `create temp table registered on commit drop as select ${keys}, ${terms}, line, reported_on from plan_row with no data`,
  );
  await tx.copy(
    `registered (${keys}, ${terms}, line, reported_on)`,
    copyChunks(plans, (plan) => [...termsOf(plan), plan.line, plan.reportedOn]),
  );
  await touch(tx, 'registered');
  const [row] = await tx.query<{ imported: number }>(
    `with landed as (
       select r.* from registered r
        where not exists (
                select from plan_row known where ${sameKey('known', 'r')} and ${sameTerms('known', 'r')})
          and not exists (
                select from registered other
                 where ${sameKey('other', 'r')} and other.line < r.line and ${sameTerms('other', 'r')})
     ), kept as (
       insert into plan_row (${keys}, ${terms}, import_id, line, reported_on)
       select ${keys}, ${terms}, $1::int8, line, reported_on from registered on conflict do nothing
     )
     select count(*)::int as imported from landed`,
    [importId],
  );
  await foldTouched(tx, null);
  await tx.query('drop table registered');
  return row ?? { imported: 0 };
}

/** Takes a file's rows back: its plans are what the other files say, and those it alone had brought are gone. */
export async function takeBackPlans(tx: Tx, importId: string): Promise<number> {
  await touch(tx, '(select * from plan_row where import_id = $1) taken', [importId]);
  const [row] = await tx.query<{ taken: number }>(
    `with taken as (delete from plan_row where import_id = $1 returning 1) select count(*)::int as taken from taken`,
    [importId],
  );
  await foldTouched(tx, null);
  if (row === undefined || row.taken === 0) return 0;
  return row.taken;
}

const sameTerms = (one: string, other: string) =>
  `(${changeable.map((column) => `${one}.${column}`).join(', ')})
   is not distinct from (${changeable.map((column) => `${other}.${column}`).join(', ')})`;

export async function touch(tx: Tx, rows: string, params: readonly unknown[] = []): Promise<void> {
  await tx.query(`create temp table touched_plan on commit drop as select ${keys} from plan with no data`);
  await tx.query(`insert into touched_plan select distinct ${keys} from ${rows}`, [...params]);
}

/** Makes the touched plans again from their rows, and with them what changes in the book of running plans. */
export async function foldTouched(tx: Tx, withProgress: string | null): Promise<number> {
  const starts =
    withProgress === null
      ? 'cross join (select 0 as done, 0 as bounced, 0 as bounced_in_row, null::date as last_due_on) p'
      : `join (select distinct on (${keys}) ${keys}, ${progress} from ${withProgress} order by ${keys}, line desc) p
           using (${keys})`;
  const [row] = await tx.query<{ imported: number }>(
    `with folded as (
       ${foldedPlans(`(select r.* from plan_row r join touched_plan using (${keys})) of_touched`)}
     ), written as (
       insert into plan as p (${keys}, ${terms}, ${progress})
       select ${keys}, ${terms}, ${progress} from folded ${starts}
       on conflict (${keys}) do update
         set ${changeable.map((column) => `${column} = excluded.${column}`).join(', ')}
       where (${changeable.map((column) => `p.${column}`).join(', ')})
             is distinct from (${changeable.map((column) => `excluded.${column}`).join(', ')})
       returning old as before, new as after
     ), gone as (
       delete from plan using touched_plan t
        where ${sameKey('plan', 't')} and not exists (select from plan_row r where ${sameKey('r', 't')})
       returning old as before
     ), changes as (
       select c.* from written cross join lateral (${planChanges('(written.after)', '+')}) c
       union all
       select c.* from written cross join lateral (${planChanges('(written.before)', '-')}) c
       union all
       select c.* from gone cross join lateral (${planChanges('(gone.before)', '-')}) c
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
     ), said as (${noteChange('plan', 'touched_plan')})
     select count(*)::int as imported from written`,
  );
  await tx.query('drop table touched_plan');
  return row?.imported ?? 0;
}
