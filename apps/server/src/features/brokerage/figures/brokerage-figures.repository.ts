import type { Tx } from '../../../db/database.ts';
import type { BrokerageMonth } from '../months/stale-months.repository.ts';

/** What the lines that count come to; `where` is about `l`, the lines. */
export const summedLines = (where: string): string =>
  `select l.arn, l.month, l.kind, s.asset_class, coalesce(l.euin, '') as euin, count(*)::int as lines,
          coalesce(sum(l.amount) filter (where l.hold_reason is null), 0) as amount,
          coalesce(sum(l.igst) filter (where l.hold_reason is null), 0) as igst,
          coalesce(sum(l.cgst) filter (where l.hold_reason is null), 0) as cgst,
          coalesce(sum(l.sgst) filter (where l.hold_reason is null), 0) as sgst,
          coalesce(sum(l.amount) filter (where l.hold_reason is null
            and l.igst is null and l.cgst is null and l.sgst is null), 0) as untaxed,
          coalesce(sum(l.amount) filter (where l.hold_reason is not null), 0) as held,
          max(l.processed_on) filter (where l.hold_reason is null) as paid_on
     from brokerage_line l join fund_scheme s on s.code = l.scheme_code
    where l.counts and ${where}
    group by l.arn, l.month, l.kind, s.asset_class, coalesce(l.euin, '')`;

const wanted = 'unnest($1::text[], $2::date[]) as wanted (arn, month)';

/** Makes the figures of these months anew from their lines. */
export async function makeBrokerageFigures(tx: Tx, months: readonly BrokerageMonth[]): Promise<void> {
  if (months.length === 0) return;
  const params = [months.map(({ arn }) => arn), months.map(({ month }) => month)];
  await tx.query(
    `delete from brokerage_figure f using ${wanted} where f.arn = wanted.arn and f.month = wanted.month`,
    params,
  );
  await tx.query(
    `insert into brokerage_figure (arn, month, kind, asset_class, euin, lines, amount, igst, cgst, sgst, untaxed, held,
                                   paid_on)
     ${summedLines(`(l.arn, l.month) in (select wanted.arn, wanted.month from ${wanted})`)}`,
    params,
  );
}
