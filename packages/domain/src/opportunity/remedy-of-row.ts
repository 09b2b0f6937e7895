import type { DebitStep } from '../mandates/debit-steps.ts';
import { isGoodKyc } from '../orders/checks/check-folio.ts';
import type { HolderKyc } from '../orders/facts/order-facts.ts';
import type { OpportunityList } from './lists.ts';

/** What a row can be offered: what its list begins, another mandate, another instalment, or nothing from here. */
export const remedyActs = ['as-listed', 'new-mandate', 'change-plan', 'none'] as const;
type RemedyAct = (typeof remedyActs)[number];

interface Cause {
  readonly kyc: HolderKyc;
  /** Whether the plan that the row is about still runs: then it is not ordered once more. */
  readonly isRunning: boolean;
  /** What a failed debit asks for; null where there was none or nobody can say. */
  readonly step: DebitStep | null;
}

/** What another order would be turned down for, and what a plan that runs on needs instead. */
export function remedyActOf(list: OpportunityList, { kyc, isRunning, step }: Cause): RemedyAct {
  if (list === 'rejected' && isRunning) return ofRunning(kyc, step);
  return isGoodKyc(kyc) ? 'as-listed' : 'none';
}

function ofRunning(kyc: HolderKyc, step: DebitStep | null): RemedyAct {
  switch (step) {
    case 'new-bank':
    case 'new-mandate':
    case 'mandate-limit':
      return 'new-mandate';
    case 'bank-limit':
      return isGoodKyc(kyc) ? 'change-plan' : 'none';
    default:
      return 'none';
  }
}
