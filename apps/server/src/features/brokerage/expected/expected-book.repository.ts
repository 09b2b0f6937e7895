import { type DayNumber, navTenThousandths } from '@hub/domain';
import type { CityClass } from '@hub/domain/brokerage/rate-card/rate-card';
import { type NavSums, navSums } from '@hub/domain/brokerage/trail/nav-sums';
import type { DatedNav } from '@hub/domain/returns/nav-growth';
import type { Queries } from '../../../db/queries.ts';
import { keyArrays, type PositionKey, positionName } from '../../book/book.public.ts';

/** Where the money of each entry came from, by its name; `all` where it is one place for all that came in. */
export interface Locations {
  readonly all: CityClass | null;
  readonly byName: Readonly<Record<string, CityClass | null>> | null;
}

export async function readLocations(
  queries: Queries,
  keys: readonly PositionKey[],
): Promise<ReadonlyMap<string, Locations>> {
  const rows = await queries.query<PositionKey & Locations>(
    `select arn, folio_no as "folioNo", scheme_code as "schemeCode",
            case when count(*) = count(location) and min(location) = max(location) then min(location) end as "all",
            case when count(*) <> count(location) or min(location) <> max(location)
                 then json_object_agg(trxn_no, location) end as "byName"
       from unnest($1::text[], $2::text[], $3::text[]) as wanted (arn, folio_no, scheme_code)
       join counted_entry l using (arn, folio_no, scheme_code)
      where l.units > 0
      group by arn, folio_no, scheme_code
     having count(location) > 0`,
    keyArrays(keys),
  );
  return new Map(rows.map((row) => [positionName(row), row]));
}

/** Prices from a day on, and the one that counts on that day. */
export async function readNavSums(
  queries: Queries,
  schemeCodes: readonly string[],
  from: DayNumber,
): Promise<Map<string, NavSums>> {
  const rows = await queries.query<{
    readonly schemeCode: string;
    readonly first: DayNumber;
    readonly prices: string;
  }>(
    `select wanted.code as "schemeCode", first.day - date '1970-01-01' as first,
            string_agg(n.day - date '1970-01-01' || ' ' || (n.nav * 10000)::int8, ',' order by n.day) as prices
       from unnest($1::text[]) as wanted (code)
       cross join lateral (
         select min(day) as day, max(day) filter (where day <= date '1970-01-01' + $2::int) as counts
           from nav_of_day where scheme_code = wanted.code
       ) first
       join nav_of_day n on n.scheme_code = wanted.code and n.day >= coalesce(first.counts, first.day)
      group by wanted.code, first.day`,
    [schemeCodes, from],
  );
  return new Map(
    rows.map(({ schemeCode, first, prices }): [string, NavSums] => [
      schemeCode,
      { ...navSums(prices.split(',').map(datedNav)), first },
    ]),
  );
}

function datedNav(text: string): DatedNav {
  const space = text.indexOf(' ');
  return {
    day: Number(text.slice(0, space)) as DayNumber,
    nav: navTenThousandths(BigInt(text.slice(space + 1))),
  };
}
