import type { FolioDetails } from '@hub/contract/calls/investor';
import { maskContact } from '@hub/domain';
import type { BankJson, FolioRecord } from './folio-lookup.repository.ts';

const SHOWN = 4;

/** The last four characters: enough to tell one from another, too little to use. */
export function maskNumber(text: string): string {
  const shown = text.length > SHOWN ? text.slice(-SHOWN) : '';
  return '*'.repeat(text.length - shown.length) + shown;
}

export const maskedOrNull = (text: string | null, mask: (text: string) => string): string | null =>
  text === null || text === '' ? null : mask(text);

export const bankOf = (bank: BankJson, index: number): FolioDetails['banks'][number] => ({
  bank: bank.bank,
  branch: bank.branch ?? '',
  ifsc: bank.ifsc,
  maskedAccount: maskNumber(bank.account),
  type: bank.type,
  isDefault: bank.isDefault ?? index === 0,
});

/** What leaves of a folio: names, and of every number as much as a form must show. */
export function folioOf(folio: FolioRecord): FolioDetails {
  const first = { name: folio.name, maskedPan: maskedOrNull(folio.pan, maskNumber), kyc: folio.kyc };
  const others = folio.holders.map(({ name, pan, kyc }) => ({
    name,
    maskedPan: maskedOrNull(pan ?? null, maskNumber),
    kyc: kyc ?? ('NOT_KNOWN' as const),
  }));
  return {
    folioNo: folio.folioNo,
    investorId: folio.investorId,
    rta: folio.rta,
    holding: folio.holding,
    taxStatus: folio.taxStatus,
    openedOn: folio.openedOn,
    isLocked: folio.isLocked,
    holders: [first, ...others],
    guardian:
      folio.guardianName === null
        ? null
        : {
            name: folio.guardianName,
            maskedPan: maskedOrNull(folio.guardianPan, maskNumber),
            kyc: 'NOT_KNOWN',
          },
    maskedMobile: maskedOrNull(folio.mobile, maskContact),
    maskedEmail: maskedOrNull(folio.email, maskContact),
    banks: folio.banks.map(bankOf),
    nominees: folio.nominees.map(({ name, relation = '', share = '' }) => ({
      name,
      relation,
      share: String(share),
    })),
    schemes: [...folio.schemes],
  };
}
