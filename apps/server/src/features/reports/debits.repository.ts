import { type AssetClass, LONGEST_CLOSURE_DAYS } from '@hub/domain';
import type { Frequency } from '@hub/domain/plans/frequencies';
import type { Queries } from '../../db/queries.ts';
import { payingMandate } from './paying-mandate.repository.ts';

/** A SIP that may be debited in a time, with the mandate that pays. Days are ISO texts. */
export interface DebitedPlan {
  readonly regNo: string;
  readonly folioNo: string;
  readonly schemeCode: string;
  readonly scheme: string;
  readonly assetClass: AssetClass | null;
  readonly amount: string;
  readonly frequency: Frequency;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly ceasedOn: string | null;
  readonly pausedFrom: string | null;
  readonly pausedTo: string | null;
  readonly dueDays: readonly number[] | null;
  readonly topUpAmount: string | null;
  readonly topUpBasisPoints: number | null;
  readonly topUpMonths: number | null;
  readonly topUpCap: string | null;
  readonly missedInRow: number;
  readonly mandate: {
    readonly status: 'INITIATED' | 'SENT' | 'APPROVED' | 'REJECTED' | 'CANCELLED';
    readonly limit: string;
    readonly endsOn: string;
  } | null;
}

/** All that are neither over nor still to begin after that time. */
export const findDebitedPlans = (
  queries: Queries,
  { arn, from, to }: { readonly arn: string; readonly from: string; readonly to: string },
): Promise<DebitedPlan[]> =>
  queries.query<DebitedPlan>(
    `select p.reg_no as "regNo", p.folio_no as "folioNo", p.scheme_code as "schemeCode",
            coalesce(s.name, p.scheme_code) as scheme, s.asset_class as "assetClass", p.amount, p.frequency,
            p.starts_on as "startsOn", p.ends_on as "endsOn", p.ceased_on as "ceasedOn", p.paused_from as "pausedFrom",
            p.paused_to as "pausedTo", p.due_days as "dueDays", p.top_up_amount as "topUpAmount",
            p.top_up_basis_points as "topUpBasisPoints", p.top_up_months as "topUpMonths", p.top_up_cap as "topUpCap",
            p.bounced_in_row as "missedInRow",
            mandate.it as mandate
       from systematic_plan p
       left join fund_scheme s on s.code = p.scheme_code
       left join lateral (
         select jsonb_build_object('status', m.status, 'limit', m."limit"::text, 'endsOn', m.ends_on) as it
           from debit_mandate m where ${payingMandate}) mandate on true
      where p.arn = $1 and p.kind = 'SIP' and p.rejected_on is null and p.starts_on <= $3::date
        -- What was due on a day off before may be debited now.
        and p.ends_on >= $2::date - ${LONGEST_CLOSURE_DAYS} and (p.ceased_on is null or p.ceased_on > $2::date)`,
    [arn, from, to],
  );

interface DebitedClient {
  readonly folioNo: string;
  readonly investorId: string;
  readonly investor: string;
}

export const findClientsOf = (
  queries: Queries,
  arn: string,
  folios: readonly string[],
): Promise<DebitedClient[]> =>
  queries.query<DebitedClient>(
    `select f.folio_no as "folioNo", i.id as "investorId", i.name as investor
       from client_folio f join client i on i.arn = f.arn and i.id = f.investor_id
      where f.arn = $1 and f.folio_no = any($2::text[])`,
    [arn, folios],
  );

export const findDaysOff = (queries: Queries): Promise<{ calendar: 'EQUITY' | 'DEBT'; day: string }[]> =>
  queries.query('select calendar, day from market_holiday');
