import type { BankAccountType } from '../orders/facts/order-facts.ts';
import type { TaxStatusCode } from './tax-statuses.ts';

/** What a tax status asks of a new folio, and what it does not allow (handbook §1.5, §2). */
export interface TaxStatusDemands {
  readonly mostHolders: 1 | 3;
  /** A minor invests through a guardian, who is the client. */
  readonly needsGuardian: boolean;
  /** A single holder who may nominate does so or opts out. */
  readonly mayNominate: boolean;
  /** The fourth letter of the PAN: a person's or a HUF's. */
  readonly panLetter: 'P' | 'H';
  readonly accountTypes: readonly BankAccountType[];
  /** May hold a folio under a PAN-exempt KYC number. */
  readonly isPanExempt: boolean;
  /** Tax is paid in India, or somewhere else (too). */
  readonly paysTax: 'india' | 'abroad';
}

const resident: TaxStatusDemands = {
  mostHolders: 3,
  needsGuardian: false,
  mayNominate: true,
  panLetter: 'P',
  accountTypes: ['SB', 'CB'],
  isPanExempt: true,
  paysTax: 'india',
};
const nri: TaxStatusDemands = {
  ...resident,
  accountTypes: ['NE', 'NO'],
  isPanExempt: false,
  paysTax: 'abroad',
};
const minor = { mostHolders: 1, needsGuardian: true, mayNominate: false } as const;
const huf = { mostHolders: 1, mayNominate: false, panLetter: 'H', isPanExempt: false } as const;
const nre = { accountTypes: ['NE'] } as const;
const nro = { accountTypes: ['NO'] } as const;

export const taxStatusDemands: Readonly<Record<TaxStatusCode, TaxStatusDemands>> = {
  '01': resident,
  '02': { ...resident, ...minor, accountTypes: ['SB'] },
  '03': { ...resident, ...huf },
  '11': nri,
  '13': { ...resident, mostHolders: 1 },
  '21': { ...nri, ...nre },
  '24': { ...nri, ...nro },
  '26': { ...nri, ...minor, ...nre },
  '27': { ...nri, ...huf, ...nro },
  '28': { ...nri, ...minor, ...nro },
  '29': { ...nri, ...huf, ...nre },
};

/** A Hindu undivided family: its Karta acts for it. */
export const isHuf = (taxStatus: string | null): boolean =>
  taxStatus !== null &&
  Object.hasOwn(taxStatusDemands, taxStatus) &&
  taxStatusDemands[taxStatus as TaxStatusCode].panLetter === 'H';

/** Who may do without a PAN: individuals, minors, sole proprietors (handbook §1.5). */
export const isPanExempt = (taxStatus: string): boolean =>
  Object.hasOwn(taxStatusDemands, taxStatus) && taxStatusDemands[taxStatus as TaxStatusCode].isPanExempt;
