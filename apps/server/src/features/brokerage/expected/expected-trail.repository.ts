import type { GstBasis } from '@hub/domain/brokerage/tax/gst';
import type { Queries } from '../../../db/queries.ts';
import type { BrokerageMonth } from '../months/stale-months.repository.ts';

/** What the twin expects for a position's month. */
export interface ExpectedTrail {
  readonly month: string;
  readonly folioNo: string;
  readonly schemeCode: string;
  readonly gstBasis: GstBasis;
  readonly amount: string;
  /** Millionths. */
  readonly rate: number | null;
  readonly days: number;
}

/** Of these months of a distributor, where there is anything to pay. */
export const readExpectedTrail = (
  queries: Queries,
  arn: string,
  months: readonly string[],
): Promise<ExpectedTrail[]> =>
  queries.query<ExpectedTrail>(
    `select month, folio_no as "folioNo", scheme_code as "schemeCode", gst_basis as "gstBasis", amount,
            (rate * 10000)::int as rate, days
       from trail_line where arn = $1 and month = any($2::date[]) and amount > 0
      order by month, folio_no, scheme_code, gst_basis`,
    [arn, months],
  );

/** Months for which something is expected and nothing came, of every distributor. First of the months, ISO. */
export const findUnpaidMonths = (
  queries: Queries,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<BrokerageMonth[]> =>
  queries.query<BrokerageMonth>(
    `select arn, month from (select distinct arn, month from trail_line where month between $1 and $2) t
      where not exists (select from brokerage_line b where b.arn = t.arn and b.month = t.month)
      order by arn, month`,
    [from, to],
  );
