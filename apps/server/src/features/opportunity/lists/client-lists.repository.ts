import { writeMoney } from '@hub/domain';
import { investmentKindList, openedOn } from '../../book/book.public.ts';
import { isRunning, monthsBefore } from '../../reports/reports.public.ts';
import { type ListDays, type ListDefinition, ownerOf, rowOf, today } from './list-rows.repository.ts';

/** Clients `i` with their figures `g`, who hold something. */
const clients = (where: string): string =>
  `select ${rowOf({
    key: 'i.id::text',
    investor_id: 'i.id',
    on: 'i.last_invested_on',
    amount: 'round(g.aum, 2)',
    worth: 'round(g.aum, 2)',
  })} from client i join client_value g on g.arn = i.arn and g.investor_id = i.id
   where i.arn = $1 and g.aum > 0 and ${where}`;

/** What a client holds, with its worth; `s` is the scheme. */
const holdings = `client_folio f
  join holding p on p.arn = f.arn and p.folio_no = f.folio_no
  join fund_scheme s on s.code = p.scheme_code
  left join newest_nav n on n.scheme_code = p.scheme_code
 where f.arn = $1 and f.investor_id = r.investor_id`;

/** A remedy begins with the largest holding; the client has been one since the first folio. */
const largest = (also = 'true'): string => `
  select top.folio_no, top.scheme_code, (
           select min(${openedOn('f')}) from client_folio f where f.arn = $1 and f.investor_id = r.investor_id) as "from",
         null::jsonb as plan
    from (select 1) one left join (
      select p.folio_no, p.scheme_code from ${holdings} and p.units > 0 and ${also}
       order by p.units * coalesce(n.nav, 0) desc, p.folio_no, p.scheme_code limit 1) top on true`;

const ofClients = (where: string): ListDefinition => ({
  isOfClient: true,
  rows: clients(where),
  more: largest(),
});

export const equity = (): ListDefinition => ofClients(`g.classes = '{EQUITY}'`);
export const debt = (): ListDefinition => ofClients(`g.classes = '{DEBT}'`);

/** Who put money in, by purchase or instalment, and has no SIP that runs. */
export const lumpsum = (): ListDefinition =>
  ofClients(`i.last_invested_on is not null and not exists (
    select from client_folio f join systematic_plan p on p.arn = f.arn and p.folio_no = f.folio_no
     where f.arn = i.arn and f.investor_id = i.id and p.kind = 'SIP' and ${isRunning(today)})`);

export const inactive = ({ windows }: ListDays): ListDefinition =>
  ofClients(`coalesce(i.last_invested_on, '-infinity') <= ${monthsBefore(today, windows.months.inactive)}`);

/** The class holds overnight funds too. */
export const liquid = (): ListDefinition => ({
  isOfClient: true,
  rows: `select ${rowOf({
    key: 'r.investor_id::text',
    investor_id: 'r.investor_id',
    amount: 'round(liquid.aum, 2)',
    worth: 'round(liquid.aum, 2)',
  })} from client_value r
    cross join lateral (select sum(p.units * n.nav) as aum from ${holdings} and s.asset_class = 'LIQUID') liquid
   where r.arn = $1 and 'LIQUID' = any(r.classes) and not 'EQUITY' = any(r.classes) and liquid.aum > 0`,
  more: largest(`s.asset_class = 'LIQUID'`),
});

const isElss = `scheme_code in (select code from fund_scheme where category = 'ELSS')`;

/** Whoever has or had ELSS, also with nothing put in this year: what the year still has room for. */
export const elss = ({ windows, yearStart }: ListDays): ListDefinition => ({
  isOfClient: true,
  rows: `select ${rowOf({
    key: `saver.investor_id::text || ' ${yearStart.slice(0, 4)}'`,
    investor_id: 'saver.investor_id',
    on: 'saver.last_on',
    amount: 'saver.paid',
    worth: `${writeMoney(windows.elssCap)} - saver.paid`,
  })} from (
      select o.investor_id, max(p.last_invested_on) as last_on, coalesce(sum(year.paid), 0.00) as paid
        from holding p ${ownerOf('p')}
        left join lateral (
          select sum(l.amount) as paid from counted_entry l
           where l.arn = p.arn and l.folio_no = p.folio_no and l.scheme_code = p.scheme_code
             and l.day >= date '${yearStart}' and l.day <= ${today} and l.kind in ${investmentKindList}
          ) year on p.last_invested_on >= date '${yearStart}'
       where p.arn = $1 and p.${isElss}
       group by o.investor_id) saver
   where saver.paid < ${writeMoney(windows.elssCap)}`,
  more: `
    select p.folio_no, p.scheme_code, null::date as "from", null::jsonb as plan from ${holdings} and p.${isElss}
     order by p.last_invested_on desc nulls last, p.units desc, p.folio_no, p.scheme_code limit 1`,
});
