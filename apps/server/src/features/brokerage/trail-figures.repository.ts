import type { Tx } from '../../db/database.ts';
import { netOf } from './net-trail.repository.ts';

/** What the lines of some months come to before tax, as payouts are, made anew. */
export async function makeTrailFigures(
  tx: Tx,
  months: readonly { readonly arn: string; readonly month: string }[],
): Promise<void> {
  const wanted = 'unnest($1::text[], $2::date[]) as wanted (arn, month)';
  const params = [months.map(({ arn }) => arn), months.map(({ month }) => month)];
  await tx.query(
    `delete from trail_figure f using ${wanted} where f.arn = wanted.arn and f.month = wanted.month`,
    params,
  );
  await tx.query(
    `insert into trail_figure (arn, month, asset_class, amount, through)
     select wanted.arn, wanted.month, s.asset_class, sum(${netOf('t')}), max(t.through)
       from (select distinct * from ${wanted}) wanted
       join trail_line t on t.arn = wanted.arn and t.month = wanted.month
       join scheme s on s.code = t.scheme_code
      group by wanted.arn, wanted.month, s.asset_class`,
    params,
  );
}
