import type { Queries } from '../../db/queries.ts';
import { investmentKinds, withdrawalKinds } from './figures.repository.ts';
import {
  clientsByMonth,
  countedClients,
  summedFlows,
  summedPlans,
  summedPositions,
  toldClients,
  valuedInvestors,
} from './rebuild.repository.ts';

interface FigureDifference {
  readonly where: string;
  readonly stored: string;
  readonly fromLedger: string;
}

interface Check {
  readonly table: string;
  readonly keys: readonly string[];
  readonly figures: readonly string[];
  /** The same rows, made again. */
  readonly again: string;
  readonly params?: readonly unknown[];
}

const checks: readonly Check[] = [
  {
    table: 'scheme_figure',
    keys: ['arn', 'scheme_code'],
    figures: ['units', 'cost', 'positions'],
    again: summedPositions,
  },
  {
    table: 'flow_figure',
    keys: ['arn', 'scheme_code', 'day'],
    figures: ['units', 'bought', 'by_sip', 'sold'],
    again: summedFlows,
    params: [investmentKinds, withdrawalKinds],
  },
  {
    table: 'investor',
    keys: ['arn', 'id'],
    figures: ['invested_on', 'last_invested_on', 'live_positions'],
    again: toldClients,
  },
  {
    table: 'client_figure',
    keys: ['arn'],
    figures: ['clients', 'live_clients', 'folios'],
    again: countedClients,
  },
  {
    table: 'investor_figure',
    keys: ['arn', 'investor_id'],
    figures: ['aum', 'cost'],
    again: valuedInvestors,
  },
  { table: 'client_month', keys: ['arn', 'month'], figures: ['clients'], again: clientsByMonth },
  {
    table: 'plan_figure',
    keys: ['arn', 'kind', 'day'],
    figures: ['running', 'running_monthly', 'begun', 'begun_monthly', 'ceased', 'ceased_monthly'],
    again: summedPlans,
  },
  {
    table: '(select arn, day, sum(aum) as aum from aum_figure group by arn, day)',
    keys: ['arn', 'day'],
    figures: ['aum'],
    // An independent way to the same figure: every position, not the sums per scheme.
    again: `select n.arn, n.day, sum(p.units * q.nav) as aum
              from (select arn, max(day) as day from aum_figure group by arn) n
              join position p on p.arn = n.arn
              cross join lateral (
                select nav from nav where scheme_code = p.scheme_code and nav.day <= n.day order by day desc limit 1
              ) q
             where not exists (select 1 from position l where l.arn = n.arn and l.last_on > n.day)
             group by n.arn, n.day`,
  },
];

const joined = (columns: readonly string[], table: string) =>
  columns.map((column) => `${table}.${column}`).join(', ');
/** A row of nothing but nil is the same as no row. */
const valued = (columns: readonly string[], table: string) =>
  columns.map((column) => `coalesce(${table}.${column}::text::numeric, 0)`).join(', ');

function statementOf({ table, keys, figures, again }: Check, limit: number): string {
  const isAum = table.startsWith('(');
  const numbers = table !== 'investor';
  const compare = numbers
    ? `(${valued(figures, 'a')}) is distinct from (${valued(figures, 'b')})`
    : `b.arn is not null and (${joined(figures, 'a')}) is distinct from (${joined(figures, 'b')})`;
  return `select concat_ws(' ', ${keys.map((key) => `coalesce(a.${key}, b.${key})`).join(', ')}) as place,
                 concat_ws(' ', ${joined(figures, 'a')}) as stored, concat_ws(' ', ${joined(figures, 'b')}) as told
            from ${table} a ${isAum ? '' : 'full '}join (${again}) b on ${keys.map((key) => `a.${key} = b.${key}`).join(' and ')}
           where ${compare} limit ${limit}`;
}

export async function figureDifferences(queries: Queries, limit: number): Promise<FigureDifference[]> {
  const found: FigureDifference[] = [];
  for (const check of checks) {
    const rows = await queries.query<{ place: string; stored: string; told: string }>(
      statementOf(check, limit),
      check.params,
    );
    const name = check.table.startsWith('(') ? 'aum_figure' : check.table;
    for (const { place, stored, told } of rows) {
      found.push({ where: `${name} ${place}`, stored, fromLedger: told });
    }
  }
  return found;
}

interface UnlikeBalance {
  readonly arn: string;
  readonly folioNo: string;
  readonly schemeCode: string;
  readonly ours: string;
  readonly theirs: string;
  readonly on: string;
}

/** Positions whose units are not those the registrar gave, where nothing was posted since. */
export const unlikeBalances = (queries: Queries, limit: number): Promise<UnlikeBalance[]> =>
  queries.query<UnlikeBalance>(
    `select arn, folio_no as "folioNo", scheme_code as "schemeCode", units as ours, feed_units as theirs, feed_on as "on"
       from position where feed_units <> units and last_on <= feed_on
      order by arn, folio_no, scheme_code limit $1`,
    [limit],
  );
