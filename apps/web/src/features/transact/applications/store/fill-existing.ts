import type { ApplicationDraft } from '@hub/domain/applications/application-draft';
import type { ApplicationFacts } from '@hub/domain/applications/application-facts';

/** What the server has found out fills the fields that nobody has filled: names by KYC, city and state by pincode. */
export function fillExisting(draft: ApplicationDraft, facts: ApplicationFacts): ApplicationDraft {
  const named = <Person extends { readonly pan: string; readonly name: string }>(person: Person): Person => {
    const name = facts.kyc[person.pan.toUpperCase()]?.name ?? null;
    return person.name === '' && name !== null ? { ...person, name } : person;
  };
  const place = facts.pincodes[draft.address.pincode];
  return {
    ...draft,
    holders: draft.holders.map(named),
    guardian: draft.guardian && named(draft.guardian),
    address:
      place && draft.address.country === 'IN' && draft.address.city === ''
        ? { ...draft.address, city: place.city, state: place.state }
        : draft.address,
  };
}
