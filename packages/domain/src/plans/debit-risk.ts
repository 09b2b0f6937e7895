import type { Paise } from '../money/scaled.ts';
import { endsAfterFailures, type Frequency } from './frequencies.ts';

/** Why a debit that is to come may not go through, the gravest first. */
export const debitRisks = [
  'mandate-rejected',
  'mandate-ended',
  'over-limit',
  'last-miss',
  'mandate-pending',
  'missed',
] as const;
export type DebitRisk = (typeof debitRisks)[number];

interface DebitedPlan {
  readonly frequency: Frequency;
  /** Since the last good debit. */
  readonly missedInRow: number;
}

interface PayingMandate {
  readonly status: 'INITIATED' | 'SENT' | 'APPROVED' | 'REJECTED' | 'CANCELLED';
  readonly limit: Paise;
  readonly endsOn: Temporal.PlainDate;
}

/** What threatens one debit; null where nothing is known to. Feeds bring no mandates, so none is no risk by itself. */
export function debitRisk(
  { frequency, missedInRow }: DebitedPlan,
  mandate: PayingMandate | null,
  { amount, debitOn }: { readonly amount: Paise; readonly debitOn: Temporal.PlainDate },
): DebitRisk | null {
  if (mandate?.status === 'REJECTED') return 'mandate-rejected';
  if (mandate !== null) {
    const isOver = mandate.status === 'CANCELLED' || Temporal.PlainDate.compare(mandate.endsOn, debitOn) < 0;
    if (isOver) return 'mandate-ended';
    if (amount > mandate.limit) return 'over-limit';
  }
  if (missedInRow > 0 && endsAfterFailures(frequency, missedInRow + 1)) return 'last-miss';
  if (mandate !== null && mandate.status !== 'APPROVED') return 'mandate-pending';
  return missedInRow > 0 ? 'missed' : null;
}
