import type { BrokerageGapName, BrokerageKindName } from '@hub/contract/calls/brokerage/brokerage-shapes';
import type { GstBasis } from '@hub/domain/brokerage/tax/gst';
import type { Queries } from '../../../db/queries.ts';

interface LineKey {
  readonly arn: string;
  /** The first day. */
  readonly month: string;
  readonly folioNo: string;
  readonly schemeCode: string;
  readonly kind: BrokerageKindName;
}

interface ReceivedRecord {
  readonly key: string;
  readonly type: string;
  readonly transactionNumber: string;
  readonly tradeOn: string;
  readonly processedOn: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly days: number | null;
  readonly base: string | null;
  readonly rate: string | null;
  readonly amount: string;
  readonly igst: string | null;
  readonly cgst: string | null;
  readonly sgst: string | null;
  readonly holdReason: string | null;
}

export interface LineRecord {
  readonly investorId: string | null;
  readonly investor: string | null;
  readonly scheme: string;
  readonly received: readonly ReceivedRecord[];
  /** Of trail; a line for each basis. */
  readonly expected: readonly {
    readonly gstBasis: GstBasis;
    readonly amount: string;
    readonly days: number;
    readonly through: string;
  }[];
  readonly gaps: readonly {
    readonly gap: BrokerageGapName;
    readonly amount: string;
    readonly holdReason: string | null;
  }[];
}

/** All that the tables say of one line, in one statement. */
export async function findLine(
  queries: Queries,
  { arn, month, folioNo, schemeCode, kind }: LineKey,
): Promise<LineRecord> {
  const here = (row: string) =>
    `${row}.arn = $1 and ${row}.month = $2 and ${row}.folio_no = $3 and ${row}.scheme_code = $4`;
  const rows = await queries.query<LineRecord>(
    `select i.id as "investorId", i.name as investor, coalesce(s.name, $4::text) as scheme,
       (select coalesce(jsonb_agg(jsonb_build_object('key', l.key, 'type', l.type_text, 'transactionNumber', l.trxn_no,
                 'tradeOn', l.trade_on, 'processedOn', l.processed_on, 'from', l.from_on, 'to', l.to_on,
                 'days', l.days, 'base', l.base::text, 'rate', l.rate::text, 'amount', l.amount::text,
                 'igst', l.igst::text, 'cgst', l.cgst::text, 'sgst', l.sgst::text, 'holdReason', l.hold_reason)
                 order by l.trade_on, l.trxn_no, l.key), '[]')
          from brokerage_line l where ${here('l')} and l.kind = $5 and l.counts) as received,
       (select coalesce(jsonb_agg(jsonb_build_object('gstBasis', t.gst_basis, 'amount', t.amount::text,
                 'days', t.days, 'through', t.through) order by t.gst_basis), '[]')
          from trail_line t where ${here('t')} and $5 = 'trail') as expected,
       (select coalesce(jsonb_agg(jsonb_build_object('gap', g.gap, 'amount', g.amount::text,
                 'holdReason', g.hold_reason) order by g.reference, g.gap, g.part), '[]')
          from brokerage_gap g where ${here('g')} and g.kind = $5) as gaps
       from (select 1) one
       left join client_folio f on f.arn = $1 and f.folio_no = $3
       left join client i on i.arn = f.arn and i.id = f.investor_id
       left join fund_scheme s on s.code = $4`,
    [arn, month, folioNo, schemeCode, kind],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A query without conditions gave no row');
  return row;
}
