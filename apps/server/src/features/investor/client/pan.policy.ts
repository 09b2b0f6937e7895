import type { panHolders } from '@hub/contract/calls/investor/investor';
import { taxStatuses } from '@hub/domain';

type PanHolder = (typeof panHolders)[number];

/** The fourth letter says who holds a PAN (handbook §2). */
const holders: Readonly<Record<string, PanHolder>> = {
  P: 'person',
  H: 'huf',
  C: 'company',
  F: 'firm',
  T: 'trust',
  A: 'group',
  B: 'group',
  J: 'group',
  L: 'government',
  G: 'government',
};

export const panHolder = (pan: string): PanHolder => holders[pan[3] ?? ''] ?? 'other';

const abroad: readonly string[] = taxStatuses.filter(({ resident }) => !resident).map(({ code }) => code);

/** Only persons have an Aadhaar, and who lives abroad need not link it. */
export const needsAadhaar = (pan: string, taxStatus: string | null): boolean =>
  panHolder(pan) === 'person' && (taxStatus === null || !abroad.includes(taxStatus));

/** Handbook §1.5: validated anywhere; registered where money was invested before, as a client's was. */
export const mayInvest = (kyc: string): boolean => kyc === 'VALIDATED' || kyc === 'REGISTERED';

/** Of who invests nowhere yet as far as the book tells: a KYC that is only registered has to be done again first. */
export const mayInvestAnywhere = (kyc: string): boolean => kyc === 'VALIDATED';
