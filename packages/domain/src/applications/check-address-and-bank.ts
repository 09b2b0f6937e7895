import { countryCodeOf } from '../identifiers/country-code.ts';
import { isIfsc } from '../identifiers/payment-addresses.ts';
import { taxStatusDemands } from '../tax-status/tax-status-demands.ts';
import type { ApplicationDraft } from './application-draft.ts';
import type { ApplicationFacts } from './application-facts.ts';
import { type ApplicationFinding, firstOf, wrong, wrongWith } from './application-finding.ts';
import { usesExisting } from './application-folio.ts';

export function checkAddressStep(draft: ApplicationDraft, facts: ApplicationFacts): ApplicationFinding[] {
  if (draft.sameAs !== null) {
    return usesExisting(draft, facts) ? [] : [wrong('same-as-unknown', 'sameAs')];
  }
  const { address, taxStatus } = draft;
  const { line, pincode, city, country } = address;
  const isIndia = country === 'IN';
  const isResident = taxStatus !== null && taxStatusDemands[taxStatus].paysTax === 'india';
  return [
    ...(line.trim() === '' ? [wrong('address-missing', 'address.line')] : []),
    ...firstOf(
      () => (countryCodeOf(country) === null ? wrong('country-missing', 'address.country') : null),
      () => (isResident && !isIndia ? wrong('country-resident', 'address.country') : null),
    ),
    // Elsewhere a postcode may be anything, or missing.
    ...(isIndia
      ? firstOf(
          () => (/^[1-9]\d{5}$/.test(pincode) ? null : wrong('pincode-form', 'address.pincode')),
          () => (facts.pincodes[pincode] === null ? wrong('pincode-unknown', 'address.pincode') : null),
        )
      : city.trim() === ''
        ? [wrong('address-missing', 'address.city')]
        : []),
  ];
}

export function checkBankStep(draft: ApplicationDraft, facts: ApplicationFacts): ApplicationFinding[] {
  if (usesExisting(draft, facts)) return [];
  const { ifsc, account, type, proof } = draft.bank;
  const needs = draft.taxStatus === null ? null : taxStatusDemands[draft.taxStatus].accountTypes;
  return [
    ...firstOf(
      () => (isIfsc(ifsc) ? null : wrong('ifsc-form', 'bank.ifsc')),
      () => (facts.branches[ifsc] === null ? wrong('ifsc-unknown', 'bank.ifsc') : null),
    ),
    ...(/^\d{6,18}$/.test(account) && !/^0+$/.test(account) ? [] : [wrong('account-form', 'bank.account')]),
    ...(needs !== null && (type === null || !needs.includes(type))
      ? [wrongWith('account-type', 'bank.type', { needs })]
      : []),
    ...(proof === null || proof === '' ? [wrong('proof-missing', 'bank.proof')] : []),
  ];
}
