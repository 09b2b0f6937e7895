import type { AccountStatement } from '@hub/contract/calls/statements/statements';
import { kycTexts, statementTexts } from '@hub/contract/statements/statement-texts';
import { dayText, formatNav, formatUnits, navOf, rupeesText, taxStatusName, unitsOf } from '@hub/domain';

/* A statement's figures and codes as a printed page shows them. */

export const rupees = (amount: string | null): string =>
  amount === null ? '' : rupeesText(amount, { decimals: 2 });
export const plainRupees = (amount: string | null): string => rupees(amount).replace('₹', '');
export const units = (count: string | null): string => (count === null ? '' : formatUnits(unitsOf(count)));
export const price = (nav: string | null): string => (nav === null ? '' : formatNav(navOf(nav)));
export const date = (day: string | null): string => (day === null ? '' : dayText(day));

type Facts = readonly { readonly label: string; readonly value: string }[];
export const factsOf = (...facts: readonly (readonly [label: string, value: string | null])[]): Facts =>
  facts.flatMap(([label, value]) => (value === null || value === '' ? [] : [{ label, value }]));

/** Who it is of: as much of each number as a letter may show, and the PAN in full where the paper is for the tax office. */
export const personFacts = (person: AccountStatement['people'][number], pan: string | null = null): Facts =>
  factsOf(
    [statementTexts.investor, person.name],
    [statementTexts.pan, pan ?? person.maskedPan ?? statementTexts.notAvailable],
    [statementTexts.mobile, person.maskedMobile],
    [statementTexts.email, person.maskedEmail],
    [statementTexts.kyc, kycTexts[person.kyc]],
    [statementTexts.taxStatus, taxStatusName(person.taxStatus)],
  );
