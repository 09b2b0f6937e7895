import type { Tx } from '../../../db/database.ts';
import type { Queries } from '../../../db/queries.ts';
import { type ExpectedState, noteMonth } from '../expected/expected-state.repository.ts';
import { netOf } from '../months/net-trail.repository.ts';
import { isWhole } from './trail-figures.repository.ts';

/** Of each scheme and day, its prices from the first of the month added up. `$1` and `$2` are the first and the last day. */
const priceTotals = `
  price as materialized (
    select s.code as scheme_code, d.day::date as day,
           (sum(n.nav) over (partition by s.code order by d.day) * 10000)::int8 as total
      from fund_scheme s
      cross join generate_series($1::date, $2::date, interval '1 day') as d (day)
      cross join lateral (
        select nav from nav_of_day where scheme_code = s.code and day <= d.day order by day desc limit 1
      ) n
  )`;

/** The same as one row for each scheme, for every turn of a month. */
const monthPrices = `
  create temp table month_price on commit drop as
  with ${priceTotals}
  select scheme_code, min(day) as first, array_agg(total order by day) as upto from price group by scheme_code`;

/** So many slices that sorting and joining them stays in memory. */
const SLICES_AT_ONCE = 50_000;

/** Distributors with slices or figures in the month, in turns. */
const turnsOfArns = `
  select array_agg(arn) as arns from (
    select arn, div(sum(sum(n)) over (order by arn), ${SLICES_AT_ONCE}) as turn
      from (select arn, 1 as n from trail_slice where from_on <= $2 and (to_on is null or to_on >= $1)
            union all select arn, 0 from trail_figure where month = $1) one
     group by arn) turns
   group by turn order by turn`;

/**
 * The month's lines of every position of some distributors, from slices and prices: the same however often it runs, and
 * whatever ran before. A slice takes the sum of its prices from two running totals. In the order of the lines' key.
 */
const monthLines = `
  create temp table accrued on commit drop as
  with sliced as (
    select s.arn, s.folio_no, s.scheme_code, s.gst_basis,
           sum(s.weight * (p.upto[least(s.to_on, $2::date) - p.first + 1]
                           - coalesce(p.upto[greatest(s.from_on, $1::date) - p.first], 0))) as product,
           sum(least(s.to_on, $2::date) - greatest(s.from_on, $1::date) + 1)::int2 as days,
           case when count(s.rate) = count(*) and min(s.rate) = max(s.rate) then min(s.rate) end as rate
      from trail_slice s join month_price p on p.scheme_code = s.scheme_code
     where s.arn = any($3::text[]) and s.from_on <= $2 and (s.to_on is null or s.to_on >= $1)
     group by s.arn, s.folio_no, s.scheme_code, s.gst_basis
  )
  select arn, folio_no, scheme_code, gst_basis, product, days, rate,
         (div(product * 2 + 36500000000000, 73000000000000) * 0.01)::numeric(20, 2) as amount
    from sliced order by arn, folio_no, scheme_code, gst_basis`;

const isLine = `t.arn = f.arn and t.month = $1 and t.folio_no = f.folio_no and t.scheme_code = f.scheme_code
  and t.gst_basis = f.gst_basis`;

/** A hash of what a month is worked out with, besides the positions. */
export async function pricesOf(queries: Queries, month: string, through: string): Promise<string> {
  const [now] = await queries.query<{ hash: string }>(
    `with ${priceTotals}
     select md5(concat_ws(' ', $2::date, string_agg(concat_ws(' ', scheme_code, day, total), ',' order by scheme_code, day)))
            as hash from price`,
    [month, through],
  );
  return now?.hash ?? '';
}

/** Brings a month up to its day; what it comes to for each distributor goes along. */
export async function accrueMonth(
  tx: Tx,
  { prices }: ExpectedState,
  month: string,
  through: string,
): Promise<void> {
  const now = await pricesOf(tx, month, through);
  if (prices[month] === now) return;
  await noteMonth(tx, month, now);
  await tx.query("set local work_mem = '64MB'");
  await tx.query(monthPrices, [month, through]);
  const paid = new Set(await paidArns(tx, month));
  for (const { arns } of await tx.query<{ arns: string[] }>(turnsOfArns, [month, through])) {
    await tx.query(monthLines, [month, through, arns]);
    const changeable = arns.filter((arn) => paid.has(arn));
    if (changeable.length > 0) await markChanged(tx, month, changeable);
    await writeFigures(tx, month, through, arns);
    await writeLines(tx, month, through, arns);
    await tx.query('drop table accrued');
  }
  await tx.query('drop table month_price');
}

/** Those whose gaps were made: of a month that is paid. */
async function paidArns(tx: Tx, month: string): Promise<string[]> {
  const rows = await tx.query<{ arn: string }>(
    `select distinct arn from trail_figure f
      where month = $1 and exists (select from brokerage_line b where b.arn = f.arn and b.month = f.month)`,
    [month],
  );
  return rows.map(({ arn }) => arn);
}

async function markChanged(tx: Tx, month: string, arns: readonly string[]): Promise<void> {
  await tx.query(
    `insert into brokerage_stale (arn, month, why)
     select distinct f.arn, $1::date, 'prices' from accrued f left join trail_line t on ${isLine}
      where f.arn = any($2::text[]) and (t.amount, t.rate, t.days) is distinct from (f.amount, f.rate, f.days)`,
    [month, arns],
  );
}

/** A month that was whole has other prices now, and perhaps entries that wait for their figures. */
async function noteChanges(tx: Tx, month: string, arns: readonly string[]): Promise<void> {
  await tx.query(
    `insert into trail_change (arn, month, before, after, why)
     select b.arn, $1::date, b.amount, coalesce(a.amount, 0), concat_ws(',', 'prices', (
              select string_agg(distinct s.why, ',') from brokerage_stale s
               where s.arn = b.arn and s.month = $1 and s.why <> 'prices'))
       from (select arn, sum(amount) as amount, max(through) as through from trail_figure
              where month = $1 and arn = any($2::text[]) group by arn) b
       left join (select f.arn, sum(${netOf('f')}) as amount from accrued f group by f.arn) a using (arn)
      where ${isWhole('b.through', '$1::date')} and b.amount <> coalesce(a.amount, 0)`,
    [month, arns],
  );
}

async function writeFigures(tx: Tx, month: string, through: string, arns: readonly string[]): Promise<void> {
  await noteChanges(tx, month, arns);
  await tx.query(
    `insert into trail_figure (arn, month, asset_class, amount, through)
     select f.arn, $1, s.asset_class, sum(${netOf('f')}), $2 from accrued f join fund_scheme s on s.code = f.scheme_code
      group by f.arn, s.asset_class
     on conflict (arn, month, asset_class) do update
       set amount = excluded.amount, through = excluded.through, worked_at = now()`,
    [month, through],
  );
}

const otherWays = ['nestloop', 'mergejoin', 'seqscan'];

/** Only what is another figure is written. The lines of these distributors are read by their key: of this month alone. */
async function writeLines(tx: Tx, month: string, through: string, arns: readonly string[]): Promise<void> {
  for (const way of otherWays) await tx.query(`set local enable_${way} to off`);
  await tx.query(
    `merge into trail_line t using accrued f on t.arn = any($3::text[]) and ${isLine}
      when matched and (t.product, t.rate, t.days, t.through) is distinct from (f.product, f.rate, f.days, $2) then
        update set product = f.product, amount = f.amount, rate = f.rate, days = f.days, through = $2
      when not matched then
        insert (arn, month, folio_no, scheme_code, gst_basis, product, amount, rate, days, through)
        values (f.arn, $1, f.folio_no, f.scheme_code, f.gst_basis, f.product, f.amount, f.rate, f.days, $2)`,
    [month, through, arns],
  );
  for (const way of otherWays) await tx.query(`set local enable_${way} to on`);
}
