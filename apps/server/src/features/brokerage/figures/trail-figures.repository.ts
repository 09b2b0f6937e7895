import type { Tx } from '../../../db/database.ts';
import { netOf } from '../months/net-trail.repository.ts';

interface ExpectedMonth {
  readonly arn: string;
  readonly month: string;
  readonly why: string | null;
}

/** A month is worked out to its last day: from here on it changes with a reason only. */
export const isWhole = (through: string, month: string): string =>
  `${through} >= (${month} + interval '1 month - 1 day')::date`;

/** What the lines of some months come to before tax, as payouts are, made anew. */
export async function makeTrailFigures(tx: Tx, months: readonly ExpectedMonth[]): Promise<void> {
  const wanted = 'unnest($1::text[], $2::date[]) as wanted (arn, month)';
  const params = [months.map(({ arn }) => arn), months.map(({ month }) => month)];
  await tx.query(
    `insert into trail_change (arn, month, before, after, why)
     select wanted.arn, wanted.month, b.amount, coalesce(a.amount, 0), coalesce(wanted.why, 'rebuild')
       from unnest($1::text[], $2::date[], $3::text[]) as wanted (arn, month, why)
       cross join lateral (select sum(f.amount) as amount, max(f.through) as through
                             from trail_figure f where f.arn = wanted.arn and f.month = wanted.month) b
       cross join lateral (select sum(${netOf('t')}) as amount
                             from trail_line t where t.arn = wanted.arn and t.month = wanted.month) a
      where ${isWhole('b.through', 'wanted.month')} and b.amount <> coalesce(a.amount, 0)`,
    [...params, months.map(({ why }) => why)],
  );
  await tx.query(
    `delete from trail_figure f using ${wanted} where f.arn = wanted.arn and f.month = wanted.month`,
    params,
  );
  await tx.query(
    `insert into trail_figure (arn, month, asset_class, amount, through)
     select wanted.arn, wanted.month, s.asset_class, sum(${netOf('t')}), max(t.through)
       from (select distinct * from ${wanted}) wanted
       join trail_line t on t.arn = wanted.arn and t.month = wanted.month
       join fund_scheme s on s.code = t.scheme_code
      group by wanted.arn, wanted.month, s.asset_class`,
    params,
  );
}
