import type { CityClass } from '@hub/domain/brokerage/rate-card/rate-card';
import type { HolderKyc } from '@hub/domain/orders/facts/order-facts';
import type { Queries } from '../../../db/queries.ts';
import { withoutEuin } from '../../book/book.public.ts';

const client = (row: string) => `
  left join client_folio f on f.arn = $1 and f.folio_no = ${row}.folio_no
  left join client i on i.arn = f.arn and i.id = f.investor_id
  left join fund_scheme s on s.code = ${row}.scheme_code`;

/** An order whose trail is at stake. */
export interface RiskOrder {
  readonly key: string;
  readonly investorId: string | null;
  readonly investor: string | null;
  readonly folioNo: string;
  readonly schemeCode: string | null;
  readonly scheme: string | null;
  readonly on: string;
  readonly amount: string | null;
  readonly location: CityClass | null;
  readonly deadline: string | null;
  readonly reason: string | null;
}

export const findWithoutEuin = (queries: Queries, arn: string, today: string): Promise<RiskOrder[]> =>
  queries.query<RiskOrder>(
    `select concat_ws(' ', one.folio_no, one.scheme_code, one.trxn_no) as key, i.id as "investorId",
            i.name as investor, one.folio_no as "folioNo", one.scheme_code as "schemeCode", s.name as scheme,
            one.day as on, one.amount, one.location, one.deadline, null as reason
       from (${withoutEuin('$2::date')}) one ${client('one')} where one.deadline >= $2::date
      order by one.deadline, one.day, one.folio_no, one.trxn_no`,
    [arn, today],
  );

/** Of a key the newest file's row; what was taken after all counts in the ledger. */
export const findRejected = (queries: Queries, arn: string, since: string): Promise<RiskOrder[]> =>
  queries.query<RiskOrder>(
    `select one.key, i.id as "investorId", i.name as investor, one.folio_no as "folioNo",
            one.scheme_code as "schemeCode", s.name as scheme, one.day as on, one.amount, null as location,
            null as deadline, one.reason
       from (select distinct on (r.key) r.* from rejection_row r
              where r.arn = $1 and r.day >= $2 order by r.key, r.import_id desc) one ${client('one')}
      where not exists (
        select from counted_entry l where l.arn = $1 and l.folio_no = one.folio_no and l.scheme_code = one.scheme_code
           and l.day >= one.day and l.amount = one.amount)
      order by one.day desc, one.key`,
    [arn, since],
  );

export interface RiskFacts {
  readonly name: string;
  readonly gstin: string;
  readonly validTo: string | null;
  readonly signedOn: string | null;
  readonly euins: readonly {
    readonly euin: string;
    readonly name: string;
    readonly validTo: string;
    /** Of the newest month that was paid. */
    readonly amount: string;
  }[];
  /** Paid without an invoice. */
  readonly unbilled: readonly {
    readonly month: string;
    readonly paidOn: string;
    readonly tax: string;
    readonly untaxed: string;
  }[];
}

/** What hangs on the distributor itself, in one statement; it has a few rows per month. */
export async function findRiskFacts(
  queries: Queries,
  requested: {
    readonly arn: string;
    readonly year: number;
    /** EUINs that end between these days. */
    readonly endsFrom: string;
    readonly endsTo: string;
    /** Months that are looked at. */
    readonly since: string;
  },
): Promise<RiskFacts | null> {
  const rupees = (sum: string) => `coalesce(${sum}, 0)::numeric(30, 2)::text`;
  const rows = await queries.query<RiskFacts>(
    `select d.name, coalesce(p.gstin, '') as gstin, d.valid_to as "validTo",
       (select (y.signed_at at time zone 'Asia/Kolkata')::date from yearly_declaration y
         where y.arn = d.arn and y.year = $2) as "signedOn",
       (select coalesce(jsonb_agg(jsonb_build_object('euin', e.euin, 'name', e.name, 'validTo', e.valid_to, 'amount', (
                 select ${rupees('sum(b.amount)')} from brokerage_figure b
                  where b.arn = d.arn and b.euin = e.euin
                    and b.month = (select max(month) from brokerage_figure where arn = d.arn)))
                 order by e.valid_to, e.euin), '[]')
          from arn_euin e where e.arn = d.arn and e.valid_to between $3 and $4) as euins,
       (select coalesce(jsonb_agg(to_jsonb(one) order by month), '[]')
          from (select to_char(b.month, 'YYYY-MM') as month, max(b.paid_on) as "paidOn",
                       ${rupees('sum(b.igst + b.cgst + b.sgst)')} as tax, ${rupees('sum(b.untaxed)')} as untaxed
                  from brokerage_figure b
                 where b.arn = d.arn and b.month >= $5
                   and not exists (select from gst_invoice g where g.arn = b.arn and g.month = b.month)
                 group by b.month having max(b.paid_on) is not null and sum(b.amount) > 0) one) as unbilled
       from arn_record d left join arn_profile p on p.arn = d.arn where d.arn = $1`,
    [requested.arn, requested.year, requested.endsFrom, requested.endsTo, requested.since],
  );
  return rows[0] ?? null;
}

/** What a registrar worked out and did not pay, of any kind. */
export interface HeldAmount {
  readonly month: string;
  readonly reason: string;
  readonly client: { readonly id: string; readonly name: string; readonly kyc: HolderKyc } | null;
  readonly lines: number;
  readonly amount: string;
}

/** By month, reason and client; of the few months that hold something. */
export const findHeld = (queries: Queries, arn: string, since: string): Promise<HeldAmount[]> =>
  queries.query<HeldAmount>(
    `select to_char(l.month, 'YYYY-MM') as month, l.hold_reason as reason,
            case when i.id is not null then jsonb_build_object('id', i.id, 'name', i.name, 'kyc', i.kyc) end as client,
            count(*)::int4 as lines, sum(l.amount)::numeric(30, 2)::text as amount
       from brokerage_line l left join client_folio f on f.arn = l.arn and f.folio_no = l.folio_no
       left join client i on i.arn = f.arn and i.id = f.investor_id
      where l.arn = $1 and l.counts and l.hold_reason is not null
        and l.month in (select month from brokerage_figure where arn = $1 and month >= $2 and held <> 0)
      group by l.month, l.hold_reason, i.id, i.name, i.kyc order by l.month, l.hold_reason`,
    [arn, since],
  );
