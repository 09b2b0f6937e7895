import { type DayNumber, type NavTenThousandths, writeNav } from '@hub/domain';
import type { Tx } from '../../../db/database.ts';
import { copyChunks } from '../../../db/values/copy-line.ts';
import { noteChange, notePrices } from '../changes/book-change.repository.ts';
import { isoDay } from '../ledger/iso-day.ts';

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
  readonly imported: number;
  /** The first day on which a NAV of one of our schemes changed; null when none did. */
  readonly since: string | null;
}

/**
 * NAVs of any scheme; one that is restated replaces the old. Keeps the newest two of each at hand. The AUM of the days
 * and the figures of the clients who hold one are then stale: `refreshStaleAum` values them again.
 */
export async function writeNavs(tx: Tx, navs: readonly NewNav[]): Promise<NavsWritten> {
  const { prices, newest } = sorted(navs);
  const [last] = await tx.query<{ day: string | null }>(
    'select max(day) as day from nav_latest join fund_scheme on code = scheme_code',
  );
  await tx.query(
    'create temp table quoted (code text not null, day int4 not null, nav numeric not null) on commit drop',
  );
  await tx.copy(
    'quoted',
    copyChunks(prices, (row) => [row.code, row.day, writeNav(row.nav)]),
  );
  await rememberSchemes(tx, newest);
  const [written] = await tx.query<NavsWritten>(
    `with landed as (
       insert into nav (scheme_code, day, nav)
       select code, date '1970-01-01' + day, nav from quoted
       on conflict (scheme_code, day) do update set nav = excluded.nav where nav.nav <> excluded.nav
       returning scheme_code, day
     )
     select count(*)::int as imported, min(l.day) filter (where s.code is not null) as since
       from landed l left join fund_scheme s on s.code = l.scheme_code`,
  );
  await refreshLatest(tx);
  if (written?.since != null) {
    await noteStaleDays(tx, written.since, last?.day ?? null);
    await notePrices(tx, written.since);
  }
  return written ?? { imported: 0, since: null };
}

/** A day of which only liquid funds have a price counts while it is the newest: it is valued again with what follows. */
async function noteStaleDays(tx: Tx, since: string, newestBefore: string | null): Promise<void> {
  await tx.query(
    `update client_figure c set aum_stale_from = least(c.aum_stale_from, $1::date, $2::date)
      where exists (select from flow_figure f where f.arn = c.arn)`,
    [since, newestBefore],
  );
}

/** Of a scheme's price of a day the last one said counts; of its name, that of its newest day. */
function sorted(navs: readonly NewNav[]): { prices: NewNav[]; newest: NewNav[] } {
  const prices = new Map<string, NewNav>();
  const newest = new Map<string, NewNav>();
  for (const row of navs) {
    prices.set(`${row.code} ${row.day}`, row);
    const existing = newest.get(row.code);
    if (existing === undefined || existing.day <= row.day) newest.set(row.code, row);
  }
  return { prices: [...prices.values()], newest: [...newest.values()] };
}

async function rememberSchemes(tx: Tx, newest: readonly NewNav[]): Promise<void> {
  await tx.query('create temp table listed (like amfi_scheme) on commit drop');
  await tx.copy(
    'listed (code, amc, name, category, isin, isin_reinvest, seen_on)',
    copyChunks(newest, (row) => [
      row.code,
      row.amc,
      row.name,
      row.category,
      row.isin,
      row.isinReinvest,
      isoDay(row.day),
    ]),
  );
  await tx.query(
    `insert into amfi_scheme as a (code, amc, name, category, isin, isin_reinvest, seen_on)
     select code, amc, name, category, isin, isin_reinvest, seen_on from listed
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
    `with changed as (
     insert into nav_latest as l (scheme_code, day, nav, previous_day, previous_nav)
     select q.code, newest.day, newest.nav, before.day, before.nav
       from listed q
       cross join lateral (
         select day, nav from nav where scheme_code = q.code order by day desc limit 1
       ) newest
       left join lateral (
         select day, nav from nav where scheme_code = q.code and day < newest.day order by day desc limit 1
       ) before on true
     on conflict (scheme_code) do update
       set day = excluded.day, nav = excluded.nav, previous_day = excluded.previous_day,
           previous_nav = excluded.previous_nav
     where (l.day, l.nav, l.previous_day, l.previous_nav)
           is distinct from (excluded.day, excluded.nav, excluded.previous_day, excluded.previous_nav)
     returning scheme_code
     ), said as (
       ${noteChange('value', 'changed join scheme_figure f using (scheme_code) where f.units <> 0')}
     )
     update client_figure c set investors_stale = true
      where not c.investors_stale and exists (
        select 1 from changed join scheme_figure f using (scheme_code) where f.arn = c.arn and f.units <> 0)`,
  );
}
