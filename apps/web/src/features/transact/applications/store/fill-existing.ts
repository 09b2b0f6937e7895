import type { ApplicationDraft, HolderDraft } from '@hub/domain/applications/application-draft';
import type { ApplicationFacts } from '@hub/domain/applications/application-facts';
import { clientPanOf } from '@hub/domain/applications/check-people';
import { addressLine, withAddress } from '@hub/domain/applications/started-draft';

type Fill = (draft: ApplicationDraft, facts: ApplicationFacts) => ApplicationDraft;

/** What the server has found out fills the fields that nobody has filled: names by KYC, city and state by pincode. */
function fillNames(draft: ApplicationDraft, facts: ApplicationFacts): ApplicationDraft {
  const named = <Person extends { readonly pan: string; readonly name: string }>(person: Person): Person => {
    const name = facts.kyc[person.pan.toUpperCase()]?.name ?? null;
    return person.name === '' && name !== null ? { ...person, name } : person;
  };
  const place = facts.pincodes[draft.address.pincode];
  const filled = {
    ...draft,
    holders: draft.holders.map(named),
    guardian: draft.guardian && named(draft.guardian),
  };
  return place && draft.address.country === 'IN' && draft.address.city === ''
    ? withAddress(filled, { ...draft.address, city: place.city, state: place.state })
    : filled;
}

const isNowhere = ({ line, pincode, city }: ApplicationDraft['address']): boolean =>
  line === '' && pincode === '' && city === '';

/** What the agency says of a holder, where nobody said otherwise. */
function declaredBy(holder: HolderDraft, { kyc }: ApplicationFacts): HolderDraft {
  const details = kyc[holder.pan.toUpperCase()]?.details;
  if (!details) return holder;
  const { fatca } = holder;
  return {
    ...holder,
    fatca: {
      ...fatca,
      income: fatca.income ?? details.income,
      occupation: fatca.occupation ?? details.occupation,
      wealth: fatca.wealth ?? details.wealth,
      birthPlace: fatca.birthPlace || details.birthPlace,
      residenceAddress: fatca.residenceAddress || addressLine(details.address),
    },
  };
}

/**
 * Fills one form. What the KYC agency has of a person is taken once: a field that somebody empties afterwards to type
 * something else stays empty.
 */
export function fillsExisting(): Fill {
  const filledPans = new Set<string>();
  return (draft, facts) => {
    const isNews = (pan: string): boolean => !filledPans.has(pan) && facts.kyc[pan]?.details != null;
    const client = clientPanOf(draft);
    const address = facts.kyc[client]?.details?.address;
    const isHome = isNews(client) && address !== undefined && draft.sameAs === null;
    const named = fillNames(draft, facts);
    const filled = {
      ...named,
      holders: named.holders.map((holder) =>
        isNews(holder.pan.toUpperCase()) ? declaredBy(holder, facts) : holder,
      ),
    };
    for (const pan of Object.keys(facts.kyc)) if (isNews(pan)) filledPans.add(pan);
    return isHome && isNowhere(filled.address) ? withAddress(filled, address) : filled;
  };
}
