import { countryCodeOf } from '../identifiers/country-code.ts';
import { isPan } from '../identifiers/identity-codes.ts';
import { taxStatusDemands } from '../tax-status/tax-status-demands.ts';
import {
  type ApplicationDraft,
  type FatcaDraft,
  MOST_RESIDENCIES,
  type TaxResidency,
} from './application-draft.ts';
import type { ApplicationFacts } from './application-facts.ts';
import { type ApplicationFinding, firstOf, wrong, wrongWith } from './application-finding.ts';
import { existingOf, usesExisting } from './application-folio.ts';

/** The declaration of each holder that exists (Spec §3, handbook §1.8). */
export function checkFatcaStep(draft: ApplicationDraft, facts: ApplicationFacts): ApplicationFinding[] {
  const paysTax = draft.taxStatus === null ? null : taxStatusDemands[draft.taxStatus].paysTax;
  const isExisting = usesExisting(draft, facts) && existingOf(draft, facts)?.hasFatca === true;
  return draft.holders.flatMap(({ fatca, pan }, place) => {
    if (place === 0 && isExisting) return [];
    const at = `holders.${place}.fatca`;
    return [
      // Of joint holders only the first is what the folio's status says.
      ...checkResidencies(fatca, at, place === 0 ? paysTax : null),
      ...fatca.residencies.flatMap((one, index) => checkTaxId(one, `${at}.residencies.${index}`, pan)),
      ...checkPerson(fatca, at),
    ];
  });
}

function checkResidencies(
  { residencies }: FatcaDraft,
  at: string,
  paysTax: 'india' | 'abroad' | null,
): ApplicationFinding[] {
  const countries = residencies.map(({ country }) => country);
  const field = `${at}.residencies`;
  return firstOf(
    () => (residencies.length === 0 ? wrong('residency-missing', field) : null),
    () =>
      residencies.length > MOST_RESIDENCIES
        ? wrongWith('residencies-too-many', field, { most: MOST_RESIDENCIES })
        : null,
    () => {
      const place = countries.findIndex((country) => countryCodeOf(country) === null);
      return place < 0 ? null : wrong('residency-country', `${field}.${place}.country`);
    },
    () => {
      const place = countries.findIndex((country, index) => countries.indexOf(country) < index);
      return place < 0 ? null : wrong('residency-twice', `${field}.${place}.country`);
    },
    () =>
      paysTax === 'india' && !countries.includes('IN')
        ? wrong('residency-india', `${field}.0.country`)
        : null,
    () =>
      paysTax === 'abroad' && countries.every((country) => country === 'IN')
        ? wrong('residency-abroad', `${field}.0.country`)
        : null,
  );
}

/** In India the tax id is the PAN; a minor has none of its own. */
function checkTaxId(
  { country, taxId, taxIdType }: TaxResidency,
  at: string,
  pan: string,
): ApplicationFinding[] {
  if (country === 'IN') {
    const isPanId =
      taxId === '' || (isPan(taxId) && (!isPan(pan) || taxId.toUpperCase() === pan.toUpperCase()));
    return isPanId ? [] : [wrong('tax-id-pan', `${at}.taxId`)];
  }
  return firstOf(
    () => (taxIdType === null || taxIdType === 'PAN' ? wrong('tax-id-type', `${at}.taxIdType`) : null),
    () => (taxIdType !== 'NA' && taxId.trim() === '' ? wrong('tax-id-missing', `${at}.taxId`) : null),
  );
}

function checkPerson(fatca: FatcaDraft, at: string): ApplicationFinding[] {
  const choices = ['income', 'occupation', 'wealth', 'pep', 'addressType'] as const;
  return [
    ...choices.flatMap((choice) =>
      fatca[choice] === null ? [wrong('choice-missing', `${at}.${choice}`)] : [],
    ),
    ...(countryCodeOf(fatca.birthCountry || null) === null
      ? [wrong('birth-country', `${at}.birthCountry`)]
      : []),
    ...(fatca.birthPlace.trim() === '' ? [wrong('birth-place', `${at}.birthPlace`)] : []),
    ...(fatca.residenceAddress.trim() === '' ? [wrong('residence-address', `${at}.residenceAddress`)] : []),
  ];
}
