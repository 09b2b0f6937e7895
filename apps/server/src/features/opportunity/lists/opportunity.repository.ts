import type { OpportunitySort } from '@hub/contract/calls/opportunity/opportunity';
import type { Touch } from '@hub/contract/calls/opportunity/opportunity-touches';
import type { RowAct, RowStatus } from '@hub/contract/calls/opportunity/rows';
import type { OpportunityList } from '@hub/domain/opportunity/lists';
import type { HolderKyc } from '@hub/domain/orders/facts/order-facts';
import { listFilter } from '../../../db/lists/list-filter.ts';
import { type SortKeys, sortedBy } from '../../../db/lists/sorted-by.ts';
import { schemesWith, wordIn } from '../../../db/lists/word-in.ts';
import type { Queries } from '../../../db/queries.ts';
import { goesOn } from '../../reports/reports.public.ts';
import { lastTouchOf } from '../touches/touches.repository.ts';
import { type Figure, savedFigure } from './counts.repository.ts';
import { definitionOf } from './list-definitions.repository.ts';
import { type ListDefinition, rowTypes, today } from './list-rows.repository.ts';
import { hasStatus, stateOf, statusOf } from './row-state.repository.ts';

export interface OpportunityFilter {
  readonly arn: string;
  readonly list: OpportunityList;
  /** ISO day. */
  readonly today: string;
  readonly words: readonly string[];
  readonly status: RowStatus | 'all';
  readonly schemeCode: string | null;
  readonly worthFrom: string | null;
  readonly worthTo: string | null;
  readonly sort: OpportunitySort;
  readonly order: 'asc' | 'desc' | null;
  /** Only these rows, or all but these. */
  readonly keys: readonly string[] | null;
  readonly except: readonly string[] | null;
}

/** What the instalments of a plan are told from. */
export interface PlanTerms {
  readonly frequency: string;
  readonly amount: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly ceasedOn: string | null;
  readonly dueDays: readonly number[];
  readonly instalments: number;
  readonly done: number;
  readonly missed: number;
  readonly topUpMonths: number | null;
  readonly topUpAmount: string | null;
  readonly topUpBasisPoints: number | null;
  readonly topUpCap: string | null;
  /** Of a plan that is due every business day. */
  readonly holidays: readonly string[];
}

export interface OpportunityRecord {
  readonly key: string;
  readonly investorId: string;
  readonly investor: string;
  /** In full: masked before it leaves the server. */
  readonly mobile: string | null;
  readonly kyc: HolderKyc;
  /** Of the list of rejected SIPs: one of its debits failed, and it goes on. */
  readonly isRunning: boolean;
  readonly folioNo: string | null;
  readonly schemeCode: string | null;
  readonly scheme: string | null;
  readonly targetCode: string | null;
  readonly target: string | null;
  readonly regNo: string | null;
  readonly reference: string | null;
  readonly on: string | null;
  readonly from: string | null;
  readonly amount: string | null;
  readonly load: string | null;
  readonly frequency: string | null;
  readonly worth: string;
  readonly code: string | null;
  readonly reason: string | null;
  readonly plan: PlanTerms | null;
  readonly status: RowStatus;
  readonly lastAct: RowAct | null;
  readonly lastAt: string | null;
  readonly lastUntil: string | null;
  readonly lastNote: string | null;
  /** The last call or message to the client, about whatever. */
  readonly touch: Touch['act'] | null;
  readonly touchAt: string | null;
  readonly touchNote: string | null;
  readonly orderReference: string | null;
  readonly orderStatus: string | null;
}

interface Chosen {
  readonly definition: ListDefinition;
  /** Whether a row `r` is asked for, whatever its status. */
  readonly wanted: string;
  readonly isAll: boolean;
  readonly params: unknown[];
}

/** A word is found in the investor (as the client list finds it), the scheme or the folio, as in the registers. */
const isFound = (word: string, { isOfClient }: ListDefinition): string =>
  isOfClient
    ? `(${wordIn(word, { investorId: 'r.investor_id' })} or r.investor_id in (${holdersOf(schemesWith(word))}))`
    : wordIn(word, { investorId: 'r.investor_id', schemeCode: 'r.scheme_code', texts: ['r.folio_no'] });

const holdersOf = (schemes: string): string =>
  `select f.investor_id from holding p join client_folio f on f.arn = p.arn and f.folio_no = p.folio_no
    where p.arn = $1 and p.units > 0 and p.scheme_code in (${schemes})`;

function chosenBy(filter: OpportunityFilter): Chosen {
  const definition = definitionOf(filter.list, filter.today);
  const list = listFilter([filter.arn, filter.today]);
  list.when(filter.schemeCode, (code) =>
    definition.isOfClient
      ? `r.investor_id in (${holdersOf(`${code}::text`)})`
      : `r.scheme_code = ${code}::text`,
  );
  list.range('r.worth', 'numeric', filter.worthFrom, filter.worthTo);
  list.chosen('r.key', 'text', filter.keys, filter.except);
  list.words(filter.words, (word) => isFound(word, definition));
  const isAll = list.isEmpty && filter.status === 'open';
  // A parameter must stand somewhere in its statement, and not every list asks for the day.
  const wanted = `${today} is not null and ${list.where()}`;
  return { definition, wanted, isAll, params: list.params };
}

const orders: SortKeys<OpportunitySort> = {
  worth: { key: 'r.worth', first: 'desc' },
  investor: {
    key: 'upper(i.name)',
    join: 'join client i on i.arn = $1 and i.id = r.investor_id',
    first: 'asc',
  },
  scheme: { key: 's.name', join: 'left join fund_scheme s on s.code = r.scheme_code', first: 'asc' },
  on: { key: 'r."on"', first: 'desc' },
};

const runs = (list: OpportunityList): string =>
  list === 'rejected'
    ? `exists (select from systematic_plan p where p.arn = $1 and p.kind = 'SIP' and p.folio_no = r.folio_no
         and p.reg_no = r.reg_no and ${goesOn(today)})`
    : 'false';

/** All that is shown of the rows of `page`, read for these alone. */
const details = ({ more }: ListDefinition, list: OpportunityList): string => `
  select r.place, r.key, r.investor_id as "investorId", i.name as investor, nullif(i.mobile, '') as mobile,
         i.kyc, ${runs(list)} as "isRunning",
         more.folio_no as "folioNo", more.scheme_code as "schemeCode", coalesce(s.name, more.scheme_code) as scheme,
         r.target_code as "targetCode", coalesce(t.name, r.target_code) as target, r.reg_no as "regNo", r.reference, r."on",
         more."from", r.amount::numeric(30, 2) as amount, r.load::numeric(30, 2) as load, r.frequency,
         r.worth::numeric(30, 2) as worth, r.code, r.reason, more.plan, ${statusOf('st')} as status,
         st.last_act as "lastAct", st.last_at as "lastAt", st.last_until as "lastUntil", st.last_note as "lastNote",
         touched.act as touch, touched.at as "touchAt", touched.note as "touchNote",
         ord.reference as "orderReference", ord.status as "orderStatus"
    from page r
    join client i on i.arn = $1 and i.id = r.investor_id
    left join lateral (${more ?? 'select r.folio_no, r.scheme_code, r."from", null::jsonb as plan'}) more on true
    left join fund_scheme s on s.code = more.scheme_code
    left join fund_scheme t on t.code = r.target_code
    ${stateOf(list)}
    ${lastTouchOf('r.investor_id')}
    left join lateral (
      select o.reference, o.status from sent_order o
       where o.arn = $1 and o.terms ? 'begunFrom' and o.terms ->> 'begunFrom' = '${list}~' || r.key
       order by o.created_at desc limit 1) ord on true`;

interface FoundPage {
  readonly items: readonly OpportunityRecord[];
  readonly figure: Figure | null;
}

type PageRow = { readonly figure: Figure | null } & (OpportunityRecord | { readonly key: null });

interface RequestedPage {
  readonly limit: number;
  readonly offset: number;
}

/** The rows of a page with their places. The limit is part of the text: a plan for any number would read them all. */
function pageOf(
  { rows, where }: { readonly rows: string; readonly where: string },
  filter: OpportunityFilter,
  { limit, offset }: RequestedPage,
  params: unknown[],
): string {
  const { by, join } = sortedBy(orders, filter.sort, filter.order);
  const part = `limit ${limit}${offset === 0 ? '' : ` offset $${params.push(offset)}::int8`}`;
  return `page as materialized (
    select found.*, row_number() over () as place from (
      select r.* from ${rows} r ${join} ${where} order by ${by}, r.key ${part}) found)`;
}

async function run(
  queries: Queries,
  text: { readonly steps: string; readonly figure: string; readonly details: string },
  params: readonly unknown[],
): Promise<FoundPage> {
  const rows = await queries.query<PageRow>(
    `with ${text.steps}
     select head.figure, found.* from (select ${text.figure} as figure) head left join (${text.details}) found on true
      order by found.place`,
    params,
  );
  return {
    items: rows.flatMap((row) => (row.key === null ? [] : [row])),
    figure: rows[0]?.figure ?? null,
  };
}

/** A page alone; of a list that nobody filters also what was counted of it, while that holds: one moment. */
export function findRows(
  queries: Queries,
  filter: OpportunityFilter,
  page: RequestedPage,
  withFigure: boolean,
): Promise<FoundPage> {
  const { definition, wanted, isAll, params } = chosenBy(filter);
  const from = {
    rows: `(${definition.rows})`,
    where: `where ${wanted} and ${hasStatus(filter.list, filter.status)}`,
  };
  return run(
    queries,
    {
      steps: pageOf(from, filter, page, params),
      figure: withFigure && isAll ? `(${savedFigure(filter.list)})` : 'null::jsonb',
      details: details(definition, filter.list),
    },
    params,
  );
}

/** A page with the totals of all that is asked for and the number of each status: all rows are gone through once. */
export function findRowsAndSums(
  queries: Queries,
  filter: OpportunityFilter,
  page: RequestedPage,
): Promise<FoundPage> {
  const { definition, wanted, params } = chosenBy(filter);
  const isStatus = filter.status === 'all' ? 'true' : `${statusOf('st')} = '${filter.status}'`;
  const listed = `listed as materialized (
    select r.*, ${statusOf('st')} as status, (${wanted} and ${isStatus}) as is_wanted
      from (${definition.rows}) r ${stateOf(filter.list)})`;
  return run(
    queries,
    {
      steps: `${listed}, ${pageOf({ rows: 'listed', where: 'where r.is_wanted' }, filter, page, params)}`,
      figure: `(select jsonb_build_object(
          'rows', count(*) filter (where is_wanted), 'clients', count(distinct investor_id) filter (where is_wanted),
          'worth', coalesce(sum(worth) filter (where is_wanted), 0)::numeric(30, 2)::text,
          'open', count(*) filter (where status = 'open'), 'snoozed', count(*) filter (where status = 'snoozed'),
          'done', count(*) filter (where status = 'done')) from listed)`,
      details: details(definition, filter.list),
    },
    params,
  );
}

/** A row before its details, as the database has it; money as exact text. */
export type ListedRow = Readonly<Record<string, string | null>>;

/** A number of JSON would be a float here. */
const exactMoney = `jsonb_build_object(${['amount', 'load', 'worth']
  .map((column) => `'${column}', ${column}::numeric(30, 2)::text`)
  .join(', ')})`;

/** The first `most` rows of what is asked for, in order: what a file has, or what an act is about. */
export async function findListed(
  queries: Queries,
  filter: OpportunityFilter,
  most: number,
): Promise<readonly ListedRow[]> {
  const { definition, wanted, params } = chosenBy(filter);
  const from = {
    rows: `(${definition.rows})`,
    where: `where ${wanted} and ${hasStatus(filter.list, filter.status)}`,
  };
  const steps = pageOf(from, filter, { limit: most, offset: 0 }, params);
  const [found] = await queries.query<{ rows: readonly ListedRow[] }>(
    `with ${steps} select coalesce(jsonb_agg(to_jsonb(page) || ${exactMoney} order by place), '[]') as rows from page`,
    params,
  );
  return found?.rows ?? [];
}

/** These rows with their details, in the order given. */
export const findDetails = (
  queries: Queries,
  filter: OpportunityFilter,
  rows: readonly ListedRow[],
): Promise<OpportunityRecord[]> => {
  const definition = definitionOf(filter.list, filter.today);
  return queries.query<OpportunityRecord & { readonly place: string }>(
    `with page as materialized (
       select * from jsonb_to_recordset($3::jsonb) as given (place int8, ${rowTypes})
     )
     ${details(definition, filter.list)} order by r.place`,
    [filter.arn, filter.today, JSON.stringify(rows)],
  );
};

export async function findSchemeNames(
  queries: Queries,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await queries.query<{ code: string; name: string }>(
    'select code, name from fund_scheme where code = any($1::text[])',
    [codes],
  );
  return new Map(rows.map(({ code, name }) => [code, name]));
}
