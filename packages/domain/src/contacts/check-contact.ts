import { isEmail } from '../identifiers/email.ts';
import { isForeignMobile, isMobileNumber, plainMobile } from '../identifiers/mobile.ts';
import type { ContactChangeKind } from '../orders/terms/flow-steps.ts';

/** Whose contact it is: self, spouse, dependent child, sibling or parent (handbook §1.1). */
export const contactRelations = ['SE', 'SP', 'DC', 'DS', 'DP'] as const;
export type ContactRelation = (typeof contactRelations)[number];

export interface ContactTerms {
  readonly kind: ContactChangeKind;
  /** As it was typed. */
  readonly value: string;
  readonly relation: ContactRelation;
  /** Whose folio is a non-resident’s may have a number of another country. */
  readonly isNonResident?: boolean;
}

/** Who else has the contact, as only the server knows. */
export interface ContactUse {
  /** The distributor's, or of somebody who works for a distributor or for the asset manager. */
  readonly isOfTrade: boolean;
  /** Of a client of the book with another PAN who is not of the same family. */
  readonly isOfAnother: boolean;
}

export const contactFaults = ['form', 'same', 'of-trade', 'of-another'] as const;
export type ContactFault = (typeof contactFaults)[number];

/** As it is kept and compared: the number’s digits, or the address in small letters. */
export function plainContact(kind: ContactChangeKind, typed: string): string {
  return kind === 'CHANGEMOBILE' ? plainMobile(typed) : typed.trim().toLowerCase();
}

function isForm({ kind, isNonResident = false }: ContactTerms, plain: string): boolean {
  if (kind === 'CHANGEEMAIL') return isEmail(plain);
  return isMobileNumber(plain) || (isNonResident && isForeignMobile(plain));
}

/**
 * What speaks against a new mobile number or e-mail address (handbook §1.1): its form, the same as now, a contact of
 * the trade, or one that serves another PAN while nobody has declared it a family's. Null when nothing does.
 */
export function checkContact(
  terms: ContactTerms,
  now: string | null,
  use: ContactUse | null,
): ContactFault | null {
  const { kind, value, relation } = terms;
  const plain = plainContact(kind, value);
  if (!isForm(terms, plain)) return 'form';
  if (now !== null && plainContact(kind, now) === plain) return 'same';
  if (use?.isOfTrade) return 'of-trade';
  return use?.isOfAnother && relation === 'SE' ? 'of-another' : null;
}
