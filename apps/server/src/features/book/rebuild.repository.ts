import type { Tx } from '../../db/database.ts';
import { investmentKinds, withdrawalKinds } from './figures.repository.ts';
import { planChanges } from './plan.repository.ts';

/** What moved, with reversals and rollbacks counting against what they take back. */
const postedMoves = `
  select l.arn, l.scheme_code, l.day, l.units, coalesce(o.kind, l.kind) as kind,
         case when l.revision % 2 = 1 then -l.amount else l.amount end
           * case when l.kind = 'reversal' then -1 else 1 end as amount
    from ledger l
    left join lateral (
      select kind from ledger o
       where l.kind = 'reversal' and o.arn = l.arn and o.folio_no = l.folio_no
         and o.scheme_code = l.scheme_code and o.trxn_no = l.reverses limit 1
    ) o on true`;

export const summedFlows = `
  select arn, scheme_code, day, sum(units) as units,
         coalesce(sum(amount) filter (where kind = any($1::text[])), 0) as bought,
         coalesce(sum(amount) filter (where kind = 'sip-instalment'), 0) as by_sip,
         coalesce(sum(amount) filter (where kind = any($2::text[])), 0) as sold
    from (${postedMoves}) posted group by arn, scheme_code, day`;

export const summedPositions = `
  select arn, scheme_code, sum(units) as units, sum(cost) as cost,
         count(*) filter (where units > 0)::int as positions
    from position group by arn, scheme_code`;

export const toldClients = `
  select f.arn, f.investor_id as id, min(p.first_on) as invested_on, max(p.last_invested_on) as last_invested_on,
         count(p.*) filter (where p.units > 0)::int as live_positions
    from folio f left join position p using (arn, folio_no) group by f.arn, f.investor_id`;

export const valuedInvestors = `
  select f.arn, f.investor_id, sum(p.units * coalesce(n.nav, 0)) as aum, sum(p.cost) as cost
    from position p
    join folio f using (arn, folio_no)
    left join nav_latest n on n.scheme_code = p.scheme_code
   where p.units <> 0 group by f.arn, f.investor_id`;

export const countedClients = `
  select i.arn, count(*)::int as clients, count(*) filter (where i.live_positions > 0)::int as live_clients,
         (select count(*)::int from folio f where f.arn = i.arn) as folios
    from investor i group by i.arn`;

export const clientsByMonth = `
  select arn, date_trunc('month', invested_on)::date as month, count(*)::int as clients
    from investor where invested_on is not null group by 1, 2`;

export const summedPlans = `
  select c.arn, c.kind, c.day, sum(running)::int as running, sum(running_monthly) as running_monthly,
         sum(begun)::int as begun, sum(begun_monthly) as begun_monthly, sum(ceased)::int as ceased,
         sum(ceased_monthly) as ceased_monthly
    from plan cross join lateral (${planChanges('plan', '+')}) c group by c.arn, c.kind, c.day`;

/** All figures from what they sum. AUM is left stale from the first day on, for `refreshStaleAum`. */
export async function remakeFigures(tx: Tx): Promise<void> {
  await tx.query('delete from scheme_figure');
  await tx.query(`insert into scheme_figure (arn, scheme_code, units, cost, positions) ${summedPositions}`);
  await tx.query('delete from flow_figure');
  await tx.query(
    `insert into flow_figure (arn, scheme_code, day, units, bought, by_sip, sold) ${summedFlows}`,
    [investmentKinds, withdrawalKinds],
  );
  await tx.query(
    `update investor i
        set invested_on = t.invested_on, last_invested_on = t.last_invested_on, live_positions = t.live_positions
       from (${toldClients}) t where t.arn = i.arn and t.id = i.id`,
  );
  await tx.query('delete from client_month');
  await tx.query(`insert into client_month (arn, month, clients) ${clientsByMonth}`);
  await tx.query('delete from client_figure');
  await tx.query(
    `insert into client_figure (arn, clients, live_clients, folios, aum_stale_from, investors_stale)
     select c.*, (select min(day) from flow_figure f where f.arn = c.arn), true from (${countedClients}) c`,
  );
  await tx.query('delete from plan_figure');
  await tx.query(
    `insert into plan_figure
       (arn, kind, day, running, running_monthly, begun, begun_monthly, ceased, ceased_monthly) ${summedPlans}`,
  );
  await tx.query('delete from aum_figure');
}
