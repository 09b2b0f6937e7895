import type { reportGroups, reportSorts, reportStates } from '@hub/contract/calls/brokerage-report';
import type { BrokerageKindName } from '@hub/contract/calls/brokerage-shapes';
import type { AssetClass } from '@hub/domain';
import type { Queries } from '../../db/queries.ts';
import { netOf } from './net-trail.repository.ts';

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
}

interface ReportSums {
  readonly amount: string;
  /** As the lines have it. */
  readonly tax: string;
  /** Of the amount, what came in lines without a tax. */
  readonly untaxed: string;
  readonly held: string;
  readonly gap: string;
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
}

interface Statement {
  readonly sql: string;
  readonly params: unknown[];
}

const rupees = (sum: string) => `coalesce(${sum}, 0)::numeric(30, 2)::text`;

/** What of the lines, or of the gaps, is asked for; `row` has a folio, a scheme and a kind. */
function conditionOf(filter: ReportFilter, row: string, bind: (value: unknown) => string): string {
  const parts = [`${row}.arn = $1 and ${row}.month between $2 and $3`];
  const { kind, schemeCode, folioNo, assetClass, words } = filter;
  if (kind !== null) parts.push(`${row}.kind = ${bind(kind)}`);
  if (schemeCode !== null) parts.push(`${row}.scheme_code = ${bind(schemeCode)}`);
  if (folioNo !== null) parts.push(`${row}.folio_no = ${bind(folioNo)}`);
  if (assetClass !== null) {
    parts.push(`${row}.scheme_code in (select code from scheme where asset_class = ${bind(assetClass)})`);
  }
  for (const word of words) parts.push(hasWord(row, `${bind(word)}::text`));
  return parts.join(' and ');
}

/** A word is found in the investor (as the client list finds it), the scheme or the folio. `strpos` takes it as it is. */
export const hasWord = (row: string, word: string): string => `(
  ${row}.folio_no in (select f.folio_no from find_investors(array[${word}]) found
                        join folio f on f.arn = $1 and f.investor_id = found.investor_id)
  or ${row}.scheme_code in (select s.code from scheme s
                             where strpos(upper(s.name || ' ' || replace(s.name, ' ', '')), upper(${word})) > 0)
  or strpos(upper(${row}.folio_no), upper(${word})) > 0)`;

const states = { paid: 'amount <> 0', held: 'held <> 0', gap: 'gap <> 0' } as const;

/**
 * `found`: for each month, folio, scheme and kind what came, what the twin expects and where they differ. What was left
 * out by the registrar has a gap and no line. A gap is of nobody's EUIN, so that with one there are lines alone.
 */
function foundRows(filter: ReportFilter): Statement {
  const params: unknown[] = [filter.arn, filter.from, filter.to];
  const bind = (value: unknown) => `$${params.push(value)}`;
  const ofEuin = filter.euin === null ? '' : `and l.euin = ${bind(filter.euin)}`;
  const sql = `with line as (
    select l.month, l.folio_no, l.scheme_code, l.kind, count(*)::int4 as rows,
           coalesce(sum(l.amount) filter (where l.hold_reason is null), 0) as amount,
           coalesce(sum(coalesce(l.igst, 0) + coalesce(l.cgst, 0) + coalesce(l.sgst, 0))
             filter (where l.hold_reason is null), 0) as tax,
           coalesce(sum(l.amount) filter (
             where l.hold_reason is null and coalesce(l.igst, l.cgst, l.sgst) is null), 0) as untaxed,
           coalesce(sum(l.amount) filter (where l.hold_reason is not null), 0) as held,
           min(l.hold_reason) as hold_reason, max(l.processed_on) filter (where l.hold_reason is null) as paid_on,
           case when min(l.rate) = max(l.rate) and count(l.rate) = count(*) then min(l.rate) end as rate
      from brokerage_line l where l.counts and ${conditionOf(filter, 'l', bind)} ${ofEuin}
     group by l.month, l.folio_no, l.scheme_code, l.kind
  ), differing as (
    select g.month, g.folio_no, g.scheme_code, g.kind, sum(g.amount) as gap
      from brokerage_gap g where ${conditionOf(filter, 'g', bind)}
     group by g.month, g.folio_no, g.scheme_code, g.kind
  ), twin as (
    select t.month, t.folio_no, t.scheme_code, 'trail' as kind, sum(${netOf('t')}) as expected
      from trail_line t where t.arn = $1 and t.month between $2 and $3
     group by t.month, t.folio_no, t.scheme_code
  ), met as (
    select month, folio_no, scheme_code, kind, coalesce(rows, 0) as rows, coalesce(amount, 0) as amount,
           coalesce(tax, 0) as tax, coalesce(untaxed, 0) as untaxed, coalesce(held, 0) as held, hold_reason, paid_on,
           rate, coalesce(gap, 0) as gap
      from line ${filter.euin === null ? 'full' : 'left'} join differing using (month, folio_no, scheme_code, kind)
  ), found as materialized (
    select b.*, t.expected, i.id as investor_id, i.name as investor, coalesce(s.name, b.scheme_code) as scheme
      from met b left join twin t using (month, folio_no, scheme_code, kind)
      left join folio f on f.arn = $1 and f.folio_no = b.folio_no
      left join investor i on i.arn = f.arn and i.id = f.investor_id
      left join scheme s on s.code = b.scheme_code
     ${filter.state === null ? '' : `where ${states[filter.state]}`}
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
    sum(untaxed) as untaxed, sum(held) as held, sum(gap) as gap, sum(expected) as expected, max(paid_on) as paid_on,
    case when min(rate) = max(rate) and count(rate) = count(*) then min(rate) end as rate,
    case when min(hold_reason) = max(hold_reason) then min(hold_reason) end as hold_reason
    from found group by ${key}`;
}

/** Of the row itself: a bare name would be that of what is shown, which is text. */
const orders = {
  month: { key: 'one.month', first: 'desc' },
  client: { key: 'upper(one.investor)', first: 'asc' },
  scheme: { key: 'upper(one.scheme)', first: 'asc' },
  amount: { key: 'one.amount', first: 'desc' },
  gap: { key: 'one.gap', first: 'desc' },
} as const;

/** Rows in their order. The limit is part of the text: a plan for any number of rows would read them all first. */
export function findReport(
  queries: Queries,
  filter: ReportFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ReportRecord[]> {
  const { sql, params } = foundRows(filter);
  const { key, first } = orders[filter.sort];
  return queries.query<ReportRecord>(
    `${sql}
     select key, to_char(month, 'YYYY-MM') as month, folio_no as "folioNo", investor_id as "investorId", investor,
            scheme_code as "schemeCode", scheme, kind, rate::numeric(9, 4)::text as rate, rows,
            ${rupees('amount')} as amount, ${rupees('tax')} as tax, ${rupees('untaxed')} as untaxed,
            ${rupees('held')} as held, hold_reason as "holdReason", paid_on as "paidOn",
            expected::numeric(30, 2)::text as expected, ${rupees('gap')} as gap
       from (${groupedRows(filter.group)}) one
      order by ${key} ${filter.order ?? first} nulls last, one.month desc nulls last, upper(one.investor), one.key
      limit ${limit} offset $${params.push(offset)}`,
    params,
  );
}

export interface ReportMonth extends ReportSums {
  readonly month: string;
  readonly expected: string;
  /** Rows of all months together, as they are grouped. */
  readonly total: number;
}

/** All that is asked for, by month. */
export function sumReport(queries: Queries, filter: ReportFilter): Promise<ReportMonth[]> {
  const { sql, params } = foundRows(filter);
  return queries.query<ReportMonth>(
    `${sql}
     select to_char(month, 'YYYY-MM') as month, ${rupees('sum(amount)')} as amount, ${rupees('sum(tax)')} as tax,
            ${rupees('sum(untaxed)')} as untaxed, ${rupees('sum(held)')} as held, ${rupees('sum(gap)')} as gap,
            ${rupees('sum(expected)')} as expected,
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
