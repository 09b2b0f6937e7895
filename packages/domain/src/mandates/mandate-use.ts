import { type Paise, paise } from '../money/scaled.ts';
import type { MandateStatus } from './mandate-status.ts';

/** The bank takes a cancellation from this many days after the approval on (handbook part 2, A1). */
const CANCEL_AFTER_DAYS = 2;
const DORMANT_MONTHS = 12;
const EXPIRING_MONTHS = 3;

export type CancelFault =
  | { readonly code: 'not-now'; readonly status: MandateStatus }
  | { readonly code: 'too-young'; readonly from: Temporal.PlainDate }
  | { readonly code: 'debit-in-flight' };

/** Why a mandate cannot be cancelled today; null when it can. */
export function cancelFault(
  mandate: { readonly status: MandateStatus; readonly approvedOn: Temporal.PlainDate | null },
  facts: { readonly today: Temporal.PlainDate; readonly hasDebitInFlight: boolean },
): CancelFault | null {
  const { status, approvedOn } = mandate;
  if (status === 'INITIATED') return null;
  if (status !== 'APPROVED') return { code: 'not-now', status };
  const from = approvedOn?.add({ days: CANCEL_AFTER_DAYS });
  if (from !== undefined && Temporal.PlainDate.compare(facts.today, from) < 0)
    return { code: 'too-young', from };
  return facts.hasDebitInFlight ? { code: 'debit-in-flight' } : null;
}

interface Riding {
  readonly amount: Paise;
}

/**
 * What is left of the limit when all plans fall due on one day. The bank itself looks at each debit alone, so this is
 * the careful figure.
 */
export function limitLeft(limit: Paise, plans: readonly Riding[]): Paise {
  const used = plans.reduce<bigint>((sum, { amount }) => sum + amount, 0n);
  return paise(used >= limit ? 0n : limit - used);
}

interface UsedMandate {
  readonly status: MandateStatus;
  readonly endsOn: Temporal.PlainDate;
  readonly since: Temporal.PlainDate;
  readonly plans: number;
  readonly lastDebitOn: Temporal.PlainDate | null;
}

/** Approved, with no plan and no debit for a year: a permission nobody needs. */
export function isDormant(
  { status, plans, since, lastDebitOn }: UsedMandate,
  today: Temporal.PlainDate,
): boolean {
  if (status !== 'APPROVED' || plans > 0) return false;
  return Temporal.PlainDate.compare((lastDebitOn ?? since).add({ months: DORMANT_MONTHS }), today) <= 0;
}

export function isExpiring(
  { status, endsOn }: Pick<UsedMandate, 'status' | 'endsOn'>,
  today: Temporal.PlainDate,
): boolean {
  return (
    status === 'APPROVED' && Temporal.PlainDate.compare(endsOn, today.add({ months: EXPIRING_MONTHS })) <= 0
  );
}

export type SwapFault =
  | { readonly code: 'not-approved' }
  | { readonly code: 'same-mandate' }
  | { readonly code: 'limit'; readonly needs: Paise }
  | { readonly code: 'ends-first'; readonly needs: Temporal.PlainDate }
  | { readonly code: 'debit-in-flight' };

interface SwapPlan {
  /** The highest instalment it comes to. */
  readonly highest: Paise;
  /** Null for a plan without an end: the mandate's end becomes its own. */
  readonly endsOn: Temporal.PlainDate | null;
  readonly umrn: string | null;
}

/** Why a mandate cannot carry a plan; null when it can. */
export function swapFault(
  mandate: {
    readonly status: MandateStatus;
    readonly umrn: string | null;
    readonly limit: Paise;
    readonly endsOn: Temporal.PlainDate;
  },
  plan: SwapPlan,
  facts: { readonly hasDebitInFlight: boolean },
): SwapFault | null {
  if (mandate.status !== 'APPROVED') return { code: 'not-approved' };
  if (mandate.umrn === plan.umrn) return { code: 'same-mandate' };
  if (mandate.limit < plan.highest) return { code: 'limit', needs: plan.highest };
  const { endsOn } = plan;
  if (endsOn !== null && Temporal.PlainDate.compare(mandate.endsOn, endsOn) < 0) {
    return { code: 'ends-first', needs: endsOn };
  }
  return facts.hasDebitInFlight ? { code: 'debit-in-flight' } : null;
}
