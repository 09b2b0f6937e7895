import type { MandateFinding } from '../mandates/checks/check-mandate.ts';
import type { NomineeFinding } from '../nominees/check-nominees.ts';
import type { Finding } from '../orders/checks/finding.ts';
import type { BankAccountType, HolderKyc } from '../orders/facts/order-facts.ts';
import type { KycEffect } from './kyc-effects.ts';

type NoFigures = Readonly<Record<never, never>>;

/** What keeps an application from being sent, with the figures its words need. */
export interface ApplicationFigures {
  'pan-form': NoFigures;
  'pan-letter': { readonly has: string; readonly needs: 'P' | 'H' };
  'pan-twice': NoFigures;
  kyc: { readonly status: HolderKyc; readonly name: string; readonly next: KycEffect['next'] };
  'status-missing': NoFigures;
  'holding-missing': NoFigures;
  /** Spec §8: all holders jointly is not taken online. */
  'joint-refused': NoFigures;
  'holders-too-many': { readonly most: number };
  'second-holder-missing': NoFigures;
  'holding-single': NoFigures;
  'name-missing': NoFigures;
  'name-form': NoFigures;
  'birth-date-missing': NoFigures;
  'birth-date-future': NoFigures;
  'birth-date-too-early': NoFigures;
  'birth-date-differs': NoFigures;
  'under-age': { readonly age: number };
  'of-age': { readonly age: number };
  'guardian-missing': NoFigures;
  'guardian-not-requested': NoFigures;
  'guardian-relation': NoFigures;
  'guardian-under-age': { readonly age: number };
  'guardian-is-minor': NoFigures;
  'karta-missing': NoFigures;
  'karta-is-huf': NoFigures;
  'contact-missing': NoFigures;
  'mobile-missing': NoFigures;
  'mobile-form': NoFigures;
  'email-form': NoFigures;
  'contact-owner': NoFigures;
  'contact-shared': NoFigures;
  'contact-taken': NoFigures;
  'contact-of-distributor': NoFigures;
  'address-missing': NoFigures;
  'country-missing': NoFigures;
  'country-resident': NoFigures;
  'pincode-form': NoFigures;
  'pincode-unknown': NoFigures;
  'same-as-unknown': NoFigures;
  'ifsc-form': NoFigures;
  'ifsc-unknown': NoFigures;
  'account-form': NoFigures;
  'account-type': { readonly needs: readonly BankAccountType[] };
  'proof-missing': NoFigures;
  'residency-missing': NoFigures;
  'residencies-too-many': { readonly most: number };
  'residency-country': NoFigures;
  'residency-twice': NoFigures;
  'residency-india': NoFigures;
  'residency-abroad': NoFigures;
  'tax-id-missing': NoFigures;
  'tax-id-type': NoFigures;
  'tax-id-pan': NoFigures;
  'choice-missing': NoFigures;
  'birth-country': NoFigures;
  'birth-place': NoFigures;
  'residence-address': NoFigures;
  'nominees-not-allowed': NoFigures;
  'scheme-missing': NoFigures;
  'amount-missing': NoFigures;
  'pay-mode-missing': NoFigures;
  'frequency-missing': NoFigures;
  'start-missing': NoFigures;
  'end-missing': NoFigures;
  'limit-missing': NoFigures;
  'consent-missing': NoFigures;
  /** Of the nominees, the order and the mandate their own rules say what is wrong. */
  nominee: { readonly finding: NomineeFinding };
  order: { readonly finding: Finding };
  mandate: { readonly finding: MandateFinding | Finding };
}

export type ApplicationCode = keyof ApplicationFigures;

/** `field` is a path of the draft: `holders.1.pan`. */
export type ApplicationFinding = {
  [Code in ApplicationCode]: {
    readonly code: Code;
    readonly level: 'block' | 'warn';
    readonly field: string;
  } & ApplicationFigures[Code];
}[ApplicationCode];

/** The codes that need no figures. */
type PlainCode = {
  [Code in ApplicationCode]: NoFigures extends ApplicationFigures[Code] ? Code : never;
}[ApplicationCode];

export const wrong = (code: PlainCode, field: string): ApplicationFinding =>
  ({ code, level: 'block', field }) as ApplicationFinding;

export function wrongWith<Code extends ApplicationCode>(
  code: Code,
  field: string,
  figures: ApplicationFigures[Code],
  level: 'block' | 'warn' = 'block',
): ApplicationFinding {
  return { code, level, field, ...figures } as unknown as ApplicationFinding;
}

/** The first of several rules that finds something: one finding for a field. */
export function firstOf(...rules: readonly (() => ApplicationFinding | null)[]): ApplicationFinding[] {
  for (const rule of rules) {
    const found = rule();
    if (found !== null) return [found];
  }
  return [];
}
