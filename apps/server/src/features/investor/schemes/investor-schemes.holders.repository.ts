import type { Queries } from '../../../db/queries.ts';
import { heldSince } from '../../book/book.public.ts';

export interface HolderRecord {
  readonly investorId: string;
  readonly name: string;
  readonly folioNo: string;
  readonly units: string;
  readonly value: string;
  readonly cost: string;
  readonly withoutCost: string;
  readonly gain: string;
  readonly firstOn: string;
}

interface HolderTotals {
  readonly holders: number;
  readonly units: string;
  readonly value: string;
}

interface Requested {
  readonly code: string;
  readonly limit: number;
  readonly offset: number;
}

/** All of one scheme have one price: the largest value is the most units. Names are read for the page alone. */
const page = (held: string) => `
  page as materialized (
    select h.* from (${held}) as h order by h.units desc, h.folio_no limit $3 offset $4
  ), one as (
    select f.investor_id as "investorId", i.name, p.folio_no as "folioNo", p.units::text as units,
           round(p.units * coalesce(n.nav, 0), 2)::text as value, p.cost::text as cost,
           round(p.units_without_cost * coalesce(n.nav, 0), 2)::text as "withoutCost",
           (round(p.units * coalesce(n.nav, 0), 2) - round(p.units_without_cost * coalesce(n.nav, 0), 2) - p.cost)::text
             as gain, ${heldSince('p')} as "firstOn",
           row_number() over (order by p.units desc, p.folio_no) as rank
      from page p
      join client_folio f on f.arn = p.arn and f.folio_no = p.folio_no
      join client i on i.arn = f.arn and i.id = f.investor_id
      left join newest_nav n on n.scheme_code = p.scheme_code
  )`;

const columns = 'p.arn, p.folio_no, p.scheme_code, p.units, p.cost, p.units_without_cost';

/** By the index on the scheme. */
const ofScheme = `select ${columns} from holding p where p.arn = $1 and p.scheme_code = $2 and p.units > 0`;

/** Everybody's. How many they are, the scheme's own figures know. */
const everybody = `with ${page(ofScheme)} select * from one order by rank`;

export const findHolders = (
  queries: Queries,
  arn: string,
  { code, limit, offset }: Requested,
): Promise<HolderRecord[]> =>
  queries.query<HolderRecord & { readonly rank: string }>(everybody, [arn, code, limit, offset]);

/** Up to so many clients, looking at each is quicker than looking at every holder of the scheme. */
const FEW_CLIENTS = 200;

/**
 * Of those clients only in whom the words are found, with their sums. How many they are nobody knows before: a name
 * finds three and a letter half the book, so there are two ways, and the count chooses one of them. `offset 0` keeps
 * each way in its order.
 */
const found = `with named as materialized (
    select investor_id from find_investors($5)
  ), held as (
    select h.*
      from named
      cross join lateral (
        select ${columns}
          from client_folio f
          join holding p on p.arn = f.arn and p.folio_no = f.folio_no and p.scheme_code = $2 and p.units > 0
         where f.arn = $1 and f.investor_id = named.investor_id offset 0
      ) as h
     where (select count(*) from named) <= ${FEW_CLIENTS}
    union all
    select ${columns}
      from (${ofScheme} offset 0) as p
      cross join lateral (
        select f.investor_id from client_folio f where f.arn = $1 and f.folio_no = p.folio_no offset 0
      ) as f
     where (select count(*) from named) > ${FEW_CLIENTS} and f.investor_id in (select investor_id from named)
  ), ${page('select * from held')}
  select t.holders, t.units, t.value, to_jsonb(one) as item
    from (select count(*)::int4 as holders, coalesce(sum(held.units), 0.000)::text as units,
                 round(coalesce(sum(held.units * n.nav), 0), 2)::text as value
            from held left join newest_nav n on n.scheme_code = held.scheme_code) as t
    left join one on true order by one.rank`;

export async function findHoldersNamed(
  queries: Queries,
  arn: string,
  { code, limit, offset }: Requested,
  words: readonly string[],
): Promise<{ readonly items: readonly HolderRecord[]; readonly totals: HolderTotals }> {
  const rows = await queries.query<HolderTotals & { readonly item: HolderRecord | null }>(found, [
    arn,
    code,
    limit,
    offset,
    words,
  ]);
  const { holders = 0, units = '0.000', value = '0.00' } = rows[0] ?? {};
  return {
    items: rows.flatMap(({ item }) => (item === null ? [] : [item])),
    totals: { holders, units, value },
  };
}
