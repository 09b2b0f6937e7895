import type { Queries } from '../../../db/queries.ts';

/** The folios of a client; null where there is no such client. */
export async function findClientFolioNos(
  queries: Queries,
  arn: string,
  id: string,
): Promise<readonly string[] | null> {
  const [row] = await queries.query<{ readonly folioNos: string[] }>(
    `select array(select f.folio_no from client_folio f where f.arn = i.arn and f.investor_id = i.id
                   order by f.folio_no) as "folioNos"
       from client i where i.arn = $1 and i.id = $2`,
    [arn, id],
  );
  return row?.folioNos ?? null;
}

interface PriceWanted {
  readonly code: string;
  readonly day: string;
}

/** The newest price up to each day, in the order asked for; one read by the key of prices for each. */
export async function findPrices(
  queries: Queries,
  wanted: readonly PriceWanted[],
): Promise<readonly (string | null)[]> {
  if (wanted.length === 0) return [];
  const rows = await queries.query<{ readonly nav: string | null }>(
    `select n.nav::text as nav
       from unnest($1::text[], $2::date[]) with ordinality as wanted (code, day, at)
       left join lateral (select v.nav from nav_of_day v where v.scheme_code = wanted.code and v.day <= wanted.day
                           order by v.day desc limit 1) n on true
      order by wanted.at`,
    [wanted.map(({ code }) => code), wanted.map(({ day }) => day)],
  );
  return rows.map(({ nav }) => nav);
}
