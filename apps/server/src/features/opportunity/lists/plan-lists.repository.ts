import { planAmount, planMonthly } from '../../book/book.public.ts';
import { goesOn, isInView, marketOfPlan, monthsAfter, monthsBefore } from '../../reports/reports.public.ts';
import { type ListDays, type ListDefinition, ownerOf, rowOf, today } from './list-rows.repository.ts';

type Kind = 'SIP' | 'STP' | 'SWP';

const plans = (kind: Kind, on: string, where: string): string =>
  `select ${rowOf({
    key: `p.folio_no || ' ' || p.reg_no`,
    investor_id: 'o.investor_id',
    folio_no: 'p.folio_no',
    scheme_code: 'p.scheme_code',
    target_code: 'p.target_code',
    reg_no: 'p.reg_no',
    on,
    from: 'p.starts_on',
    amount: planAmount('p', today),
    frequency: 'p.frequency',
    worth: planMonthly('p', today),
    reason: 'p.reason',
  })} from systematic_plan p ${ownerOf('p')} where p.arn = $1 and p.kind = '${kind}' and ${where}`;

/** What its instalments come to is told from these. Holidays count for a plan that is due every business day. */
const termsOf = (kind: Kind): string => `
  select r.folio_no, r.scheme_code, r."from", jsonb_build_object(
           'frequency', p.frequency, 'amount', p.amount::text, 'startsOn', p.starts_on, 'endsOn', p.ends_on,
           'ceasedOn', p.ceased_on, 'dueDays', coalesce(p.due_days, '{}'), 'instalments', p.instalments,
           'done', p.done, 'missed', p.bounced, 'topUpMonths', p.top_up_months,
           'topUpAmount', p.top_up_amount::text, 'topUpBasisPoints', p.top_up_basis_points,
           'topUpCap', p.top_up_cap::text,
           'holidays', case when p.frequency = 'daily' then coalesce((
              select jsonb_agg(h.day) from market_holiday h
               where h.calendar = market.calendar and h.day between p.starts_on and p.ends_on), '[]')
              else '[]' end) as plan
    from systematic_plan p ${marketOfPlan}
   where p.arn = $1 and p.kind = '${kind}' and p.folio_no = r.folio_no and p.reg_no = r.reg_no`;

const sipsIn = (
  view: 'ceased-lately' | 'not-renewed' | 'maturing',
  on: string,
  { windows, yearStart }: ListDays,
): ListDefinition => ({
  isOfClient: false,
  rows: plans('SIP', on, isInView(view, { today, yearStart: `date '${yearStart}'`, windows })),
  more: termsOf('SIP'),
});

export const ceased = (days: ListDays): ListDefinition => sipsIn('ceased-lately', 'p.ceased_on', days);
export const notRenewed = (days: ListDays): ListDefinition => sipsIn('not-renewed', 'p.ends_on', days);
export const maturity = (days: ListDays): ListDefinition => sipsIn('maturing', 'p.ends_on', days);

/** The same client's SIP in the same scheme that was registered since and not rejected. */
const isRegisteredSince = `exists (
  select from client_folio g join systematic_plan q on q.arn = g.arn and q.folio_no = g.folio_no
   where g.arn = o.arn and g.investor_id = o.investor_id and q.kind = 'SIP' and q.scheme_code = p.scheme_code
     and (q.folio_no, q.reg_no) <> (p.folio_no, p.reg_no) and q.rejected_on is null
     and q.registered_on >= p.rejected_on)`;

/** When it was answered; of one that the hub did not run, its due date. */
const refusedOn = `coalesce((coalesce(b.settled_at, b.answered_at) at time zone 'Asia/Kolkata')::date, b.debit_on, b.due_on)`;

/** A later instalment of the plan that went through, by our own account or in the ledger. */
const isPaidSince = `(exists (
    select from plan_instalment paid
     where paid.arn = b.arn and paid.kind = b.kind and paid.folio_no = b.folio_no and paid.reg_no = b.reg_no
       and paid.due_on > b.due_on and paid.status in ('PAID', 'DONE'))
  or exists (
    select from counted_entry l
     where l.arn = p.arn and l.folio_no = p.folio_no and l.scheme_code = p.scheme_code and l.plan_no = p.reg_no
       and l.kind = 'sip-instalment' and l.day > b.due_on))`;

/** An answer comes within days of the due date: older rows need no look. */
const LONGEST_ANSWER_DAYS = 90;

/**
 * A registration, or the newest instalment of a plan that goes on: what the missed debits have ended is in the list of
 * ceased SIPs, and nowhere twice.
 */
export function rejected({ windows }: ListDays): ListDefinition {
  const since = monthsBefore(today, windows.months.rejected);
  const registrations = plans(
    'SIP',
    'p.rejected_on',
    `p.rejected_on > ${since} and p.rejected_on <= ${today} and not ${isRegisteredSince}`,
  );
  const instalments = `
    select distinct on (p.folio_no, p.reg_no) ${rowOf({
      key: `p.folio_no || ' ' || p.reg_no`,
      investor_id: 'o.investor_id',
      folio_no: 'p.folio_no',
      scheme_code: 'p.scheme_code',
      reg_no: 'p.reg_no',
      on: refusedOn,
      from: 'p.starts_on',
      amount: planAmount('p', today),
      frequency: 'p.frequency',
      worth: planMonthly('p', today),
      code: 'b.code',
      reason: 'b.reason',
    })}
      from plan_instalment b
      join systematic_plan p on p.arn = b.arn and p.kind = b.kind and p.folio_no = b.folio_no and p.reg_no = b.reg_no
      ${ownerOf('p')}
     where b.arn = $1 and b.kind = 'SIP' and b.reason is not null and b.status in ('BOUNCED', 'REJECTED')
       and b.due_on > ${since} - ${LONGEST_ANSWER_DAYS} and ${refusedOn} > ${since} and ${refusedOn} <= ${today}
       and ${goesOn(today)} and not ${isPaidSince}
     order by p.folio_no, p.reg_no, b.due_on desc`;
  return {
    isOfClient: false,
    rows: `${registrations} union all (${instalments})`,
    more: null,
  };
}

/** Neither rejected nor stopped; one that is still to begin ends too. */
const expiring =
  (kind: 'STP' | 'SWP') =>
  ({ windows }: ListDays): ListDefinition => ({
    isOfClient: false,
    rows: plans(
      kind,
      'p.ends_on',
      `p.rejected_on is null and (p.ceased_on is null or p.ceased_on > ${today})
       and p.ends_on >= ${today} and p.ends_on <= ${monthsAfter(today, windows.months.expiring)}`,
    ),
    more: null,
  });

export const expiringStp = expiring('STP');
export const expiringSwp = expiring('SWP');
