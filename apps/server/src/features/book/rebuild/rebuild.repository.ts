import type { Tx } from '../../../db/database.ts';
import { noteChange } from '../changes/book-change.repository.ts';
import { investmentKinds, withdrawalKinds } from '../figures/figures.repository.ts';
import { planChanges } from '../plans/plan.repository.ts';

const ofEntry = (table: string) => `${table}.arn = l.arn and ${table}.folio_no = l.folio_no
  and ${table}.scheme_code = l.scheme_code`;

/** What a reversal takes back of its entry: all of it, or a part by its units. */
const reversedUnits = 'sign(o.units) * least(abs(o.units), abs(l.units))';
const reversedAmount = `case when abs(l.units) < abs(o.units) then round(o.amount * abs(l.units) / abs(o.units), 2)
                             else o.amount end`;
/**
 * All that counts, row by row: a reversal counts against the entry it takes back, by its units, on the later of both days;
 * so does the part of an entry that it takes back where the rest could not be applied; units from before our history
 * count on their day. Reversals apart: beside all others, each row would look through its whole position for an entry
 * that it does not take back.
 */
const countedMoves = `
  select l.arn, l.folio_no, l.scheme_code, l.day, l.units, l.kind, l.amount
    from posted_entry l
    left join uncounted_entry u on ${ofEntry('u')} and u.trxn_no = l.trxn_no
   where l.kind <> 'reversal' and (u.why is null or u.why = 'reversed')
  union all
  select l.arn, l.folio_no, l.scheme_code, greatest(l.day, o.day), coalesce(-${reversedUnits}, l.units),
         coalesce(o.kind, l.kind), coalesce(-(${reversedAmount}), l.amount)
    from posted_entry l
    left join uncounted_entry u on ${ofEntry('u')} and u.trxn_no = l.trxn_no
    left join posted_entry o on ${ofEntry('o')} and o.trxn_no = u.other_no
   where l.kind = 'reversal' and (u.why is null or u.why = 'reversed')
  union all
  select l.arn, l.folio_no, l.scheme_code, o.day, ${reversedUnits}, o.kind, ${reversedAmount}
    from posted_entry l
    join uncounted_entry u on ${ofEntry('u')} and u.trxn_no = l.trxn_no and u.why = 'reversed'
    join posted_entry o on ${ofEntry('o')} and o.trxn_no = u.other_no
    join uncounted_entry rest on ${ofEntry('rest')} and rest.trxn_no = o.trxn_no and rest.why = 'unresolved'
   where l.kind = 'reversal'
  union all
  select arn, folio_no, scheme_code, opening_on, opening_units, 'opening', 0 from position where opening_on is not null`;

export const summedFlows = `
  select arn, scheme_code, day, sum(units) as units,
         coalesce(sum(amount) filter (where kind = any($1::text[])), 0) as bought,
         coalesce(sum(amount) filter (where kind = 'sip-instalment'), 0) as by_sip,
         coalesce(sum(amount) filter (where kind = any($2::text[])), 0) as sold
    from (${countedMoves}) counted group by arn, scheme_code, day`;

export const summedPositions = `
  select arn, scheme_code, sum(units) as units, sum(cost) as cost, sum(units_without_cost) as units_without_cost,
         count(*) filter (where units > 0)::int as positions
    from position group by arn, scheme_code`;

/** Every client, also one without a folio. */
export const reportedClients = `
  select i.arn, i.id, min(p.first_on) as invested_on, max(p.last_invested_on) as last_invested_on,
         count(p.*) filter (where p.units > 0)::int as live_positions
    from investor i
    left join folio f on f.arn = i.arn and f.investor_id = i.id
    left join position p on p.arn = f.arn and p.folio_no = f.folio_no
   group by i.arn, i.id`;

export const valuedInvestors = `
  select i.arn, i.id as investor_id, coalesce(sum(h.aum), 0) as aum, coalesce(sum(h.cost), 0) as cost,
         coalesce(sum(h.without), 0) as aum_without_cost,
         coalesce(array_agg(h.asset_class order by h.aum desc, h.asset_class)
                    filter (where h.asset_class is not null), '{}') as classes
    from investor i
    left join (
      select f.arn, f.investor_id, s.asset_class, sum(p.units * coalesce(n.nav, 0)) as aum, sum(p.cost) as cost,
             sum(p.units_without_cost * coalesce(n.nav, 0)) as without
        from position p
        join folio f on f.arn = p.arn and f.folio_no = p.folio_no
        join fund_scheme s on s.code = p.scheme_code
        left join nav_latest n on n.scheme_code = p.scheme_code
       where p.units <> 0 group by f.arn, f.investor_id, s.asset_class
    ) h on h.arn = i.arn and h.investor_id = i.id
   group by i.arn, i.id`;

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

/** Of a book of many millions of rows a sum takes longer than any statement of a call may. */
export async function waitForSums(tx: Tx): Promise<void> {
  await tx.query('set local statement_timeout to 0');
}

/** All figures from what they sum. AUM is left stale from the first day on, for `refreshStaleAum`. */
export async function remakeFigures(tx: Tx): Promise<void> {
  await tx.query('delete from scheme_figure');
  await tx.query(
    `insert into scheme_figure (arn, scheme_code, units, cost, units_without_cost, positions) ${summedPositions}`,
  );
  await tx.query('delete from flow_figure');
  await tx.query(
    `insert into flow_figure (arn, scheme_code, day, units, bought, by_sip, sold) ${summedFlows}`,
    [investmentKinds, withdrawalKinds],
  );
  await tx.query(
    `update investor i
        set invested_on = t.invested_on, last_invested_on = t.last_invested_on, live_positions = t.live_positions
       from (${reportedClients}) t where t.arn = i.arn and t.id = i.id`,
  );
  await tx.query('delete from client_month');
  await tx.query(`insert into client_month (arn, month, clients) ${clientsByMonth}`);
  await tx.query('delete from client_figure');
  await tx.query(
    `insert into client_figure (arn, clients, live_clients, folios, aum_stale_from, investors_stale)
     select c.*, (select min(day) from flow_figure f where f.arn = c.arn), false from (${countedClients}) c`,
  );
  await tx.query(noteChange('holding', 'client_figure'));
  await tx.query('delete from plan_figure');
  await tx.query(
    `insert into plan_figure
       (arn, kind, day, running, running_monthly, begun, begun_monthly, ceased, ceased_monthly) ${summedPlans}`,
  );
  await tx.query('delete from aum_figure');
  await tx.query('delete from investor_figure');
  await tx.query(
    `insert into investor_figure (arn, investor_id, aum, cost, aum_without_cost, classes) ${valuedInvestors}`,
  );
}
