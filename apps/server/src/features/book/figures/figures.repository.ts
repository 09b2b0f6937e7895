import { milliUnits, paise, writeMoney, writeUnits } from '@hub/domain';
import { type EntryKind, entryKinds } from '@hub/domain/holdings/ledger/entry-kinds';
import type { Tx } from '../../../db/database.ts';
import { noteChanges } from '../changes/book-change.repository.ts';
import { lockDistributors } from '../ledger/ledger.repository.ts';
import type { Flow } from './flows.ts';

const kinds = Object.keys(entryKinds) as EntryKind[];
/** New money of the investor. */
export const investmentKinds = kinds.filter((kind) => entryKinds[kind].isInvestment);
/** The same as SQL has a list of them. */
export const investmentKindList = `(${investmentKinds.map((kind) => `'${kind}'`).join(', ')})`;
/** Money back to the investor. */
export const withdrawalKinds = kinds.filter(
  (kind) => entryKinds[kind].isSale && entryKinds[kind].cash === 'outside',
);

export interface SchemeChange {
  readonly arn: string;
  readonly schemeCode: string;
  /** Decimal texts. */
  readonly units: string;
  readonly cost: string;
  readonly unitsWithoutCost: string;
  readonly positions: number;
}

/** Units, cost and number of holdings per scheme, by what changed. */
export async function changeSchemeFigures(tx: Tx, changes: readonly SchemeChange[]): Promise<void> {
  await tx.query(
    `insert into scheme_figure as f (arn, scheme_code, units, cost, units_without_cost, positions)
     select * from unnest($1::text[], $2::text[], $3::numeric[], $4::numeric[], $5::numeric[], $6::int4[])
     on conflict (arn, scheme_code) do update
       set units = f.units + excluded.units, cost = f.cost + excluded.cost,
           units_without_cost = f.units_without_cost + excluded.units_without_cost,
           positions = f.positions + excluded.positions`,
    [
      changes.map(({ arn }) => arn),
      changes.map(({ schemeCode }) => schemeCode),
      changes.map(({ units }) => units),
      changes.map(({ cost }) => cost),
      changes.map(({ unitsWithoutCost }) => unitsWithoutCost),
      changes.map(({ positions }) => positions),
    ],
  );
}

/** What moved per scheme and day. */
export async function addFlows(tx: Tx, flows: readonly Flow[]): Promise<void> {
  if (flows.length === 0) return;
  await tx.query(
    `insert into flow_figure as f (arn, scheme_code, day, units, bought, by_sip, sold)
     select arn, scheme_code, date '1970-01-01' + day, units, bought, by_sip, sold
       from unnest($1::text[], $2::text[], $3::int4[], $4::numeric[], $5::numeric[], $6::numeric[], $7::numeric[])
            as moved (arn, scheme_code, day, units, bought, by_sip, sold)
     on conflict (arn, scheme_code, day) do update
       set units = f.units + excluded.units, bought = f.bought + excluded.bought,
           by_sip = f.by_sip + excluded.by_sip, sold = f.sold + excluded.sold`,
    [
      flows.map(({ arn }) => arn),
      flows.map(({ schemeCode }) => schemeCode),
      flows.map(({ day }) => day),
      flows.map(({ units }) => writeUnits(milliUnits(units))),
      flows.map(({ bought }) => writeMoney(paise(bought))),
      flows.map(({ bySip }) => writeMoney(paise(bySip))),
      flows.map(({ sold }) => writeMoney(paise(sold))),
    ],
  );
}

/** More positions than this are summed up once, at the end of the import, instead of with every batch. */
const MOST_AT_ONCE = 2000;

/** The clients behind the folded positions: now, or marked for `refreshStaleAum` when they are many. */
export async function refreshClients(tx: Tx, arns: readonly string[], positions: number): Promise<void> {
  if (positions > MOST_AT_ONCE) {
    await tx.query(
      `update client_figure set investors_stale = true
        where arn = any($1::text[]) and not investors_stale`,
      [arns],
    );
    return;
  }
  await tx.query(
    refresh('select distinct f.arn, f.investor_id from folded join folio f using (arn, folio_no)'),
  );
}

/** The same for folios that found another owner. */
export const refreshClientsOf = async (
  tx: Tx,
  folios: readonly { readonly arn: string; readonly folioNo: string }[],
): Promise<void> => {
  await tx.query(
    refresh(
      `select distinct f.arn, f.investor_id
         from unnest($1::text[], $2::text[]) as given (arn, folio_no) join folio f using (arn, folio_no)`,
    ),
    [folios.map(({ arn }) => arn), folios.map(({ folioNo }) => folioNo)],
  );
};

/**
 * Clients as their positions add up: since when, until when, with how many holdings, worth what at the newest NAVs; and
 * how many they are. `touched` gives ARN and investor; those who hold nothing any more are nil. It is read once: joined
 * again to what it came to, PostgreSQL would guess one row and go through all of them for each.
 */
const refresh = (touched: string) => `
  with held as (
    select t.arn, t.investor_id, case when p.units <> 0 then s.asset_class end as asset_class,
           coalesce(sum(p.units * n.nav), 0) as aum, coalesce(sum(p.cost) filter (where p.units <> 0), 0) as cost,
           coalesce(sum(p.units_without_cost * n.nav), 0) as without, min(p.first_on) as invested_on,
           max(p.last_invested_on) as last_invested_on, count(*) filter (where p.units > 0) as live_positions
      from (${touched}) t
      left join folio f on f.arn = t.arn and f.investor_id = t.investor_id
      left join position p on p.arn = f.arn and p.folio_no = f.folio_no
      left join fund_scheme s on s.code = p.scheme_code
      left join nav_latest n on n.scheme_code = p.scheme_code
     group by t.arn, t.investor_id, case when p.units <> 0 then s.asset_class end
  ), now_is as (
    select arn, investor_id, sum(aum) as aum, sum(cost) as cost, sum(without) as without,
           coalesce(array_agg(asset_class order by aum desc, asset_class) filter (where asset_class is not null), '{}')
             as classes,
           min(invested_on) as invested_on, max(last_invested_on) as last_invested_on,
           sum(live_positions)::int as live_positions
      from held group by arn, investor_id
  ), valued as (
    update investor_figure i
       set aum = now_is.aum, cost = now_is.cost, aum_without_cost = now_is.without, classes = now_is.classes
      from now_is
     where i.arn = now_is.arn and i.investor_id = now_is.investor_id
       and (i.aum, i.cost, i.aum_without_cost, i.classes)
           is distinct from (now_is.aum, now_is.cost, now_is.without, now_is.classes)
  ), changed as (
    update investor i
       set invested_on = now_is.invested_on, last_invested_on = now_is.last_invested_on,
           live_positions = now_is.live_positions
      from now_is
     where i.arn = now_is.arn and i.id = now_is.investor_id
       and (i.invested_on, i.last_invested_on, i.live_positions)
           is distinct from (now_is.invested_on, now_is.last_invested_on, now_is.live_positions)
     returning i.arn, old.invested_on as invested_before, new.invested_on as invested_now,
               (old.live_positions > 0) as live_before, (new.live_positions > 0) as live_now
  ), lively as (
    insert into client_figure as c (arn, clients, live_clients, folios)
    select arn, 0, sum(live_now::int - live_before::int), 0 from changed group by arn
    on conflict (arn) do update set live_clients = c.live_clients + excluded.live_clients
  )
  insert into client_month as m (arn, month, clients)
  select arn, month, sum(clients) from (
    select arn, date_trunc('month', invested_now)::date as month, 1 as clients from changed
     where invested_now is not null and invested_before is distinct from invested_now
    union all
    select arn, date_trunc('month', invested_before)::date, -1 from changed
     where invested_before is not null and invested_before is distinct from invested_now
  ) moved group by arn, month
  on conflict (arn, month) do update set clients = m.clients + excluded.clients`;

/** The AUM of days gone by is another one from here on; today's follows from the units and is right at once. */
export async function noteStaleAum(
  tx: Tx,
  changed: readonly { readonly arn: string; readonly since: string }[],
): Promise<void> {
  if (changed.length === 0) return;
  await tx.query(
    `update client_figure c set aum_stale_from = least(c.aum_stale_from, s.since)
       from unnest($1::text[], $2::date[]) as s (arn, since) where c.arn = s.arn`,
    [changed.map(({ arn }) => arn), changed.map(({ since }) => since)],
  );
}

/**
 * Values the days gone by and the clients again, for whom they are stale; of one share of the distributors where several
 * work at once. Meanwhile nobody posts for them: what is written is what was read.
 */
export async function refreshStaleAum(
  tx: Tx,
  { lane, lanes }: { readonly lane: number; readonly lanes: number } = { lane: 0, lanes: 1 },
): Promise<void> {
  const found = await tx.query<{ arn: string }>(
    `select arn from client_figure
      where (aum_stale_from is not null or investors_stale) and abs(hashtext(arn)) % $2::int = $1::int`,
    [lane, lanes],
  );
  if (found.length === 0) return;
  const arns = found.map(({ arn }) => arn);
  await lockDistributors(tx, arns);
  const stale = await tx.query<{ arn: string; since: string }>(
    `update client_figure set aum_stale_from = null where aum_stale_from is not null and arn = any($1::text[])
      returning arn, old.aum_stale_from as since`,
    [arns],
  );
  // Sums of all days, or all clients, at once: with the memory a statement may use by default they go to the disk.
  await tx.query("set local work_mem to '32MB'");
  await refreshAum(tx, stale);
  const behind = await tx.query<{ arn: string }>(
    `update client_figure set investors_stale = false where investors_stale and arn = any($1::text[])
      returning arn`,
    [arns],
  );
  if (behind.length === 0) return;
  const theirs = behind.map(({ arn }) => arn);
  await tx.query(refresh('select arn, id as investor_id from investor where arn = any($1::text[])'), [
    theirs,
  ]);
  await noteChanges(tx, 'holding', theirs);
}

/**
 * AUM at the close of every business day, per asset class, of the ARNs and from the days that `changed` selects: units
 * so far times the newest NAV of that day or before. Of the days on which only liquid funds have a price, only the
 * newest counts. One row per scheme and day, with what moved and what it was worth if anybody said; then running sums.
 * Who holds what has a number: to sort by two texts takes half of the time.
 */
export const closingAum = (changed: string): string => `
     with changed (arn, since) as (${changed}),
     days as (
       select day from nav join fund_scheme on code = scheme_code
        where day >= (select min(since) from changed)
        group by day
       having bool_or(asset_class <> 'LIQUID') or day = (select max(day) from nav_latest join fund_scheme on code = scheme_code)
     ),
     held as (
       select row_number() over () as at, f.arn, f.scheme_code, greatest(min(f.day), c.since) as first
         from flow_figure f join changed c using (arn) group by f.arn, f.scheme_code, c.since
     ),
     points as (
       select h.at, f.day, f.units, null::numeric as nav, false as counts
         from flow_figure f join held h using (arn, scheme_code)
       union all
       select h.at, before.day, 0, before.nav, false
         from held h cross join lateral (
           select day, nav from nav n where n.scheme_code = h.scheme_code and n.day < h.first order by day desc limit 1
         ) before
       union all
       select h.at, d.day, 0, n.nav, true
         from held h join days d on d.day >= h.first
         left join nav n on n.scheme_code = h.scheme_code and n.day = d.day
     ),
     daily as (
       select at, day, sum(units) as units, max(nav) as nav, bool_or(counts) as counts from points group by at, day
     ),
     running as (
       select at, day, counts, nav, sum(units) over so_far as units, count(nav) over so_far as price_no
         from daily window so_far as (partition by at order by day)
     ),
     priced as (
       select at, day, counts, units, max(nav) over (partition by at, price_no) as nav from running
     )
     select h.arn, p.day, s.asset_class, sum(p.units * p.nav) as aum
       from priced p join held h using (at) join fund_scheme s on s.code = h.scheme_code
      where p.counts and p.units <> 0 and p.nav is not null
      group by p.day, s.asset_class, h.arn`;

/** Values the days from `since` on again. Positions are not read. */
async function refreshAum(
  tx: Tx,
  changed: readonly { readonly arn: string; readonly since: string }[],
): Promise<void> {
  if (changed.length === 0) return;
  const params = [changed.map(({ arn }) => arn), changed.map(({ since }) => since)];
  await tx.query(
    `delete from aum_figure a using unnest($1::text[], $2::date[]) as c (arn, since)
      where a.arn = c.arn and a.day >= c.since`,
    params,
  );
  await tx.query(
    `insert into aum_figure (arn, day, asset_class, aum)
     ${closingAum('select * from unnest($1::text[], $2::date[]) as c (arn, since)')}`,
    params,
  );
}
