import { type DebitReasonCode, debitReasons } from '@hub/contract/mandates/debit-reasons';
import { moneyOf, perpetualEnd } from '@hub/domain';
import type { Tx } from '../../../db/database.ts';
import type { Queries } from '../../../db/queries.ts';
import type { Debit } from '../../../ports/mandates/mandates.ts';
import {
  businessDayFrom,
  instalmentAfter,
  isPlainPlan,
  marketOfPlan,
  plainDueAfter,
} from '../../reports/reports.public.ts';
import { keyColumns, samePlan } from './plan-key.repository.ts';

/** The earliest day with a debit that is due by now; null when nothing is. */
export async function findDueDay(queries: Queries, today: string): Promise<string | null> {
  const [row] = await queries.query<{ day: string | null }>(
    'select min(next_debit_on) as day from plan_run where next_debit_on <= $1',
    [today],
  );
  return row?.day ?? null;
}

/** What the bank would say of a mandate that cannot be debited: then the bank is not asked. */
const faults = [
  ["m.status = 'REJECTED'", '08'],
  ["m.status = 'CANCELLED'", '61'],
  ['m.ends_on < picked.next_debit_on', '29'],
  ['asked.amount > m."limit"', '26'],
] as const satisfies readonly (readonly [string, DebitReasonCode])[];

const faultWords = `case code ${faults
  .map(([, code]) => `when '${code}' then '${debitReasons[code].words.replaceAll("'", "''")}'`)
  .join(' ')} end`;

const toppedUp = `topped_up_amount(p.amount, p.top_up_amount, p.top_up_basis_points, p.top_up_months, p.top_up_cap,
  p.starts_on, picked.next_due_on)`;

/** What was true when the run was written may have changed since: by a feed, or by a holiday that was announced. */
const isLeftOut = `p.rejected_on is not null or p.ceased_on <= picked.next_debit_on or p.ends_on < picked.next_due_on
  or picked.next_due_on between p.paused_from and coalesce(p.paused_to, 'infinity')
  or exists (select from instalment known where ${samePlan('known', 'p')} and known.due_on = picked.next_due_on)`;

/** What the plan names now, which a swap changes; else an approved one that repairs the one it was registered with. */
const mandateOf = `coalesce(
  (select x.id from debit_mandate x
    where x.arn = p.arn and x.folio_no = p.folio_no
      and case when p.umrn is null then x.repairs = picked.mandate_id and x.status = 'APPROVED' else x.umrn = p.umrn end
    order by x.created_at desc limit 1), picked.mandate_id)`;

/** The same for every plan of a calendar: read once for the statement. */
const openDay = `case market.calendar when 'DEBT' then ${businessDayFrom("'DEBT'", '$1::date')}
  else ${businessDayFrom("'EQUITY'", '$1::date')} end`;

/** What the plan may still debit of a next date; a plan that is over has none. */
const isStillDue = `told.rejected_on is null and told.then_due <= least(told.ends_on, date '${perpetualEnd()}')
  and (told.ceased_on is null or next.debit_on < told.ceased_on)`;

const presentSql = `
  with picked as materialized (
    select r.ctid as row, r.* from plan_run r where r.next_debit_on = $1::date limit $2 for update skip locked
  ), told as materialized (
    select picked.row, p.arn, p.kind, p.folio_no, p.reg_no, picked.next_due_on as due_on, asked.amount, asked.moved_on,
           m.id as mandate_id, m.umrn, m.account, m.ifsc, p.ends_on, p.ceased_on, p.rejected_on,
           market.calendar,
           coalesce(m.payer_name, (
             select i.name from client_folio f join client i on i.arn = f.arn and i.id = f.investor_id
              where f.arn = p.arn and f.folio_no = p.folio_no)) as payer,
           case when ${isLeftOut} then 'left-out'
                when asked.moved_on <> picked.next_debit_on then 'moved'
                when p.kind <> 'SIP' then 'submit'
                when m.id is null or m.status in ('INITIATED', 'SENT') or m.starts_on > picked.next_debit_on then 'waits'
                when ${faults.map(([condition]) => condition).join(' or ')} then 'missed'
                when m.umrn is null then 'waits'
                else 'debit' end as outcome,
           case ${faults.map(([condition, code]) => `when ${condition} then '${code}'`).join(' ')} end as code,
           case when ${isPlainPlan} then ${plainDueAfter('picked.next_due_on')} end as then_due,
           'I' || lpad(nextval('instalment_number')::text, 11, '0') as reference
      from picked
      join systematic_plan p on ${samePlan('p', 'picked')}
      left join debit_mandate m on m.arn = p.arn and m.id = ${mandateOf}
      ${marketOfPlan}
      cross join lateral (
        select case when p.top_up_months is null then p.amount else ${toppedUp} end as amount, ${openDay} as moved_on
         offset 0) asked
  ), day as (
    -- A handful: most plans of a day are next due on the same days.
    select distinct calendar, then_due from told where then_due is not null
  ), next as materialized (
    select day.calendar, day.then_due, ${businessDayFrom('day.calendar', 'day.then_due')} as debit_on from day
  ), moved as (
    update plan_run r
       set next_due_on = case told.outcome when 'moved' then told.due_on else told.then_due end,
           next_debit_on = case told.outcome when 'moved' then told.moved_on else next.debit_on end
      from told left join next on next.calendar = told.calendar and next.then_due = told.then_due
     where r.ctid = told.row and (told.outcome = 'moved' or (told.then_due is not null and ${isStillDue}))
  ), over as (
    delete from plan_run r using told join next on next.calendar = told.calendar and next.then_due = told.then_due
     where r.ctid = told.row and told.outcome <> 'moved' and not (${isStillDue})
  ), written as (
    insert into instalment (${keyColumns}, due_on, status, amount, code, reason, reference, debit_on, presented_at,
      answered_at)
    select ${keyColumns}, due_on, case outcome when 'missed' then 'BOUNCED' else 'PRESENTED' end, amount,
           case outcome when 'missed' then code end, case outcome when 'missed' then ${faultWords} end, reference,
           $1::date, $3, case outcome when 'missed' then $3::timestamptz end
      from told where outcome in ('debit', 'submit', 'missed')
  ), ready as (
    insert into instalment_step (arn, reference, step)
    select arn, reference, 'submit' from told where outcome = 'submit'
  )
  select outcome, reference, arn, mandate_id as "mandateId", umrn, amount, account, ifsc, payer,
         case when then_due is null and outcome <> 'moved' then row::text end as row from told`;

/** Moves on the plans whose next date takes more than arithmetic: other frequencies, pauses. */
const moveOn = (tx: Tx, rows: readonly string[]) =>
  tx.query(
    `with told as (
       select r.ctid as row, next.due_on, next.debit_on
         from plan_run r join systematic_plan p on ${samePlan('p', 'r')} ${instalmentAfter('r.next_due_on')}
        where r.ctid = any($1::tid[])
     ), moved as (
       update plan_run r set next_due_on = told.due_on, next_debit_on = told.debit_on
         from told where r.ctid = told.row and told.due_on is not null
     )
     delete from plan_run r using told where r.ctid = told.row and told.due_on is null`,
    [rows],
  );

interface PresentedRow {
  readonly outcome: 'debit' | 'submit' | 'missed' | 'left-out' | 'moved' | 'waits';
  readonly reference: string;
  readonly arn: string;
  readonly mandateId: string;
  readonly umrn: string;
  readonly amount: string;
  readonly account: string;
  readonly ifsc: string;
  readonly payer: string;
  /** Of a plan that is still to be moved on. */
  readonly row: string | null;
}

interface Presented {
  /** Plans looked at: none means that nothing of the day is left, or another process has it. */
  readonly picked: number;
  readonly debits: readonly Debit[];
  /** References of instalments whose mandate cannot be debited. */
  readonly missed: readonly string[];
  readonly arns: readonly string[];
}

/** Writes the instalments of one day for some plans that nobody else works on, and moves these plans on. */
export async function writeDue(
  tx: Tx,
  day: string,
  { limit, now }: { readonly limit: number; readonly now: Temporal.Instant },
): Promise<Presented> {
  const rows = await tx.query<PresentedRow>(presentSql, [day, limit, now.toString()]);
  const behind = rows.flatMap(({ row }) => row ?? []);
  if (behind.length > 0) await moveOn(tx, behind);
  const on = Temporal.PlainDate.from(day);
  const debits: Debit[] = [];
  const missed: string[] = [];
  const arns = new Set<string>();
  for (const row of rows) {
    arns.add(row.arn);
    if (row.outcome === 'missed') missed.push(row.reference);
    if (row.outcome !== 'debit') continue;
    const { reference, arn, mandateId, umrn, account, ifsc, payer } = row;
    debits.push({
      arn,
      reference,
      mandateId,
      umrn,
      amount: moneyOf(row.amount),
      on,
      payer: { name: payer, accountNo: account, ifsc },
    });
  }
  return { picked: rows.length, debits, missed, arns: [...arns] };
}
