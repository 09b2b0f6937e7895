import type { RejectionCode } from '@hub/contract';
import type { RedemptionRequest } from '@hub/domain/holdings/sales/redemption-preview';
import type { Rejection } from '../../../server/src/ports/registrar/check-order.ts';

/**
 * In the demo an amount whose last three digits are one of these is rejected, so that a tester can see how that looks:
 * ₹5,013 for a PAN without Aadhaar. Never in production.
 */
export const demoRejections: Readonly<Record<string, RejectionCode>> = {
  '013': 'pan_aadhaar_not_mapped',
  '017': 'folio_nominee_opt_in_missing',
  '019': 'technical_failure_at_gateway',
};

export function demoRejection(quantity: RedemptionRequest): Rejection | null {
  if (quantity.by !== 'amount' || quantity.amount % 100n !== 0n) return null;
  const code = demoRejections[String((quantity.amount / 100n) % 1000n).padStart(3, '0')];
  return code === undefined ? null : { code, remark: 'REJECTED FOR THE DEMO' };
}
