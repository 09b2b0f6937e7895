import type { HolderKyc } from '../orders/facts/order-facts.ts';

/** What a status of the KYC registration agencies allows a new folio (handbook §1.5). */
export interface KycEffect {
  /** `where-invested`: only where the PAN invests with this asset manager already. */
  readonly mayOpen: 'always' | 'where-invested' | 'never';
  /** What the investor has to do first where it may not. */
  readonly next: 'nothing' | 'fresh-kyc' | 'wait' | 'correct' | 'do-kyc';
}

export const kycEffects: Readonly<Record<HolderKyc, KycEffect>> = {
  VALIDATED: { mayOpen: 'always', next: 'nothing' },
  REGISTERED: { mayOpen: 'where-invested', next: 'fresh-kyc' },
  UNDER_PROCESS: { mayOpen: 'never', next: 'wait' },
  ON_HOLD: { mayOpen: 'never', next: 'correct' },
  REJECTED: { mayOpen: 'never', next: 'fresh-kyc' },
  NOT_AVAILABLE: { mayOpen: 'never', next: 'do-kyc' },
  DEACTIVATED: { mayOpen: 'never', next: 'fresh-kyc' },
};

export function mayOpenFolio(status: HolderKyc, investsHere: boolean): boolean {
  const { mayOpen } = kycEffects[status];
  return mayOpen === 'always' || (mayOpen === 'where-invested' && investsHere);
}
