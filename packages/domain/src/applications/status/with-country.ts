import { taxStatusDemands } from '../../tax-status/tax-status-demands.ts';
import { type ApplicationDraft, emptyFatca, type HolderDraft } from '../application-draft.ts';

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
