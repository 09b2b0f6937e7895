import type {
  HarvestRow,
  harvestKinds,
  harvestSorts,
} from '@hub/contract/calls/statements/statements-harvest';
import { PAGE_SIZE } from '@hub/domain';
import { listFilter } from '../../../db/lists/list-filter.ts';
import { type SortKeys, sortedBy } from '../../../db/lists/sorted-by.ts';
import { wordIn } from '../../../db/lists/word-in.ts';
import type { Queries } from '../../../db/queries.ts';
import { hasReadAll } from '../../book/book.public.ts';
import { underWay } from '../../transact/transact.public.ts';
import { harvestReader } from './harvest-reader.ts';

type Kind = (typeof harvestKinds)[number];
type Sort = (typeof harvestSorts)[number];

export interface HarvestFilter {
  readonly arn: string;
  readonly kind: Kind;
  /** ISO day. */
  readonly today: string;
  readonly words: readonly string[];
  readonly sort: Sort;
  readonly order: 'asc' | 'desc' | null;
  /** Only these rows, or all but these. */
  readonly keys: readonly string[] | null;
  readonly except: readonly string[] | null;
}

/** As it is saved: what is worked out of it comes with the reply. */
type SavedHarvest = Omit<HarvestRow, 'taxSaved'>;

interface FoundHarvest {
  readonly asOn: string | null;
  readonly items: readonly SavedHarvest[];
  readonly total: number;
  readonly clients: number;
  readonly sellValue: string;
  readonly gain: string;
  readonly kinds: Readonly<Record<Kind, number>>;
}

/** Of an allowance it is the client who counts: rows of one stand together, the client with most first. */
const orders: SortKeys<Sort> = {
  gain: { key: `case r.kind when 'allowance' then r.client_gain else r.gain end`, first: 'desc' },
  value: { key: 'r.value', first: 'desc' },
  name: { key: 'upper(i.name)', first: 'asc' },
  until: { key: 'r.until', first: 'asc' },
};

/** What is on its way out is not told again. */
const isOrdered = `exists (
  select from sent_order o where o.arn = r.arn and o.folio_no = r.folio_no and o.scheme_code = r.scheme_code
     and o.units_out > 0 and ${underWay})`;

const key = `(r.folio_no || ' ' || r.scheme_code)`;

const searched = { investorId: 'r.investor_id', schemeCode: 'r.scheme_code', texts: ['r.folio_no'] };

const item = `jsonb_build_object(
  'investorId', p.investor_id, 'investor', p.investor, 'folioNo', p.folio_no, 'schemeCode', p.scheme_code,
  'scheme', p.scheme, 'units', p.units::text, 'value', p.value::text, 'sellUnits', p.sell_units::text,
  'sellValue', p.sell_value::text, 'gain', p.gain::text, 'load', p.load::text, 'until', p.until,
  'allowance', case p.kind when 'allowance' then jsonb_build_object(
    'left', p.client_left::text, 'used', p.client_gain::text, 'rows', p.client_rows) end)`;

/** The rows that a filter selects, each with its place among them; parameters from $5 on are its own. */
function foundBy({ arn, today, kind, keys, except, words, sort, order }: HarvestFilter, more: unknown) {
  const { by: first } = sortedBy(orders, sort, order);
  const by = `${first}, r.investor_id, r.gain desc, r.folio_no, r.scheme_code`;
  const list = listFilter([arn, today, kind, more]);
  list.chosen(key, 'text', keys, except);
  list.words(words, (word) => wordIn(word, searched));
  const text = `open as (
       select r.*, max(r.allowance_left) over client as client_left, sum(r.gain) over client as client_gain,
              count(*) over client as client_rows
         from harvest_row r where r.arn = $1 and not ${isOrdered}
       window client as (partition by r.kind, r.investor_id)
     ), found as (
       select r.*, i.name as investor, s.name as scheme, row_number() over (order by ${by}) as place
         from open r
         join client i on i.arn = r.arn and i.id = r.investor_id
         join fund_scheme s on s.code = r.scheme_code
        where r.kind = $3 and ${list.where()}
     )`;
  return { text, params: list.params };
}

/** A page of the rows with what all of them come to; null when they have to be made anew. */
export const findFreshHarvest = (
  queries: Queries,
  filter: HarvestFilter,
  offset: number,
): Promise<FoundHarvest | null> => find(queries, filter, offset, hasReadAll(harvestReader));

/** The same as it was made, whatever has changed in this very moment. */
export const findHarvest = (
  queries: Queries,
  filter: HarvestFilter,
  offset: number,
): Promise<FoundHarvest | null> => find(queries, filter, offset, 'true');

async function find(
  queries: Queries,
  filter: HarvestFilter,
  offset: number,
  holds: string,
): Promise<FoundHarvest | null> {
  const { text, params } = foundBy(filter, offset);
  const [found] = await queries.query<FoundHarvest>(
    `with ${text}, page as (
       select * from found order by place limit ${PAGE_SIZE} offset $4
     )
     select d.as_on as "asOn", t.*,
            (select coalesce(jsonb_agg(${item} order by p.place), '[]') from page p) as items,
            (select jsonb_build_object('allowance', count(*) filter (where kind = 'allowance'),
                                       'load', count(*) filter (where kind = 'load')) from open) as kinds
       from harvest_day d
       cross join (select count(*)::int4 as total, count(distinct investor_id)::int4 as clients,
                          coalesce(sum(sell_value), 0.00)::text as "sellValue",
                          coalesce(sum(gain), 0.00)::text as gain from found) t
      where d.arn = $1 and d.day = $2 and ${holds}`,
    params,
  );
  return found ?? null;
}

/** All rows of the filter, so many at most, in its order; from the first place on that is asked for. */
export async function findHarvestRows(
  queries: Queries,
  filter: HarvestFilter,
  { after, most }: { readonly after: number; readonly most: number },
): Promise<SavedHarvest[]> {
  const { text, params } = foundBy(filter, after);
  const rows = await queries.query<{ item: SavedHarvest }>(
    `with ${text}
     select ${item} as item from found p where p.place > $4 and $2::date is not null
      order by p.place limit ${most}`,
    params,
  );
  return rows.map((row) => row.item);
}
