import { type ChangeReason, changeReasons } from '@hub/contract/calls/brokerage/brokerage-shapes';
import type { Queries } from '../../../db/queries.ts';

export interface TrailMonthRow {
  readonly month: string;
  /** Null where the twin has nothing of it. */
  readonly expected: string | null;
  readonly through: string | null;
  readonly workedAt: string | null;
  /** Trail alone: incentives and clawbacks are none. */
  readonly received: string;
  readonly held: string;
  readonly lines: number;
}

const rupees = (sum: string) => `coalesce(${sum}, 0)::numeric(30, 2)::text`;

/** Trail by month, oldest first, as every page has it: some rows per month, however many lines there are. */
export const findTrailMonths = (
  queries: Queries,
  arn: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<TrailMonthRow[]> =>
  queries.query<TrailMonthRow>(
    `with expected as (
       select month, sum(amount) as expected, max(through) as through, max(worked_at) as worked_at
         from trail_figure where arn = $1 and month between $2 and $3 group by month
     ), received as (
       select month, sum(amount) as received, sum(held) as held, sum(lines) as lines
         from brokerage_figure where arn = $1 and month between $2 and $3 and kind = 'trail' group by month
     )
     select to_char(month, 'YYYY-MM') as month, expected::numeric(30, 2)::text as expected, through,
            worked_at as "workedAt", ${rupees('received')} as received, ${rupees('held')} as held,
            coalesce(lines, 0)::int4 as lines
       from expected full join received using (month) order by month`,
    [arn, from, to],
  );

interface TrailChange {
  readonly month: string;
  readonly at: string;
  readonly before: string;
  readonly after: string;
  readonly reasons: ChangeReason[];
}

/** How months that were over changed, the newest first. */
export async function findTrailChanges(
  queries: Queries,
  arn: string,
  { from, limit }: { readonly from: string; readonly limit: number },
): Promise<TrailChange[]> {
  const rows = await queries.query<Omit<TrailChange, 'reasons'> & { why: string }>(
    `select to_char(month, 'YYYY-MM') as month, at, before, after, why
       from trail_change where arn = $1 and month >= $2 order by at desc, id desc limit ${limit}`,
    [arn, from],
  );
  return rows.map(({ why, ...row }) => {
    const words = new Set(why.split(','));
    return { ...row, reasons: changeReasons.filter((reason) => words.has(reason)) };
  });
}
