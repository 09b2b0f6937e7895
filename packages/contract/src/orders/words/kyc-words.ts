import type { HolderKyc } from '@hub/domain/orders/facts/order-facts';

/** Inside of a sentence. */
export const kycWords: Readonly<Record<HolderKyc, string>> = {
  VALIDATED: 'validated',
  REGISTERED: 'registered',
  UNDER_PROCESS: 'under process',
  ON_HOLD: 'on hold',
  REJECTED: 'rejected',
  NOT_AVAILABLE: 'not available',
  DEACTIVATED: 'deactivated',
};
