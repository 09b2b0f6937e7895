import type { Call } from '@hub/contract';
import {
  type OpportunityCall,
  opportunityCalls,
  opportunityHub,
} from '@hub/contract/calls/opportunity/opportunity';
import type { OpportunityList } from '@hub/domain/opportunity/lists';
import { opportunityWindows } from '@hub/domain/opportunity/windows';
import { arn } from './lists-book.ts';
import type { Case } from './lists-cases.ts';

/*
 * Issue 17, "Must show" 4: the first page of each list, and the hub. The bare side may read what was counted, as the hub
 * does; the page itself is found anew.
 */

const saved = (list: OpportunityList) =>
  `select rows, clients, worth, snoozed, done from opportunity_count
    where arn = '${arn}' and list = '${list}' and day = current_date`;

const withNames = (page: string) => `
  with page as materialized (${page} order by worth desc, key limit 10)
  select p.*, i.name, i.mobile, s.name as scheme from page p
    join investor i on i.arn = '${arn}' and i.id = p.investor_id
    left join scheme s on s.code = p.scheme_code order by p.worth desc, p.key`;

const plans = (kind: string, where: string) => `
  select p.folio_no || ' ' || p.reg_no as key, f.investor_id, p.scheme_code, p.amount, p.starts_on, p.ends_on, p.ceased_on,
         p.monthly as worth
    from plan p join folio f on f.arn = p.arn and f.folio_no = p.folio_no
   where p.arn = '${arn}' and p.kind = '${kind}' and p.rejected_on is null and ${where}`;

const clients = (where: string) => `
  select g.investor_id::text as key, g.investor_id, null as scheme_code, round(g.aum, 2) as worth
    from investor_figure g join investor i on i.arn = g.arn and i.id = g.investor_id
   where g.arn = '${arn}' and g.aum > 0 and ${where}`;

const runs = `p.kind = 'SIP' and p.rejected_on is null and p.starts_on <= current_date and p.ends_on >= current_date
  and (p.ceased_on is null or p.ceased_on > current_date) and p.paused_from is null`;
const RENEWED_DAYS = opportunityWindows.at(-1)?.renewedDays ?? 0;
const ago = "(current_date - interval '2 months')::date";
const ahead = "(current_date + interval '2 months')::date";

const pages: Readonly<Record<OpportunityList, string>> = {
  ceased: plans('SIP', `p.ceased_on > ${ago} and p.ceased_on <= current_date and p.ceased_on < p.ends_on`),
  maturity: plans(
    'SIP',
    `p.starts_on <= current_date and p.ends_on > current_date and p.ends_on <= ${ahead}
     and (p.ceased_on is null or p.ceased_on > current_date) and p.paused_from is null`,
  ),
  'expiring-stp': plans(
    'STP',
    `p.ends_on >= current_date and p.ends_on <= ${ahead} and (p.ceased_on is null or p.ceased_on > current_date)`,
  ),
  'expiring-swp': plans(
    'SWP',
    `p.ends_on >= current_date and p.ends_on <= ${ahead} and (p.ceased_on is null or p.ceased_on > current_date)`,
  ),
  equity: clients("g.classes = '{EQUITY}'"),
  debt: clients("g.classes = '{DEBT}'"),
  inactive: clients("i.last_invested_on <= (current_date - interval '6 months')::date"),
  lumpsum: clients(`i.last_invested_on is not null and not exists (
    select from folio f join plan p on p.arn = f.arn and p.folio_no = f.folio_no
     where f.arn = i.arn and f.investor_id = i.id and ${runs})`),
  liquid: `
    select g.investor_id::text as key, g.investor_id, null as scheme_code, round(held.aum, 2) as worth
      from investor_figure g cross join lateral (
        select sum(p.units * n.nav) as aum from folio f
          join position p on p.arn = f.arn and p.folio_no = f.folio_no
          join scheme s on s.code = p.scheme_code join nav_latest n on n.scheme_code = p.scheme_code
         where f.arn = g.arn and f.investor_id = g.investor_id and s.asset_class = 'LIQUID') held
     where g.arn = '${arn}' and 'LIQUID' = any(g.classes) and not 'EQUITY' = any(g.classes) and held.aum > 0`,
  redeem: `
    select l.folio_no || ' ' || l.scheme_code || ' ' || l.trxn_no as key, f.investor_id, l.scheme_code, l.amount, l.load,
           l.amount as worth
      from ledger l join folio f on f.arn = l.arn and f.folio_no = l.folio_no
     where l.arn = '${arn}' and l.kind = 'redemption' and l.day > ${ago} and l.day <= current_date`,
  // The owner of a holding is looked up for the page alone: a column that is not sorted by.
  dividend: `
    select p.folio_no || ' ' || p.scheme_code as key,
           (select f.investor_id from folio f where f.arn = p.arn and f.folio_no = p.folio_no) as investor_id, p.scheme_code,
           round(p.units * n.nav, 2) as worth
      from position p join nav_latest n on n.scheme_code = p.scheme_code
     where p.arn = '${arn}' and p.units > 0 and p.scheme_code in (select code from scheme where option = 'IDCW')`,
  'not-renewed': plans(
    'SIP',
    `p.ends_on > ${ago} and p.ends_on <= current_date and (p.ceased_on is null or p.ceased_on > p.ends_on)
     and not exists (select from folio g join plan q on q.arn = g.arn and q.folio_no = g.folio_no
                      where g.arn = p.arn and g.investor_id = f.investor_id and q.kind = 'SIP'
                        and (q.folio_no, q.reg_no) <> (p.folio_no, p.reg_no) and q.rejected_on is null
                        and q.starts_on >= p.ends_on - ${RENEWED_DAYS})`,
  ),
  rejected: `
    select p.folio_no || ' ' || p.reg_no as key, f.investor_id, p.scheme_code, p.amount, p.rejected_on, p.reason,
           p.monthly as worth
      from plan p join folio f on f.arn = p.arn and f.folio_no = p.folio_no
     where p.arn = '${arn}' and p.kind = 'SIP' and p.rejected_on > ${ago} and p.rejected_on <= current_date
       and not exists (select from folio g join plan q on q.arn = g.arn and q.folio_no = g.folio_no
                        where g.arn = p.arn and g.investor_id = f.investor_id and q.kind = 'SIP'
                          and q.scheme_code = p.scheme_code and (q.folio_no, q.reg_no) <> (p.folio_no, p.reg_no)
                          and q.rejected_on is null and q.registered_on >= p.rejected_on)
    union all
    select b.folio_no || ' ' || b.reg_no, null, null, null, null, b.reason, 0 from instalment b
     where b.arn = '${arn}' and b.kind = 'SIP' and b.status in ('BOUNCED', 'REJECTED') and b.due_on > ${ago}`,
  nigo: `
    select o.reference as key, o.investor_id, o.scheme_code, o.changed_at, (o.summary ->> 'amount')::numeric as worth
      from orders o
     where o.arn = '${arn}' and o.status = 'rejected'
       and (select max(e.at) from order_event e where e.arn = o.arn and e.reference = o.reference and e.type = 'rejected')
             >= (${ago} + 1)::timestamp at time zone 'Asia/Kolkata'
       and not exists (select from orders q where q.arn = o.arn and q.investor_id = o.investor_id and q.status = 'allotted'
                          and q.folio_no = o.folio_no and q.scheme_code = o.scheme_code and q.created_at > o.created_at)`,
  'zero-balance': `
    select f.folio_no as key, f.investor_id, null as scheme_code, f.opened_on, 0 as worth from folio f
     where f.arn = '${arn}' and not exists (
       select from position p where p.arn = f.arn and p.folio_no = f.folio_no and p.units <> 0)`,
  elss: `
    select saver.investor_id::text || ' ' || extract(year from saver.since)::text as key, saver.investor_id, null as scheme_code,
           150000 - saver.paid as worth
      from (select f.investor_id, y.since, coalesce(sum(l.amount), 0) as paid
              from (select make_date(extract(year from current_date - interval '3 months')::int, 4, 1) as since) y
              cross join position p join folio f on f.arn = p.arn and f.folio_no = p.folio_no
              left join ledger l on l.arn = p.arn and l.folio_no = p.folio_no and l.scheme_code = p.scheme_code
                and l.day >= y.since and l.day <= current_date and l.kind in ('purchase', 'sip-instalment')
             where p.arn = '${arn}' and p.scheme_code in (select code from scheme where category = 'ELSS')
             group by f.investor_id, y.since) saver
     where saver.paid < 150000`,
};

const keysOf = (answer: { readonly items: readonly { readonly key: string }[] }) =>
  answer.items.map(({ key }) => key);

export const opportunityCases: readonly Case[] = [
  ...Object.entries(pages).map(([list, page]) => ({
    name: `opportunities: ${list}`,
    call: opportunityCalls[list as OpportunityList] as OpportunityCall as Call,
    input: {},
    keysOf,
    bare: [withNames(page), saved(list as OpportunityList)],
  })),
  {
    name: 'opportunities: the hub',
    call: opportunityHub as Call,
    input: {},
    keysOf: () => [],
    bare: [
      `select list, rows, clients, worth from opportunity_count where arn = '${arn}' and day = current_date and false`,
      `select list, rows, clients, worth, snoozed, done from opportunity_count where arn = '${arn}' and day = current_date`,
      `select count(*), sum(due) from orders where arn = '${arn}' and terms ? 'begunFrom' and status = 'allotted'`,
    ],
  },
];
