import { maskContact } from '../identifiers/masks/mask-contact.ts';
import { maskNumber } from '../identifiers/masks/mask-number.ts';
import { paise } from '../money/scaled.ts';
import type { BankFacts, FolioFacts, HolderFacts } from '../orders/facts/order-facts.ts';
import { bankAccountKey } from '../orders/terms/order-terms.ts';
import type { ApplicationDraft } from './application-draft.ts';
import type { ApplicationFacts, ExistingFolio } from './application-facts.ts';
import { dayOf } from './draft-values.ts';

/** The folio from which the draft takes what it does not ask for. */
export const existingOf = (
  { sameAs }: ApplicationDraft,
  { existingFolios }: Pick<ApplicationFacts, 'existingFolios'>,
): ExistingFolio | null => existingFolios.find(({ folioNo }) => folioNo === sameAs) ?? null;

/** Whether the draft takes contact, address and bank from a folio that the same client has with the same status. */
export function usesExisting(
  { sameAs, taxStatus }: ApplicationDraft,
  { existingFolios }: ApplicationFacts,
): boolean {
  return (
    sameAs !== null &&
    existingFolios.some((existing) => existing.folioNo === sameAs && existing.taxStatus === taxStatus)
  );
}

/** The one account of the new folio, with what its bank offers. */
export function applicationAccount(draft: ApplicationDraft, facts: ApplicationFacts): BankFacts {
  const existing = existingOf(draft, facts);
  const { ifsc, account, type } = draft.bank;
  const branch = facts.branches[ifsc];
  return existing === null
    ? {
        key: bankAccountKey(ifsc, account),
        bank: branch?.bank ?? '',
        maskedAccount: maskNumber(account),
        type,
        isDefault: true,
        channels: branch?.channels ?? [],
      }
    : {
        key: existing.accountKey,
        bank: existing.bank,
        maskedAccount: existing.maskedAccount,
        type: existing.accountType,
        isDefault: true,
        channels: existing.channels,
      };
}

function holdersOf({ holders, guardian }: ApplicationDraft, { kyc }: ApplicationFacts): HolderFacts[] {
  const statusOf = (pan: string) => kyc[pan.toUpperCase()]?.status ?? null;
  if (guardian !== null) return [{ name: guardian.name, role: 'guardian', kyc: statusOf(guardian.pan) }];
  return holders.map(({ name, pan }, place) => ({
    name,
    role: place === 0 ? 'first' : 'joint',
    kyc: statusOf(pan),
  }));
}

const masked = (contact: string): string | null => (contact === '' ? null : maskContact(contact));

/** The folio as it will be, for the rules of orders. */
export function applicationFolio(
  draft: ApplicationDraft,
  facts: ApplicationFacts,
  folioNo: string,
): FolioFacts {
  const existing = existingOf(draft, facts);
  const [first] = draft.holders;
  return {
    folioNo,
    isActive: true,
    isLocked: false,
    holding: draft.holding ?? 'SI',
    taxStatus: draft.taxStatus ?? '01',
    holders: holdersOf(draft, facts),
    birthDate: dayOf(first?.birthDate ?? ''),
    country: existing === null ? draft.address.country : existing.country,
    hasPan: true,
    paidThisYear: paise(0n),
    mobile: existing === null ? masked(first?.mobile ?? '') : existing.mobile,
    email: existing === null ? masked(first?.email ?? '') : existing.email,
    banks: [applicationAccount(draft, facts)],
    contactChangedOn: null,
    bankChangedOn: null,
    schemesHeld: [],
  };
}
