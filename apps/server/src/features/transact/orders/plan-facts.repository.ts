import type { MandateChannel } from '@hub/domain/mandates/mandate-channels';
import type { MandateStatus } from '@hub/domain/mandates/mandate-status';
import type { SystematicPlan } from '@hub/domain/orders/terms/order-codes';
import type { Frequency } from '@hub/domain/plans/frequencies';

export interface MandateRow {
  readonly folioNo: string;
  readonly id: string;
  readonly status: MandateStatus;
  readonly channel: MandateChannel;
  readonly umrn: string | null;
  readonly bank: string;
  readonly account: string;
  readonly ifsc: string;
  readonly limit: string;
  readonly startsOn: string;
  readonly endsOn: string;
}

export interface PlanRow {
  readonly folioNo: string;
  readonly kind: SystematicPlan;
  readonly regNo: string;
  readonly schemeCode: string;
  readonly targetCode: string | null;
  readonly amount: string;
  readonly frequency: Frequency;
  readonly dueDays: readonly number[] | null;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly pausedFrom: string | null;
  readonly pausedTo: string | null;
  readonly ceasedOn: string | null;
  readonly umrn: string | null;
  readonly mandate: string | null;
  readonly topUpMonths: 6 | 12 | null;
  readonly topUpAmount: string | null;
  readonly topUpBasisPoints: number | null;
  readonly topUpCap: string | null;
  readonly bouncedInRow: number;
  readonly requestedPauses: readonly { readonly from: string; readonly to: string }[];
  readonly isStopRequested: boolean;
}

/** Orders that are sent and not over. */
export const underWay = "o.status in ('pending', 'confirmed', 'paid', 'submitted')";

/* Parts of the one statement that reads the facts of orders; its parameters are those of `readFactRows`. */

export const mandates = `select jsonb_agg(jsonb_build_object(
    'folioNo', m.folio_no, 'id', m.id, 'status', m.status, 'channel', m.channel, 'umrn', m.umrn, 'bank', m.bank,
    'account', m.account, 'ifsc', m.ifsc, 'limit', m."limit"::text, 'startsOn', m.starts_on, 'endsOn', m.ends_on)
    order by m.status = 'APPROVED' desc, m.ends_on desc, m.id)
  from debit_mandate m where m.arn = $1 and m.folio_no = any($2)`;

const ownOrders = (kinds: string) => `from orders o
   where o.arn = p.arn and o.folio_no = p.folio_no and o.kind in (${kinds}) and ${underWay} and o.reference <> all($7)`;

/** The plans that are not over. One that another replaces is as good as stopped. */
export const plans = `select jsonb_agg(jsonb_build_object(
    'folioNo', p.folio_no, 'kind', p.kind, 'regNo', p.reg_no, 'schemeCode', p.scheme_code, 'targetCode', p.target_code,
    'amount', p.amount::text, 'frequency', p.frequency, 'dueDays', p.due_days, 'startsOn', p.starts_on,
    'endsOn', p.ends_on, 'pausedFrom', p.paused_from, 'pausedTo', p.paused_to, 'ceasedOn', p.ceased_on,
    'umrn', p.umrn, 'mandate', coalesce(
      (select m.id from debit_mandate m where m.arn = p.arn and m.folio_no = p.folio_no and m.umrn = p.umrn limit 1),
      (select o.terms ->> 'mandate' from orders o where o.arn = p.arn and o.reference = p.reg_no)),
    'topUpMonths', p.top_up_months, 'topUpAmount', p.top_up_amount::text, 'topUpBasisPoints', p.top_up_basis_points,
    'topUpCap', p.top_up_cap::text, 'bouncedInRow', p.bounced_in_row,
    'requestedPauses', case when p.kind <> 'SIP' then '[]' else coalesce((
      select jsonb_agg(jsonb_build_object('from', o.terms ->> 'from', 'to', o.terms ->> 'to'))
        ${ownOrders("'pause'")} and o.terms ->> 'regNo' = p.reg_no), '[]') end,
    'isStopRequested', exists (select ${ownOrders("'stop'")} and o.terms ->> 'regNo' = p.reg_no
                              and o.terms ->> 'planKind' = p.kind)
                or exists (select ${ownOrders("'sip', 'stp', 'swp'")} and o.terms ->> 'replaces' = p.reg_no
                              and upper(o.kind) = p.kind))
    order by p.kind, p.starts_on, p.reg_no)
  from systematic_plan p
 where p.arn = $1 and p.folio_no = any($2) and p.rejected_on is null and p.ends_on >= $4::date
   and (p.ceased_on is null or p.ceased_on > $4::date)`;
