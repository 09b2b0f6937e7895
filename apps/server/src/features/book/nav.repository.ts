import type { DayNumber, NavTenThousandths } from '@hub/domain';
import { copyChunks } from '../../db/copy-line.ts';
import type { Tx } from '../../db/database.ts';
import { decimal } from './decimal.ts';

export interface NewNav {
  readonly code: string;
  readonly day: DayNumber;
  readonly nav: NavTenThousandths;
  readonly name: string;
  readonly amc: string;
  readonly category: string;
  readonly isin: string | null;
  readonly isinReinvest: string | null;
}

export interface NavsWritten {
  /** New or restated; the rest was there. */
  readonly landed: number;
  /** The first day on which a NAV of one of our schemes changed; null when none did. */
  readonly since: string | null;
}

/** NAVs of any scheme; one that is restated replaces the old. Keeps the newest two of each at hand. */
export async function writeNavs(tx: Tx, navs: readonly NewNav[]): Promise<NavsWritten> {
  await tx.query(`create temp table quoted (
    code text not null, day int4 not null, nav numeric not null, name text not null, amc text not null,
    category text not null, isin text, isin_reinvest text
  ) on commit drop`);
  await tx.copy(
    'quoted',
    copyChunks(navs, (row) => [
      row.code,
      row.day,
      decimal(row.nav, 4),
      row.name,
      row.amc,
      row.category,
      row.isin,
      row.isinReinvest,
    ]),
  );
  await rememberSchemes(tx);
  const [written] = await tx.query<NavsWritten>(
    `with landed as (
       insert into nav (scheme_code, day, nav)
       select distinct on (code, day) code, date '1970-01-01' + day, nav from quoted order by code, day
       on conflict (scheme_code, day) do update set nav = excluded.nav where nav.nav <> excluded.nav
       returning scheme_code, day
     ), latest as (
       insert into nav_latest as l (scheme_code, day, nav)
       select distinct on (code) code, date '1970-01-01' + day, nav from quoted order by code, day desc
       on conflict (scheme_code) do nothing
     )
     select count(*)::int as landed, min(l.day) filter (where s.code is not null) as since
       from landed l left join scheme s on s.code = l.scheme_code`,
  );
  await refreshLatest(tx);
  return written ?? { landed: 0, since: null };
}

async function rememberSchemes(tx: Tx): Promise<void> {
  await tx.query(
    `insert into amfi_scheme as a (code, amc, name, category, isin, isin_reinvest, seen_on)
     select distinct on (code) code, amc, name, category, isin, isin_reinvest, date '1970-01-01' + day
       from quoted order by code, day desc
     on conflict (code) do update
       set amc = excluded.amc, name = excluded.name, category = excluded.category,
           isin = coalesce(excluded.isin, a.isin), isin_reinvest = coalesce(excluded.isin_reinvest, a.isin_reinvest),
           seen_on = excluded.seen_on
     where excluded.seen_on >= a.seen_on
       and (a.amc, a.name, a.category, a.seen_on)
           is distinct from (excluded.amc, excluded.name, excluded.category, excluded.seen_on)`,
  );
}

async function refreshLatest(tx: Tx): Promise<void> {
  await tx.query(
    `with two as (
       select q.code, newest.day, newest.nav, before.day as previous_day, before.nav as previous_nav
         from (select distinct code from quoted) q
         cross join lateral (
           select day, nav from nav where scheme_code = q.code order by day desc limit 1
         ) newest
         left join lateral (
           select day, nav from nav where scheme_code = q.code and day < newest.day order by day desc limit 1
         ) before on true
     )
     update nav_latest l
        set day = two.day, nav = two.nav, previous_day = two.previous_day, previous_nav = two.previous_nav
       from two
      where l.scheme_code = two.code
        and (l.day, l.nav, l.previous_day, l.previous_nav)
            is distinct from (two.day, two.nav, two.previous_day, two.previous_nav)`,
  );
}

/** Every distributor that holds something: their AUM follows a new NAV. */
export const distributorsWithHoldings = (tx: Tx): Promise<{ arn: string }[]> =>
  tx.query<{ arn: string }>('select distinct arn from flow_figure');
