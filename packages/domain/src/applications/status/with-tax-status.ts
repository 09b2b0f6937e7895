import type { BankAccountType } from '../../orders/facts/order-facts.ts';
import { isHuf, taxStatusDemands } from '../../tax-status/tax-status-demands.ts';
import type { TaxStatusCode } from '../../tax-status/tax-statuses.ts';
import {
  type ApplicationDraft,
  emptyHolder,
  type GuardianDraft,
  type HolderDraft,
} from '../application-draft.ts';

/**
 * The draft with another tax status, without what that status does not allow. The PAN that was typed first is the
 * client's: of a minor's folio the guardian's.
 */
export function withTaxStatus(draft: ApplicationDraft, taxStatus: TaxStatusCode): ApplicationDraft {
  const { mostHolders, needsGuardian, mayNominate, accountTypes } = taxStatusDemands[taxStatus];
  const [first = emptyHolder(), ...others] = draft.holders;
  const guardian = needsGuardian ? (draft.guardian ?? guardianOf(first)) : null;
  const holder = needsGuardian ? minorOf(draft, first) : adultOf(draft, first);
  const holders = [holder, ...others].slice(0, mostHolders);
  const { type } = draft.bank;
  return {
    ...draft,
    taxStatus,
    guardian,
    ...kartaOf(draft, taxStatus),
    holders,
    holding: holders.length === 1 ? 'SI' : draft.holding,
    nominees: mayNominate ? draft.nominees : [],
    nomineeOptOut: mayNominate && draft.nomineeOptOut,
    bank: { ...draft.bank, type: accountType(accountTypes, type) },
  };
}

/** A HUF's is asked for: there is a place for the name. */
function kartaOf({ karta }: ApplicationDraft, taxStatus: TaxStatusCode): Pick<ApplicationDraft, 'karta'> {
  if (isHuf(taxStatus)) return { karta: karta ?? '' };
  return karta === undefined ? {} : { karta: '' };
}

/** The one that was chosen where the status takes it, else the only one that it takes. */
function accountType(taken: readonly BankAccountType[], chosen: BankAccountType | null) {
  if (chosen !== null && taken.includes(chosen)) return chosen;
  return taken.length === 1 ? (taken[0] ?? null) : null;
}

const guardianOf = ({ pan, name, birthDate }: HolderDraft): GuardianDraft => ({
  pan,
  name,
  birthDate,
  relation: null,
});

const minorOf = ({ guardian }: ApplicationDraft, first: HolderDraft): HolderDraft =>
  guardian === null ? { ...first, pan: '', name: '', birthDate: '' } : first;

const adultOf = ({ guardian }: ApplicationDraft, first: HolderDraft): HolderDraft =>
  guardian === null
    ? first
    : { ...first, pan: guardian.pan, name: guardian.name, birthDate: guardian.birthDate };
