import type { DebitReasonCode } from '@hub/contract/mandates/debit-reasons';
import type { LotDebit } from '../../../../server/src/ports/mandates/bank-debits.repository.ts';
import type { DebitAnswer } from '../../../../server/src/ports/mandates/mandates.ts';
import { demoReturn } from './demo-returns.ts';

/** What the clearing house stops before a bank sees it; everything else comes from the payer's bank. */
const clearingCodes = new Set<DebitReasonCode>(['26', '28', '29']);

/** How our own bank answers a debit of that day. */
export function answerOfDebit(
  { reference, amount, mandate }: LotDebit,
  day: { readonly on: Temporal.PlainDate; readonly at: Temporal.Instant },
): DebitAnswer {
  const code = faultOf(amount, mandate, day.on) ?? demoReturn(amount);
  if (code === null) return { reference, type: 'paid', at: day.at };
  return { reference, type: clearingCodes.has(code) ? 'rejected' : 'returned', code, at: day.at };
}

function faultOf(
  amount: LotDebit['amount'],
  mandate: LotDebit['mandate'],
  on: Temporal.PlainDate,
): DebitReasonCode | null {
  if (mandate === null) return null;
  if (mandate.status === 'cancelled') return '61';
  if (mandate.status !== 'active') return '08';
  if (on.toString() > mandate.endsOn) return '29';
  return amount > mandate.limit ? '26' : null;
}
