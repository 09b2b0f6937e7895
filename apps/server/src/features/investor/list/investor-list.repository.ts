import type { InvestorRow, InvestorSort } from '@hub/contract/calls/investor/investor-list';
import type { Queries } from '../../../db/queries.ts';
import { planMonthly } from '../../book/book.public.ts';
import { isRunning } from '../../reports/reports.public.ts';
import { type Chosen, chosenBy } from './investor-order.repository.ts';
import { type InvestorFilter, selectionOf } from './investor-selection.repository.ts';

export interface InvestorRecord extends Omit<InvestorRow, 'maskedPan' | 'maskedMobile'> {
  readonly pan: string | null;
  readonly mobile: string | null;
}

interface InvestorTotals {
  readonly clients: number;
  readonly aum: string;
  readonly cost: string;
}

export interface RequestedInvestors {
  readonly arn: string;
  /** ISO day. */
  readonly today: string;
  readonly filter: InvestorFilter;
  readonly sort: InvestorSort | null;
  readonly order: 'asc' | 'desc' | null;
}

interface InvestorPage {
  readonly items: readonly InvestorRecord[];
  readonly asOn: string | null;
  /** Null when they were not asked for. */
  readonly totals: InvestorTotals | null;
}

const client = `i.id, i.name, i.pan, i.mobile, i.kyc, i.city, i.family, i.birth_date as "birthDate",
  round(f.aum, 2) as aum, f.cost, round(f.aum_without_cost, 2) as "withoutCost",
  round(f.aum, 2) - round(f.aum_without_cost, 2) - f.cost as gain, f.classes,
  i.invested_on as "investedOn", i.last_invested_on as "lastInvestedOn"`;

const tables = (chosen: string): string => `${chosen} c
  join client i on i.arn = $1 and i.id = c.id
  join client_value f on f.arn = $1 and f.investor_id = c.id`;

/** Folios and SIPs are looked up for the few rows of a page. */
const ofEach = `
  cross join lateral (select count(*)::int4 as folios from client_folio o where o.arn = $1 and o.investor_id = c.id) folios
  cross join lateral (
    select count(*)::int4 as sips, coalesce(sum(${planMonthly('p', '$2::date')}), 0.00) as "sipMonthly"
      from client_folio o join systematic_plan p on p.arn = o.arn and p.folio_no = o.folio_no
     where o.arn = $1 and o.investor_id = c.id and p.kind = 'SIP' and ${isRunning('$2::date')}) sips`;

const asOn = `(select max(n.day) from scheme_total h join newest_nav n on n.scheme_code = h.scheme_code
  where h.arn = $1 and h.units <> 0)`;

/** Of the whole book they are known already, and are what the dashboard shows. */
const totalsOfAll = `
  select coalesce((select clients from client_total where arn = $1), 0) as clients,
         round(coalesce(sum(h.units * coalesce(n.nav, 0)), 0), 2) as aum, coalesce(sum(h.cost), 0.00) as cost
    from scheme_total h left join newest_nav n on n.scheme_code = h.scheme_code
   where h.arn = $1 and h.units <> 0`;

const totalsOfChosen = `
  select count(*)::int4 as clients, round(coalesce(sum(aum), 0), 2) as aum, coalesce(sum(cost), 0.00) as cost
    from chosen`;

/** As one value; figures stay exact as texts. */
const totalsOf = (sums: string): string => `(
  select jsonb_build_object('clients', clients, 'aum', aum::text, 'cost', cost::text)
    from (${sums}) as sums)`;

const noTotals: InvestorTotals = { clients: 0, aum: '0.00', cost: '0.00' };

type PageRow = { readonly asOn: string | null; readonly totals?: InvestorTotals | null } & (
  | InvestorRecord
  | { readonly id: null }
);

/** The ids of a page with their ranks. */
const placed = (ids: string): string =>
  `page as materialized (select * from unnest(array(${ids})) with ordinality as found (id, rank))`;

/** Only as far as the page. */
const someOf = ({ id, from, orderBy }: Chosen, part: string): string =>
  placed(`select ${id} from ${from} ${orderBy()} ${part}`);

/** All of them, for their totals; then the page. */
function allOf({ id, from, keys, orderBy }: Chosen, part: string): string {
  const columns = keys.map((_, at) => `key${at}`);
  return `chosen as materialized (
      select ${id} as id, f.aum, f.cost, ${keys.map(({ key }, at) => `${key} as key${at}`).join(', ')} from ${from}
    ), ${placed(`select id from chosen ${orderBy({ keys: columns, id: 'id' })} ${part}`)}`;
}

/**
 * A page, and with the first one its totals, in one statement: they agree, and whom a filter selects is found once.
 * A page without rows still has its day and totals: then the one row has no id.
 */
export async function findPage(
  queries: Queries,
  requested: RequestedInvestors,
  page: { readonly size: number; readonly offset: number; readonly withTotals: boolean },
): Promise<InvestorPage> {
  const selection = selectionOf([requested.arn, requested.today], requested.filter);
  const needsAll = page.withTotals && !selection.isAll;
  const params = [...selection.params];
  // Written out where it is always the same: a plan that knows how few rows are wanted goes by the index.
  const part = `limit ${page.size}${page.offset === 0 ? '' : ` offset $${params.push(page.offset)}::int8`}`;
  const chosen = needsAll
    ? allOf(chosenBy(selection, requested, 'f'), part)
    : someOf(chosenBy(selection, requested), part);
  const totals = page.withTotals ? `${totalsOf(needsAll ? totalsOfChosen : totalsOfAll)} as totals,` : '';
  const rows = await queries.query<PageRow>(
    `with ${chosen}
     select head.*, found.*
       from (select ${totals} ${asOn} as "asOn") as head
       left join (
         select c.rank, ${client}, folios.folios, sips.sips, sips."sipMonthly" from ${tables('page')} ${ofEach}
       ) as found on true
      order by found.rank`,
    params,
  );
  return pageOf(rows);
}

interface ChosenInvestors {
  /** In order, the first `most` of them: what a file will have. */
  readonly ids: readonly string[];
  /** Of everybody selected. */
  readonly totals: InvestorTotals;
  readonly asOn: string | null;
}

/** Who is selected, once: the rows are read page by page afterwards, and stay these. */
export async function findChosen(
  queries: Queries,
  requested: RequestedInvestors,
  most: number,
): Promise<ChosenInvestors> {
  const selection = selectionOf([requested.arn, requested.today], requested.filter);
  const { from, id, orderBy } = chosenBy(selection, requested, 'f');
  const [row] = await queries.query<ChosenInvestors>(
    `with chosen as materialized (
       select ${id} as id, f.aum, f.cost, row_number() over (${orderBy()}) as rank from ${from}
     )
     select array(select id from chosen where rank <= ${most} order by rank) as ids,
            ${totalsOf(totalsOfChosen)} as totals, ${asOn} as "asOn"
      where $2::date is not null`,
    selection.params,
  );
  return row ?? { ids: [], totals: noTotals, asOn: null };
}

/** All who are selected, by name, in the order of the list: one statement, however many they are. */
export function findChosenNames(
  queries: Queries,
  requested: RequestedInvestors,
): Promise<{ readonly id: string; readonly name: string }[]> {
  const selection = selectionOf([requested.arn, requested.today], requested.filter);
  const { from, id, orderBy } = chosenBy(selection, requested);
  return queries.query(
    `with chosen as materialized (
       select ${id} as id, row_number() over (${orderBy()}) as rank from ${from} and $2::date is not null
     )
     select c.id, n.name from chosen c join client n on n.arn = $1 and n.id = c.id order by c.rank`,
    selection.params,
  );
}

export interface ExportedInvestor extends InvestorRecord {
  readonly folioNumbers: readonly string[];
}

/** These clients, in the order given. */
export const findByIds = (
  queries: Queries,
  { arn, today }: Pick<RequestedInvestors, 'arn' | 'today'>,
  ids: readonly string[],
): Promise<ExportedInvestor[]> =>
  queries.query<ExportedInvestor>(
    `with page as materialized (select * from unnest($3::uuid[]) with ordinality as found (id, rank))
     select ${client}, folios.folios, sips.sips, sips."sipMonthly",
            array(select o.folio_no from client_folio o where o.arn = $1 and o.investor_id = c.id order by o.folio_no)
              as "folioNumbers"
       from ${tables('page')} ${ofEach}
      order by c.rank`,
    [arn, today, ids],
  );

const pageOf = (rows: readonly PageRow[]): InvestorPage => ({
  items: rows.flatMap((row) => (row.id === null ? [] : [row])),
  asOn: rows[0]?.asOn ?? null,
  totals: rows[0]?.totals ?? null,
});

export interface CityChoice {
  readonly city: string;
  readonly clients: number;
}

/** However feeds wrote a city, it is one: counted as written first, since that leaves few to compare. */
export const findCities = (queries: Queries, arn: string, most: number): Promise<CityChoice[]> =>
  queries.query<CityChoice>(
    `select max(city) as city, sum(clients)::int4 as clients
       from (select city, count(*) as clients from client where arn = $1 and city <> '' group by city) as written
      group by upper(city) order by clients desc, city limit ${most}`,
    [arn],
  );
