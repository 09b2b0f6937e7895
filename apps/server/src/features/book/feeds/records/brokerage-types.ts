import type { BrokerageKind } from '@hub/domain/brokerage/gaps/gaps';

type PaidKind = Exclude<BrokerageKind, 'clawback'>;

/** Handbook part 2, B4. No other code is public: what is not here is asked for, never guessed. */
const camsTypes: Readonly<Record<string, PaidKind>> = { TF: 'trail', TRAIL: 'trail', INCENTIVE: 'incentive' };

const kfinHeads: Readonly<Record<string, PaidKind>> = {
  LONGTERMTRAILFEE: 'trail',
  ANNUALIZED: 'trail',
  ADDTRAIL: 'trail',
  ADDANNUAL: 'trail',
  SIPADDTRAIL: 'trail',
  SIPADDANNUAL: 'trail',
  SIPSTPADDINCENTIVETRAIL: 'trail',
  SIPSTPADDINCENTIVEANUAL: 'trail',
  SIPADDITIONALTRAIL: 'trail',
  INCENTIVE: 'incentive',
};

const squash = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

export const camsBrokerageType = (text: string): PaidKind | null => camsTypes[squash(text)] ?? null;
export const kfinBrokerageHead = (text: string): PaidKind | null => kfinHeads[squash(text)] ?? null;

/** `Not Paid`, with whatever follows: worked out for the record only. */
export const isNotPaid = (text: string): boolean => squash(text).startsWith('NOTPAID');
