import type { Queries } from '../queries.ts';
import { investmentKinds, withdrawalKinds } from './figures.repository.ts';

export interface FigureDifference {
  readonly where: string;
  readonly stored: string;
  readonly fromLedger: string;
}

/** Each figure made again in one statement from what it sums, and held against what is stored. */
const checks: readonly {
  readonly name: string;
  readonly text: string;
  readonly params?: readonly unknown[];
}[] = [
  {
    name: 'scheme figures',
    text: `select coalesce(a.arn, b.arn) || ' ' || coalesce(a.scheme_code, b.scheme_code) as place,
                  concat_ws(' ', a.units, a.cost, a.positions) as stored,
                  concat_ws(' ', b.units, b.cost, b.positions) as told
             from scheme_figure a
             full join (
               select arn, scheme_code, sum(units) as units, sum(cost) as cost,
                      count(*) filter (where units > 0)::int as positions
                 from position group by arn, scheme_code
             ) b on a.arn = b.arn and a.scheme_code = b.scheme_code
            where (coalesce(a.units, 0), coalesce(a.cost, 0), coalesce(a.positions, 0))
                  is distinct from (coalesce(b.units, 0), coalesce(b.cost, 0), coalesce(b.positions, 0))`,
  },
  {
    name: 'flow figures',
    text: `with posted as (
             select l.arn, l.scheme_code, l.day, l.units, coalesce(o.kind, l.kind) as kind,
                    case when l.revision % 2 = 1 then -l.amount else l.amount end
                      * case when l.kind = 'reversal' then -1 else 1 end as amount
               from ledger l
               left join lateral (
                 select kind from ledger o where l.kind = 'reversal' and o.arn = l.arn and o.folio_no = l.folio_no
                    and o.scheme_code = l.scheme_code and o.trxn_no = l.reverses limit 1
               ) o on true
           ), b as (
             select arn, scheme_code, day, sum(units) as units,
                    coalesce(sum(amount) filter (where kind = any($1::text[])), 0) as bought,
                    coalesce(sum(amount) filter (where kind = 'sip-instalment'), 0) as by_sip,
                    coalesce(sum(amount) filter (where kind = any($2::text[])), 0) as sold
               from posted group by arn, scheme_code, day
           )
           select concat_ws(' ', coalesce(a.arn, b.arn), coalesce(a.scheme_code, b.scheme_code), coalesce(a.day, b.day))
                    as place,
                  concat_ws(' ', a.units, a.bought, a.by_sip, a.sold) as stored,
                  concat_ws(' ', b.units, b.bought, b.by_sip, b.sold) as told
             from flow_figure a
             full join b on a.arn = b.arn and a.scheme_code = b.scheme_code and a.day = b.day
            where (a.units, a.bought, a.by_sip, a.sold) is distinct from (b.units, b.bought, b.by_sip, b.sold)`,
    params: [investmentKinds, withdrawalKinds],
  },
  {
    name: 'clients',
    text: `with b as (
             select arn, id, min(p.first_on) as invested_on, max(p.last_invested_on) as last_invested_on,
                    count(p.*) filter (where p.units > 0)::int as live_positions
               from investor i left join folio f using (arn) left join position p using (arn, folio_no)
              where f.investor_id = i.id group by arn, id
           )
           select concat_ws(' ', a.arn, a.id) as place,
                  concat_ws(' ', a.invested_on, a.last_invested_on, a.live_positions) as stored,
                  concat_ws(' ', b.invested_on, b.last_invested_on, b.live_positions) as told
             from investor a join b using (arn, id)
            where (a.invested_on, a.last_invested_on, a.live_positions)
                  is distinct from (b.invested_on, b.last_invested_on, b.live_positions)`,
  },
  {
    name: 'client figures',
    text: `select a.arn as place, concat_ws(' ', a.clients, a.live_clients, a.folios) as stored,
                  concat_ws(' ', b.clients, b.live, c.folios) as told
             from client_figure a
             full join (
               select arn, count(*)::int as clients, count(*) filter (where live_positions > 0)::int as live
                 from investor group by arn
             ) b using (arn)
             full join (select arn, count(*)::int as folios from folio group by arn) c using (arn)
            where (a.clients, a.live_clients, a.folios) is distinct from (b.clients, b.live, c.folios)`,
  },
  {
    name: 'clients by month',
    text: `select concat_ws(' ', coalesce(a.arn, b.arn), coalesce(a.month, b.month)) as place, a.clients::text as stored,
                  b.clients::text as told
             from client_month a
             full join (
               select arn, date_trunc('month', invested_on)::date as month, count(*)::int as clients
                 from investor where invested_on is not null group by 1, 2
             ) b on a.arn = b.arn and a.month = b.month
            where coalesce(a.clients, 0) <> coalesce(b.clients, 0)`,
  },
  {
    name: 'AUM of the newest day',
    text: `with newest as (select arn, max(day) as day from aum_figure group by arn),
           a as (select arn, day, sum(aum) as aum from aum_figure join newest using (arn, day) group by arn, day),
           b as (
             select n.arn, n.day, coalesce(sum(p.units * q.nav), 0) as aum
               from newest n
               left join position p on p.arn = n.arn
               left join lateral (
                 select nav from nav where scheme_code = p.scheme_code and nav.day <= n.day order by day desc limit 1
               ) q on true
              where not exists (select 1 from ledger l where l.arn = n.arn and l.day > n.day)
              group by n.arn, n.day
           )
           select concat_ws(' ', b.arn, b.day) as place, a.aum::text as stored, b.aum::text as told
             from b join a using (arn, day) where a.aum <> b.aum`,
  },
];

export async function figureDifferences(queries: Queries, limit: number): Promise<FigureDifference[]> {
  const found: FigureDifference[] = [];
  for (const { name, text, params = [] } of checks) {
    const rows = await queries.query<{ place: string; stored: string | null; told: string | null }>(
      `select place, stored, told from (${text}) different limit ${limit}`,
      params,
    );
    for (const { place, stored, told } of rows) {
      found.push({ where: `${name}: ${place}`, stored: stored ?? '', fromLedger: told ?? '' });
    }
  }
  return found;
}
