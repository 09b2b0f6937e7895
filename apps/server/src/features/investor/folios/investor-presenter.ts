import type { FolioDetails } from '@hub/contract/calls/investor/investor';
import { maskContact, maskNumber } from '@hub/domain';
import type { BankJson, FolioRecord } from './folio-lookup.repository.ts';

export const maskedOrNull = (text: string | null, mask: (text: string) => string): string | null =>
  text === null || text === '' ? null : mask(text);

export const bankOf = (bank: BankJson, index: number): FolioDetails['banks'][number] => ({
  bank: bank.bank ?? '',
  branch: bank.branch ?? '',
  ifsc: bank.ifsc ?? '',
  maskedAccount: maskNumber(bank.account ?? ''),
  type: bank.type,
  isDefault: bank.isDefault ?? index === 0,
});

type Holder = FolioDetails['holders'][number];

const holderOf = (name: string, pan: string | null, kyc: Holder['kyc'] | null): Holder => ({
  name,
  maskedPan: maskedOrNull(pan, maskNumber),
  kyc: kyc ?? 'NOT_KNOWN',
});

/** A minor holds first and has no PAN of its own; the client, or whom the client names, is the guardian. */
function firstHolder({ minor, name, pan, kyc, guardianName, guardianPan }: FolioRecord) {
  const client = holderOf(name, pan, kyc);
  if (minor !== null) return { first: holderOf(minor.name, null, kyc), guardian: client };
  return { first: client, guardian: guardianName === null ? null : holderOf(guardianName, guardianPan, kyc) };
}

/** Whose a folio is and what is registered in it: names, and of every number as much as a form must show. */
export function papersOf(folio: FolioRecord) {
  const { first, guardian } = firstHolder(folio);
  return {
    folioNo: folio.folioNo,
    investorId: folio.investorId,
    rta: folio.rta,
    holding: folio.holding,
    taxStatus: folio.taxStatus,
    openedOn: folio.openedOn,
    isLocked: folio.isLocked,
    holders: [first, ...folio.holders.map(({ name, pan, kyc }) => holderOf(name, pan, kyc))],
    guardian,
    banks: folio.banks.map(bankOf),
    nominees: folio.nominees.map(({ name, relation, share }) => ({
      name,
      relation: relation ?? '',
      share: share === null || share === undefined ? '' : String(share),
    })),
  };
}

/** What leaves of a folio. */
export const folioOf = (folio: FolioRecord): FolioDetails => ({
  ...papersOf(folio),
  maskedMobile: maskedOrNull(folio.mobile, maskContact),
  maskedEmail: maskedOrNull(folio.email, maskContact),
  schemes: [...folio.schemes],
});
