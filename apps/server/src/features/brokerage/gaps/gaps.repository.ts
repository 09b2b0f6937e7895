import type { BrokerageGap } from '@hub/domain/brokerage/gaps/gaps';
import type { GstBasis } from '@hub/domain/brokerage/tax/gst';
import type { Tx } from '../../../db/database.ts';
import type { Queries } from '../../../db/queries.ts';
import { netOf } from '../months/net-trail.repository.ts';
import type { BrokerageMonth } from '../months/stale-months.repository.ts';

/** Folio and scheme. */
export interface Place {
  readonly folioNo: string;
  readonly schemeCode: string;
}

interface Doubt extends Place {
  /** Its registrar has paid trail for the month. */
  readonly isPaid: boolean;
}

const net = netOf('t');

/**
 * Where trail differs by more than the rounding of the lines, or something is held: few of many. A paisa is no gap: half
 * of a tax may be rounded either way. Nothing of a registrar who has not paid for the month at all.
 */
export const findDoubts = (
  queries: Queries,
  { arn, month }: BrokerageMonth,
  after: Place,
  limit: number,
): Promise<Doubt[]> =>
  queries.query<Doubt>(
    `with expected as (
       select t.folio_no, t.scheme_code, sum(${net}) as amount
         from trail_line t where t.arn = $1 and t.month = $2 group by 1, 2
     ), received as (
       select folio_no, scheme_code, coalesce(sum(amount) filter (where kind = 'trail'), 0) as amount, count(*) as lines,
              bool_or(hold_reason is not null or kind = 'clawback') as is_other, bool_or(kind = 'trail') as has_trail
         from brokerage_line where arn = $1 and month = $2 and counts group by 1, 2
     ), paying as (
       select distinct rta from received join fund_scheme on code = scheme_code where has_trail
     )
     select folio_no as "folioNo", scheme_code as "schemeCode", s.rta in (select rta from paying) as "isPaid"
       from expected e full join received r using (folio_no, scheme_code) join fund_scheme s on s.code = scheme_code
      where (folio_no, scheme_code) > ($3, $4)
        and (is_other or s.rta in (select rta from paying)
             and abs(coalesce(e.amount, 0) - coalesce(r.amount, 0)) > greatest(0.005 * coalesce(lines, 0), 0.01))
      order by folio_no, scheme_code limit $5`,
    [arn, month, after.folioNo, after.schemeCode, limit],
  );

const ofMonths = 'unnest($1::text[], $2::date[]) as wanted (arn, month)';
const monthParams = (months: readonly BrokerageMonth[]) => [
  months.map(({ arn }) => arn),
  months.map(({ month }) => month),
];

const wanted = 'unnest($3::text[], $4::text[]) as wanted (folio_no, scheme_code)';
const paramsOf = ({ arn, month }: BrokerageMonth, places: readonly Place[]) => [
  arn,
  month,
  places.map(({ folioNo }) => folioNo),
  places.map(({ schemeCode }) => schemeCode),
];

export interface ExpectedRow extends Place {
  readonly gstBasis: GstBasis;
  readonly amount: string;
  readonly rate: string | null;
  readonly days: number;
}

export const readExpected = (
  queries: Queries,
  month: BrokerageMonth,
  places: readonly Place[],
): Promise<ExpectedRow[]> =>
  queries.query<ExpectedRow>(
    `select t.folio_no as "folioNo", t.scheme_code as "schemeCode", t.gst_basis as "gstBasis",
            ${net} as amount, (t.rate * 10000)::int8::text as rate, t.days
       from ${wanted}
       join trail_line t on t.arn = $1 and t.month = $2 and t.folio_no = wanted.folio_no
                        and t.scheme_code = wanted.scheme_code
      order by t.folio_no, t.scheme_code, t.gst_basis`,
    paramsOf(month, places),
  );

export interface ReceivedRow extends Place {
  readonly kind: 'trail' | 'incentive' | 'clawback';
  readonly trxnNo: string;
  readonly amount: string;
  readonly rate: string | null;
  readonly days: number | null;
  readonly holdReason: string | null;
}

export const readReceived = (
  queries: Queries,
  month: BrokerageMonth,
  places: readonly Place[],
): Promise<ReceivedRow[]> =>
  queries.query<ReceivedRow>(
    `select b.folio_no as "folioNo", b.scheme_code as "schemeCode", b.kind, b.trxn_no as "trxnNo", b.amount,
            (b.rate * 10000)::int8::text as rate, b.days, b.hold_reason as "holdReason"
       from ${wanted}
       join brokerage_line b on b.arn = $1 and b.month = $2 and b.folio_no = wanted.folio_no
                            and b.scheme_code = wanted.scheme_code and b.counts
      order by b.folio_no, b.scheme_code, b.key`,
    paramsOf(month, places),
  );

interface PaidIncentiveRow extends Place {
  readonly trxnNo: string;
  readonly amount: string;
}

/** Incentives that were paid for positions out of which something was sold in this month. */
export const readIncentivesAtStake = (
  queries: Queries,
  { arn, month }: BrokerageMonth,
): Promise<PaidIncentiveRow[]> =>
  queries.query<PaidIncentiveRow>(
    `select b.folio_no as "folioNo", b.scheme_code as "schemeCode", b.trxn_no as "trxnNo", sum(b.amount) as amount
       from brokerage_line b
      where b.arn = $1 and b.kind = 'incentive' and b.counts and b.hold_reason is null
        and exists (select from counted_entry l where l.arn = b.arn and l.folio_no = b.folio_no
                       and l.scheme_code = b.scheme_code and l.units < 0
                       and l.day >= $2::date and l.day < $2::date + interval '1 month')
      group by b.folio_no, b.scheme_code, b.trxn_no`,
    [arn, month],
  );

/** Of these months, those of which something came. */
export const findPaid = (queries: Queries, months: readonly BrokerageMonth[]): Promise<BrokerageMonth[]> =>
  queries.query<BrokerageMonth>(
    `select arn, month from (select distinct * from ${ofMonths}) wanted
      where exists (select from brokerage_line b where b.arn = wanted.arn and b.month = wanted.month and b.counts)
      order by arn, month`,
    monthParams(months),
  );

export async function forgetGaps(tx: Tx, months: readonly BrokerageMonth[]): Promise<void> {
  await tx.query(
    `delete from brokerage_gap g using ${ofMonths} where g.arn = wanted.arn and g.month = wanted.month`,
    monthParams(months),
  );
}

export async function writeGaps(
  tx: Tx,
  { arn, month }: BrokerageMonth,
  gaps: readonly BrokerageGap[],
): Promise<void> {
  if (gaps.length === 0) return;
  await tx.query(
    `insert into brokerage_gap (arn, month, folio_no, scheme_code, kind, reference, gap, part, amount, hold_reason)
     select $1, $2, folio_no, scheme_code, kind, reference, gap,
            row_number() over (partition by folio_no, scheme_code, kind, reference, gap order by n), paise / 100, hold
       from unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::numeric[], $9::text[])
            with ordinality as given (folio_no, scheme_code, kind, reference, gap, paise, hold, n)`,
    [
      arn,
      month,
      gaps.map(({ folio }) => folio),
      gaps.map(({ scheme }) => scheme),
      gaps.map(({ kind }) => kind),
      gaps.map(({ reference }) => reference),
      gaps.map(({ gap }) => gap),
      gaps.map(({ amount }) => amount),
      gaps.map(({ hold }) => hold),
    ],
  );
}
