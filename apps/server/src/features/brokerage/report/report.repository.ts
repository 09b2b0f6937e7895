import type { reportGroups, reportSorts, reportStates } from '@hub/contract/calls/brokerage/brokerage-report';
import type { BrokerageKindName } from '@hub/contract/calls/brokerage/brokerage-shapes';
import type { AssetClass } from '@hub/domain';
import { listFilter } from '../../../db/lists/list-filter.ts';
import { type SortKeys, sortedBy } from '../../../db/lists/sorted-by.ts';
import { wordIn } from '../../../db/lists/word-in.ts';
import type { Queries } from '../../../db/queries.ts';
import { netOf } from '../months/net-trail.repository.ts';

type Group = (typeof reportGroups)[number];

export interface ReportFilter {
  readonly arn: string;
  /** First days of the months, both included. */
  readonly from: string;
  readonly to: string;
  readonly words: readonly string[];
  readonly kind: BrokerageKindName | null;
  readonly assetClass: AssetClass | null;
  readonly schemeCode: string | null;
  readonly folioNo: string | null;
  readonly euin: string | null;
  readonly state: (typeof reportStates)[number] | null;
  readonly group: Group;
  readonly sort: (typeof reportSorts)[number];
  readonly order: 'asc' | 'desc' | null;
  /** First days of the months whose trail is due. */
  readonly due: readonly string[];
}

interface ReportSums {
  readonly amount: string;
  /** As the lines have it. */
  readonly tax: string;
  /** Of the amount, what came in lines without a tax. */
  readonly untaxed: string;
  readonly held: string;
}

export interface ReportRecord extends ReportSums {
  readonly key: string;
  readonly month: string | null;
  readonly folioNo: string | null;
  readonly investorId: string | null;
  readonly investor: string | null;
  readonly schemeCode: string | null;
  readonly scheme: string | null;
  readonly kind: BrokerageKindName | null;
  readonly rate: string | null;
  readonly rows: number;
  readonly holdReason: string | null;
  readonly paidOn: string | null;
  readonly expected: string | null;
  readonly gap: string;
}

interface Statement {
  readonly sql: string;
  readonly params: unknown[];
}

const rupees = (sum: string) => `coalesce(${sum}, 0)::numeric(30, 2)::text`;

/** What of the lines, or of the gaps, is asked for; `row` has a folio, a scheme and a kind. */
function conditionOf(filter: ReportFilter, row: string, params: unknown[]): string {
  const list = listFilter(params);
  list.add(`${row}.arn = $1 and ${row}.month between $2 and $3`);
  list.is(`${row}.kind`, filter.kind);
  list.is(`${row}.scheme_code`, filter.schemeCode);
  list.is(`${row}.folio_no`, filter.folioNo);
  list.when(
    filter.assetClass,
    (assetClass) => `${row}.scheme_code in (select code from fund_scheme where asset_class = ${assetClass})`,
  );
  list.words(filter.words, (word) => hasWord(row, word));
  return list.where();
}

/** A word is found in the investor (as the client list finds it), the scheme or the folio. */
export const hasWord = (row: string, word: string): string =>
  wordIn(word, {
    folioOfInvestor: `${row}.folio_no`,
    schemeCode: `${row}.scheme_code`,
    texts: [`${row}.folio_no`],
  });

const states = { paid: 'amount <> 0', held: 'held <> 0', gap: 'is_named' } as const;

/**
 * `found`: for each month, folio, scheme and kind what came, what the twin expects and where they differ. Lines, gaps
 * and the twin are put under each other and added up once, so no plan can add up one of them for each line of another.
 * What is expected is of nobody's EUIN, so that with one there are lines alone.
 */
function foundRows(filter: ReportFilter): Statement {
  const params: unknown[] = [filter.arn, filter.from, filter.to];
  const bind = (value: unknown) => `$${params.push(value)}`;
  const isDue = `month = any(${bind(filter.due)}::date[])`;
  const parts = [
    `select l.month, l.folio_no, l.scheme_code, l.kind, 1 as rows, l.amount as line_amount,
            coalesce(l.igst, 0) + coalesce(l.cgst, 0) + coalesce(l.sgst, 0) as line_tax,
            coalesce(l.igst, l.cgst, l.sgst) is null as is_untaxed, l.hold_reason, l.processed_on, l.rate,
            false as is_named, null::numeric as expected
       from brokerage_line l where l.counts and ${conditionOf(filter, 'l', params)}
        ${filter.euin === null ? '' : `and l.euin = ${bind(filter.euin)}`}`,
  ];
  const noLine = '0, null, null, null, null, null, null';
  if (filter.euin === null) {
    parts.push(
      `select g.month, g.folio_no, g.scheme_code, g.kind, ${noLine}, true, null
         from brokerage_gap g where ${conditionOf(filter, 'g', params)}`,
    );
  }
  if (filter.euin === null && (filter.kind ?? 'trail') === 'trail') {
    parts.push(
      `select t.month, t.folio_no, t.scheme_code, 'trail', ${noLine}, false, ${netOf('t')}
         from trail_line t where ${conditionOf({ ...filter, kind: null }, 't', params)}`,
    );
  }
  const sql = `with met as materialized (
    select month, folio_no, scheme_code, kind, sum(rows)::int4 as rows,
           coalesce(sum(line_amount) filter (where hold_reason is null), 0) as amount,
           coalesce(sum(line_tax) filter (where hold_reason is null), 0) as tax,
           coalesce(sum(line_amount) filter (where hold_reason is null and is_untaxed), 0) as untaxed,
           coalesce(sum(line_amount) filter (where hold_reason is not null), 0) as held,
           min(hold_reason) as hold_reason, max(processed_on) filter (where hold_reason is null) as paid_on,
           case when min(rate) = max(rate) and count(rate) = sum(rows) then min(rate) end as rate,
           bool_or(is_named) as is_named, sum(expected) as expected
      from (${parts.join(' union all ')}) one
     group by month, folio_no, scheme_code, kind
  ), found as materialized (
    select b.*, i.id as investor_id, i.name as investor, coalesce(s.name, b.scheme_code) as scheme,
           case when b.kind = 'trail' then b.amount else 0 end as trail,
           case when b.kind <> 'trail' then 0 when ${filter.euin !== null} then b.amount
                when b.${isDue} then coalesce(b.expected, 0) else 0 end as due
      from met b
      left join client_folio f on f.arn = $1 and f.folio_no = b.folio_no
      left join client i on i.arn = f.arn and i.id = f.investor_id
      left join fund_scheme s on s.code = b.scheme_code
     where ${filter.state === null ? 'b.rows > 0 or b.is_named or b.expected <> 0' : states[filter.state]}
  )`;
  return { sql, params };
}

/** What a group is told apart by; what does not apply to it is null. */
const groupings: Readonly<Record<Group, { readonly key: string; readonly columns: readonly string[] }>> = {
  line: {
    key: `concat_ws('|', to_char(month, 'YYYY-MM'), folio_no, scheme_code, kind)`,
    columns: ['month', 'folio_no', 'investor_id', 'investor', 'scheme_code', 'scheme', 'kind'],
  },
  client: { key: 'coalesce(investor_id::text, folio_no)', columns: ['investor_id', 'investor'] },
  scheme: { key: 'scheme_code', columns: ['scheme_code', 'scheme'] },
  month: { key: `to_char(month, 'YYYY-MM')`, columns: ['month'] },
};

const types = {
  month: 'date',
  folio_no: 'text',
  investor_id: 'uuid',
  investor: 'text',
  scheme_code: 'text',
  scheme: 'text',
  kind: 'text',
} as const;

function groupedRows(group: Group): string {
  const { key, columns } = groupings[group];
  const shown = Object.entries(types).map(([column, type]) =>
    columns.includes(column)
      ? `(array_agg(${column}))[1] as ${column}`
      : column === 'folio_no' && group === 'client'
        ? `case when min(folio_no) = max(folio_no) then min(folio_no) end as folio_no`
        : `null::${type} as ${column}`,
  );
  return `select ${key} as key, ${shown.join(', ')}, sum(rows)::int4 as rows, sum(amount) as amount, sum(tax) as tax,
    sum(untaxed) as untaxed, sum(held) as held, sum(due - trail) as gap, sum(expected) as expected, max(paid_on) as paid_on,
    case when min(rate) = max(rate) and count(rate) = count(*) filter (where rows > 0) then min(rate) end as rate,
    case when min(hold_reason) = max(hold_reason) then min(hold_reason) end as hold_reason
    from found group by ${key}`;
}

/** Of the row itself: a bare name would be that of what is shown, which is text. */
const orders: SortKeys<ReportFilter['sort']> = {
  month: { key: 'one.month', first: 'desc' },
  client: { key: 'upper(one.investor)', first: 'asc' },
  scheme: { key: 'upper(one.scheme)', first: 'asc' },
  amount: { key: 'one.amount', first: 'desc' },
  gap: { key: 'one.gap', first: 'desc' },
};

/** Rows in their order. The limit is part of the text: a plan for any number of rows would read them all first. */
export function findReport(
  queries: Queries,
  filter: ReportFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ReportRecord[]> {
  const { sql, params } = foundRows(filter);
  const { by } = sortedBy(orders, filter.sort, filter.order);
  return queries.query<ReportRecord>(
    `${sql}
     select key, to_char(month, 'YYYY-MM') as month, folio_no as "folioNo", investor_id as "investorId", investor,
            scheme_code as "schemeCode", scheme, kind, rate::numeric(9, 4)::text as rate, rows,
            ${rupees('amount')} as amount, ${rupees('tax')} as tax, ${rupees('untaxed')} as untaxed,
            ${rupees('held')} as held, hold_reason as "holdReason", paid_on as "paidOn",
            expected::numeric(30, 2)::text as expected, ${rupees('gap')} as gap
       from (${groupedRows(filter.group)}) one
      order by ${by}, one.month desc nulls last, upper(one.investor), one.key
      limit ${limit} offset $${params.push(offset)}`,
    params,
  );
}

export interface ReportMonth extends ReportSums {
  readonly month: string;
  readonly expected: string;
  /** Of trail alone (`trailGap` of the domain). */
  readonly due: string;
  readonly trail: string;
  /** Rows of all months together, as they are grouped. */
  readonly total: number;
}

/** All that is asked for, by month. */
export function sumReport(queries: Queries, filter: ReportFilter): Promise<ReportMonth[]> {
  const { sql, params } = foundRows(filter);
  return queries.query<ReportMonth>(
    `${sql}
     select to_char(month, 'YYYY-MM') as month, ${rupees('sum(amount)')} as amount, ${rupees('sum(tax)')} as tax,
            ${rupees('sum(untaxed)')} as untaxed, ${rupees('sum(held)')} as held, ${rupees('sum(expected)')} as expected,
            ${rupees('sum(due)')} as due, ${rupees('sum(trail)')} as trail,
            (select count(distinct ${groupings[filter.group].key})::int4 from found) as total
       from found group by month order by month`,
    params,
  );
}

/** The first and the last month that has lines. */
export async function findMonthsWithLines(
  queries: Queries,
  arn: string,
): Promise<{ readonly first: string; readonly last: string } | null> {
  const rows = await queries.query<{ first: string | null; last: string | null }>(
    `select to_char(min(month), 'YYYY-MM') as first, to_char(max(month), 'YYYY-MM') as last
       from brokerage_figure where arn = $1`,
    [arn],
  );
  const { first = null, last = null } = rows[0] ?? {};
  return first === null || last === null ? null : { first, last };
}
