import type { Queries } from '../../../db/queries.ts';
import { closingAum, investmentKinds, withdrawalKinds } from '../figures/figures.repository.ts';
import {
  clientsByMonth,
  countedClients,
  reportedClients,
  summedFlows,
  summedPlans,
  summedPositions,
  valuedInvestors,
} from './rebuild.repository.ts';

export interface FigureDifference {
  readonly where: string;
  readonly stored: string;
  readonly fromLedger: string;
}

/** A table that follows from others, and how. */
export interface FigureCheck {
  readonly table: string;
  readonly keys: readonly string[];
  /** A row of nothing but nil is the same as no row. */
  readonly figures: readonly string[];
  readonly others?: readonly string[];
  /** The same rows, made again. */
  readonly again: string;
  readonly params?: readonly unknown[];
}

const checks: readonly FigureCheck[] = [
  {
    table: 'scheme_figure',
    keys: ['arn', 'scheme_code'],
    figures: ['units', 'cost', 'units_without_cost', 'positions'],
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
    figures: ['live_positions'],
    others: ['invested_on', 'last_invested_on'],
    again: reportedClients,
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
    figures: ['aum', 'cost', 'aum_without_cost'],
    others: ['classes'],
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
    table: 'plan',
    keys: ['arn', 'kind', 'folio_no', 'reg_no'],
    figures: ['bounced'],
    again: `select arn, kind, folio_no, reg_no, count(*) as bounced from plan_instalment where status = 'BOUNCED'
             group by arn, kind, folio_no, reg_no`,
  },
  {
    table: 'aum_figure',
    keys: ['arn', 'day', 'asset_class'],
    figures: ['aum'],
    again: closingAum('select arn, min(day) from flow_figure group by arn'),
  },
];

const joined = (columns: readonly string[], table: string) =>
  columns.map((column) => `${table}.${column}`).join(', ');

function statementOf({ table, keys, figures, others = [], again }: FigureCheck, limit: number): string {
  const columns = [...figures, ...others];
  const compared = (side: string) =>
    [
      ...figures.map((figure) => `coalesce(${side}.${figure}, 0)`),
      ...others.map((one) => `${side}.${one}`),
    ].join(', ');
  return `select concat_ws(' ', ${keys.map((key) => `coalesce(a.${key}, b.${key})`).join(', ')}) as place,
                 concat_ws(' ', ${joined(columns, 'a')}) as stored, concat_ws(' ', ${joined(columns, 'b')}) as reported
            from ${table} a full join (${again}) b on ${keys.map((key) => `a.${key} = b.${key}`).join(' and ')}
           where (${compared('a')}) is distinct from (${compared('b')}) limit ${limit}`;
}

export const figureDifferences = (queries: Queries, limit: number): Promise<FigureDifference[]> =>
  differencesOf(queries, checks, limit);

/** Where tables are not what follows from the others, so many of each. */
export async function differencesOf(
  queries: Queries,
  checks: readonly FigureCheck[],
  limit: number,
): Promise<FigureDifference[]> {
  const found: FigureDifference[] = [];
  for (const check of checks) {
    const rows = await queries.query<{ place: string; stored: string; reported: string }>(
      statementOf(check, limit),
      check.params,
    );
    for (const { place, stored, reported } of rows) {
      found.push({ where: `${check.table} ${place}`, stored, fromLedger: reported });
    }
  }
  return found;
}
