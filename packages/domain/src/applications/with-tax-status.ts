import { isHuf, taxStatusDemands } from '../tax-status/tax-status-demands.ts';
import type { TaxStatusCode } from '../tax-status/tax-statuses.ts';
import {
  type ApplicationDraft,
  emptyFatca,
  emptyHolder,
  type GuardianDraft,
  type HolderDraft,
} from './application-draft.ts';

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
    ...(draft.karta === undefined || isHuf(taxStatus) ? {} : { karta: '' }),
    holders,
    holding: holders.length === 1 ? 'SI' : draft.holding,
    nominees: mayNominate ? draft.nominees : [],
    nomineeOptOut: mayNominate && draft.nomineeOptOut,
    bank: { ...draft.bank, type: type !== null && accountTypes.includes(type) ? type : null },
  };
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

/** Nobody has said where this holder pays tax: it is the country that the form began with, or that of the address. */
function followsAddress({ fatca: { residencies } }: HolderDraft, address: string): boolean {
  const [only, ...others] = residencies;
  if (only === undefined || others.length > 0) return false;
  return only.country === address || (only.country === 'IN' && only.taxId === '');
}

/**
 * The draft with an address in this country. A first holder who lives abroad pays tax there, unless somebody said
 * otherwise: the tax id of another country is not that of this one.
 */
export function withCountry(draft: ApplicationDraft, country: string): ApplicationDraft {
  const { address, taxStatus, holders } = draft;
  const [first, ...joint] = holders;
  const moved = { ...draft, address: { ...address, country } };
  const isAbroad = taxStatus !== null && taxStatusDemands[taxStatus].paysTax === 'abroad';
  if (!isAbroad || first === undefined || country === '' || !followsAddress(first, address.country)) {
    return moved;
  }
  const { residencies } = emptyFatca(country);
  return { ...moved, holders: [{ ...first, fatca: { ...first.fatca, residencies } }, ...joint] };
}
