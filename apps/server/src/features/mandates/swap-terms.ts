import { moneyOf } from '@hub/domain';
import type { swapFault } from '@hub/domain/mandates/mandate-use';
import type { MandateRow, PlanOnMandate } from './mandates.repository.ts';

type Args = Parameters<typeof swapFault>;

/** What decides whether a mandate can carry a plan. A top-up without a cap may grow to the limit and no further. */
export function swapTermsOf(
  row: MandateRow,
  sip: PlanOnMandate,
  perpetual: Temporal.PlainDate,
): { readonly mandate: Args[0]; readonly plan: Args[1] } {
  const endsOn = Temporal.PlainDate.from(sip.endsOn);
  return {
    mandate: {
      status: row.status,
      umrn: row.umrn,
      limit: moneyOf(row.limit),
      endsOn: Temporal.PlainDate.from(row.endsOn),
    },
    plan: {
      highest: moneyOf(sip.hasTopUp && sip.topUpCap !== null ? sip.topUpCap : sip.amount),
      endsOn: endsOn.equals(perpetual) ? null : endsOn,
      umrn: sip.umrn,
    },
  };
}
