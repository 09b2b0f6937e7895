import type { BrokerageKind } from '@hub/domain/brokerage/gaps/gaps';
import type { InvoiceStatus } from '@hub/domain/brokerage/tax/invoice-state';
import type { Queries } from '../../../db/queries.ts';

export interface PayoutMonth {
  readonly month: string;
  readonly lines: number;
  readonly amount: string;
  /** As the lines have it. */
  readonly tax: string;
  /** Of the amount, what came in lines without a tax. */
  readonly untaxed: string;
  readonly held: string;
  readonly paidOn: string | null;
  readonly invoice: string | null;
  readonly invoiceStatus: InvoiceStatus | null;
}

const rupees = (sum: string) => `coalesce(${sum}, 0)::numeric(30, 2)::text`;

/** What came of the months since one, oldest first: some rows per month, so it costs the same after any history. */
export const findPayoutMonths = (queries: Queries, arn: string, from: string): Promise<PayoutMonth[]> =>
  queries.query<PayoutMonth>(
    `with received as (
       select month, sum(lines) as lines, sum(amount) as amount, sum(igst + cgst + sgst) as tax,
              sum(untaxed) as untaxed, sum(held) as held, max(paid_on) as paid_on
         from brokerage_figure where arn = $1 and month >= $2 group by month
     )
     select to_char(month, 'YYYY-MM') as month, r.lines::int4 as lines, ${rupees('r.amount')} as amount,
            ${rupees('r.tax')} as tax, ${rupees('r.untaxed')} as untaxed, ${rupees('r.held')} as held,
            r.paid_on as "paidOn", i.number as invoice, i.status as "invoiceStatus"
       from received r
       left join (select month, number, status from gst_invoice where arn = $1) i using (month)
      order by month`,
    [arn, from],
  );

interface PayoutYear {
  readonly gstin: string;
  readonly hasPan: boolean;
  readonly classes: readonly {
    readonly assetClass: string;
    readonly amount: string;
    readonly expected: string;
  }[];
  readonly kinds: readonly { readonly kind: BrokerageKind; readonly amount: string }[];
  readonly euins: readonly {
    readonly euin: string | null;
    readonly name: string | null;
    readonly amount: string;
  }[];
}

/** Who is paid, and what the months from one to another come to by class, kind and EUIN; the largest first. */
export async function findPayoutYear(
  queries: Queries,
  arn: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<PayoutYear | null> {
  const rows = await queries.query<PayoutYear>(
    `with figure as materialized (
       select kind, asset_class, euin, sum(amount) as amount
         from brokerage_figure where arn = $1 and month between $2 and $3 group by kind, asset_class, euin
     ), expected as (
       select asset_class, sum(amount) as amount
         from trail_figure where arn = $1 and month between $2 and $3 group by asset_class
     ), class as (
       select asset_class, coalesce(r.amount, 0) as amount, coalesce(e.amount, 0) as expected
         from (select asset_class, sum(amount) as amount from figure group by asset_class) r
         full join expected e using (asset_class)
     )
     select coalesce(p.gstin, '') as gstin, d.pan is not null as "hasPan",
       (select coalesce(jsonb_agg(jsonb_build_object('assetClass', asset_class, 'amount', ${rupees('amount')},
                 'expected', ${rupees('expected')}) order by greatest(amount, expected) desc, asset_class), '[]')
          from class) as classes,
       (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'amount', ${rupees('amount')})
                 order by amount desc, kind), '[]')
          from (select kind, sum(amount) as amount from figure group by kind) one) as kinds,
       (select coalesce(jsonb_agg(jsonb_build_object('euin', nullif(one.euin, ''), 'name', e.name,
                 'amount', ${rupees('amount')}) order by amount desc, one.euin), '[]')
          from (select euin, sum(amount) as amount from figure group by euin) one
          left join arn_euin e on e.arn = $1 and e.euin = one.euin) as euins
       from arn_record d left join arn_profile p on p.arn = d.arn
      where d.arn = $1`,
    [arn, from, to],
  );
  return rows[0] ?? null;
}
