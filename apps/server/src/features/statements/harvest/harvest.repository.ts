import type {
  HarvestRow,
  harvestKinds,
  harvestSorts,
} from '@hub/contract/calls/statements/statements-what-if';
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

interface HarvestFilter {
  readonly arn: string;
  readonly kind: Kind;
  /** ISO day. */
  readonly today: string;
  readonly words: readonly string[];
  readonly sort: Sort;
  readonly order: 'asc' | 'desc' | null;
  readonly offset: number;
}

interface FoundHarvest {
  readonly asOn: string | null;
  readonly items: readonly HarvestRow[];
  readonly total: number;
  readonly clients: number;
  readonly sellValue: string;
  readonly gain: string;
  readonly kinds: Readonly<Record<Kind, number>>;
}

const orders: SortKeys<Sort> = {
  gain: { key: 'r.gain', first: 'desc' },
  value: { key: 'r.value', first: 'desc' },
  name: { key: 'upper(i.name)', first: 'asc' },
  until: { key: 'r.until', first: 'asc' },
};

/** What is on its way out is not told again. */
const isOrdered = `exists (
  select from sent_order o where o.arn = r.arn and o.folio_no = r.folio_no and o.scheme_code = r.scheme_code
     and o.units_out > 0 and ${underWay})`;

const searched = { investorId: 'r.investor_id', schemeCode: 'r.scheme_code', texts: ['r.folio_no'] };

const item = `jsonb_build_object(
  'investorId', p.investor_id, 'investor', p.investor, 'folioNo', p.folio_no, 'schemeCode', p.scheme_code,
  'scheme', p.scheme, 'units', p.units::text, 'value', p.value::text, 'sellUnits', p.sell_units::text,
  'sellValue', p.sell_value::text, 'gain', p.gain::text, 'allowanceLeft', p.allowance_left::text,
  'load', p.load::text, 'until', p.until)`;

/** A page of the rows with what all of them come to; null when they have to be made anew. */
export const findFreshHarvest = (queries: Queries, filter: HarvestFilter): Promise<FoundHarvest | null> =>
  find(queries, filter, hasReadAll(harvestReader));

/** The same as it was made, whatever has changed in this very moment. */
export const findHarvest = (queries: Queries, filter: HarvestFilter): Promise<FoundHarvest | null> =>
  find(queries, filter, 'true');

async function find(queries: Queries, filter: HarvestFilter, holds: string): Promise<FoundHarvest | null> {
  const { by: first } = sortedBy(orders, filter.sort, filter.order);
  const by = `${first}, r.folio_no, r.scheme_code`;
  const list = listFilter([filter.arn, filter.today, filter.kind, filter.offset]);
  list.words(filter.words, (word) => wordIn(word, searched));
  const [found] = await queries.query<FoundHarvest>(
    `with open as (
       select r.* from harvest_row r where r.arn = $1 and not ${isOrdered}
     ), found as (
       select r.*, i.name as investor, s.name as scheme, row_number() over (order by ${by}) as place
         from open r
         join client i on i.arn = r.arn and i.id = r.investor_id
         join fund_scheme s on s.code = r.scheme_code
        where r.kind = $3 and ${list.where()}
     ), page as (
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
    list.params,
  );
  return found ?? null;
}
