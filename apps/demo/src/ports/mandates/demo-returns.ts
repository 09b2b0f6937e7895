import type { DebitReasonCode } from '@hub/contract/mandates/debit-reasons';
import type { Paise } from '@hub/domain';

/**
 * In the demo an amount whose last three digits are one of these is not paid, so that a tester can see how that looks:
 * ₹5,004 for an account without enough money. Never in production.
 */
const demoReturns: Readonly<Record<string, DebitReasonCode>> = {
  '001': '01',
  '004': '04',
  '006': '06',
  '014': '14',
  '026': '26',
  '053': '53',
  '060': '60',
  '098': '98',
};

export function demoReturn(amount: Paise): DebitReasonCode | null {
  if (amount % 100n !== 0n) return null;
  return demoReturns[String((amount / 100n) % 1000n).padStart(3, '0')] ?? null;
}
