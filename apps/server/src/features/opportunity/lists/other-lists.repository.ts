import type { RejectionCode } from '@hub/contract';
import { openedOn } from '../../book/book.public.ts';
import { monthsBefore } from '../../reports/reports.public.ts';
import { type ListDays, type ListDefinition, ownerOf, rowOf, today } from './list-rows.repository.ts';

/** Where the money of a scheme that pays out would stay: the growth option of the same fund and plan. */
const growthOf = (code: string): string =>
  `(select min(growth.code) from fund_scheme own
      join fund_scheme growth on growth.fund = own.fund and growth.plan = own.plan and growth.option = 'GROWTH'
     where own.code = ${code})`;

/**
 * Every holding that pays out; `IDCW` is income distribution cum capital withdrawal. All that is not sorted by is a column
 * of its own, which the database reads for the rows of a page alone (bench lists: 0.58, with joins 0.24).
 */
export const dividend = (): ListDefinition => ({
  isOfClient: false,
  rows: `select ${rowOf({
    key: `p.folio_no || ' ' || p.scheme_code`,
    investor_id: '(select o.investor_id from client_folio o where o.arn = p.arn and o.folio_no = p.folio_no)',
    folio_no: 'p.folio_no',
    scheme_code: 'p.scheme_code',
    target_code: growthOf('p.scheme_code'),
    on: `(select q.last_invested_on from holding q
           where q.arn = p.arn and q.folio_no = p.folio_no and q.scheme_code = p.scheme_code)`,
    amount: `(select round(p.units * coalesce(max(q.nav), 0), 2) from newest_nav q where q.scheme_code = p.scheme_code)`,
    worth: 'round(p.units * coalesce(n.nav, 0), 2)',
  })} from (fund_scheme s left join newest_nav n on n.scheme_code = s.code)
    join holding p on p.scheme_code = s.code
   where s.option = 'IDCW' and p.arn = $1 and p.units > 0`,
  more: null,
});

const heldIn = (folio: string): string =>
  `select from holding p where p.arn = ${folio}.arn and p.folio_no = ${folio}.folio_no`;

export const zeroBalance = (): ListDefinition => ({
  isOfClient: false,
  rows: `select ${rowOf({
    key: 'o.folio_no',
    investor_id: 'o.investor_id',
    folio_no: 'o.folio_no',
    on: `(${heldIn('o').replace('select', 'select max(p.last_on)')})`,
    from: openedOn('o'),
  })} from client_folio o where o.arn = $1 and not exists (${heldIn('o')} and p.units <> 0)`,
  more: `
    select r.folio_no, last.scheme_code, r."from", null::jsonb as plan
      from (select 1) one left join (
        select p.scheme_code from holding p where p.arn = $1 and p.folio_no = r.folio_no
         order by p.last_on desc, p.scheme_code limit 1) last on true`,
});

export const redeem = ({ windows }: ListDays): ListDefinition => ({
  isOfClient: false,
  rows: `select ${rowOf({
    key: `l.folio_no || ' ' || l.scheme_code || ' ' || l.trxn_no`,
    investor_id: 'o.investor_id',
    folio_no: 'l.folio_no',
    scheme_code: 'l.scheme_code',
    on: 'l.day',
    amount: 'l.amount',
    load: 'l.load',
    worth: 'l.amount',
  })} from counted_entry l ${ownerOf('l')}
   where l.arn = $1 and l.kind = 'redemption' and l.day > ${monthsBefore(today, windows.months.redeem)}
     and l.day <= ${today}`,
  more: null,
});

/** Nothing was wrong with the papers: the money, the time, or a system that failed. */
const otherRejections = [
  'order_expiry',
  'payment_not_received',
  'technical_failure_at_gateway',
  'temporary_scheme_suspension',
] as const satisfies readonly RejectionCode[];

const codeOf = `o.result -> 'rejection' ->> 'code'`;

/** Rejected orders, unless one that was sent after it for the same folio and scheme was accepted. */
export function nigo({ windows }: ListDays): ListDefinition {
  const since = monthsBefore(today, windows.months.nigo);
  const on = `(event.at at time zone 'Asia/Kolkata')::date`;
  return {
    isOfClient: false,
    rows: `select ${rowOf({
      key: 'o.reference',
      investor_id: 'o.investor_id',
      folio_no: 'o.folio_no',
      scheme_code: 'o.scheme_code',
      reference: 'o.reference',
      on,
      amount: `(o.summary ->> 'amount')::numeric`,
      worth: `coalesce((o.summary ->> 'amount')::numeric, 0.00)`,
      code: codeOf,
      reason: `o.result -> 'rejection' ->> 'title'`,
    })} from sent_order o
      cross join lateral (
        select max(e.at) as at from order_history e
         where e.arn = o.arn and e.reference = o.reference and e.type = 'rejected') event
     where o.arn = $1 and o.status = 'rejected' and o.changed_at >= ${since}::timestamp at time zone 'Asia/Kolkata'
       and ${on} > ${since} and ${on} <= ${today}
       and coalesce(${codeOf}, '') not in (${otherRejections.map((code) => `'${code}'`).join(', ')})
       and not exists (
         select from sent_order q
          where q.arn = o.arn and q.investor_id = o.investor_id and q.folio_no = o.folio_no
            and q.scheme_code = o.scheme_code and q.status = 'allotted' and q.created_at > o.created_at)`,
    more: null,
  };
}
