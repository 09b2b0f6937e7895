import { maskContact } from '../identifiers/masks/mask-contact.ts';
import { maskNumber } from '../identifiers/masks/mask-number.ts';
import type { MandateAccount } from '../mandates/checks/mandate.ts';
import { paise } from '../money/scaled.ts';
import type { FolioFacts, HolderFacts } from '../orders/facts/order-facts.ts';
import { bankAccountKey } from '../orders/terms/order-terms.ts';
import type { ApplicationDraft } from './application-draft.ts';
import type { ApplicationFacts, KnownFolio } from './application-facts.ts';
import { dayOf } from './draft-values.ts';

/** The folio from which the draft takes what it does not ask for. */
export const knownOf = (
  { sameAs }: ApplicationDraft,
  { knownFolios }: Pick<ApplicationFacts, 'knownFolios'>,
): KnownFolio | null => knownFolios.find(({ folioNo }) => folioNo === sameAs) ?? null;

/** Whether the draft takes contact, address and bank from a folio that the same client has with the same status. */
export function takesKnown(
  { sameAs, taxStatus }: ApplicationDraft,
  { knownFolios }: ApplicationFacts,
): boolean {
  return (
    sameAs !== null && knownFolios.some((known) => known.folioNo === sameAs && known.taxStatus === taxStatus)
  );
}

/** The one account of the new folio, with what its bank offers. */
export function applicationAccount(draft: ApplicationDraft, facts: ApplicationFacts): MandateAccount {
  const known = knownOf(draft, facts);
  const { ifsc, account, type } = draft.bank;
  const branch = facts.branches[ifsc];
  return known === null
    ? {
        key: bankAccountKey(ifsc, account),
        bank: branch?.bank ?? '',
        maskedAccount: maskNumber(account),
        type,
        isDefault: true,
        channels: branch?.channels ?? [],
      }
    : {
        key: known.accountKey,
        bank: known.bank,
        maskedAccount: known.maskedAccount,
        type: known.accountType,
        isDefault: true,
        channels: known.channels,
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
  const known = knownOf(draft, facts);
  const [first] = draft.holders;
  return {
    folioNo,
    isActive: true,
    isLocked: false,
    holding: draft.holding ?? 'SI',
    taxStatus: draft.taxStatus ?? '01',
    holders: holdersOf(draft, facts),
    birthDate: dayOf(first?.birthDate ?? ''),
    country: known === null ? draft.address.country : known.country,
    hasPan: true,
    paidThisYear: paise(0n),
    mobile: known === null ? masked(first?.mobile ?? '') : known.mobile,
    email: known === null ? masked(first?.email ?? '') : known.email,
    banks: [applicationAccount(draft, facts)],
    contactChangedOn: null,
    bankChangedOn: null,
    schemesHeld: [],
  };
}
