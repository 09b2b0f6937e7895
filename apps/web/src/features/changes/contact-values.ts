import { contactFaultText, contactTexts } from '@hub/contract/changes/contact-texts';
import { type ContactRelation, checkContact, contactRelations } from '@hub/domain/contacts/check-contact';
import { type ContactChangeKind, contactChangeKinds } from '@hub/domain/orders/terms/flow-steps';
import type { FieldErrors, Resolver } from 'react-hook-form';

export interface ContactValues {
  kind: string;
  value: string;
  relation: string;
  consent: boolean;
}

interface Sent {
  readonly folioNo: string;
  readonly kind: ContactChangeKind;
  readonly value: string;
  readonly relation: ContactRelation;
  readonly consent: true;
}

export const kindOf = (values: ContactValues): ContactChangeKind | null =>
  contactChangeKinds.find((kind) => kind === values.kind) ?? null;

/** The new contact as it can be asked about; null while something is missing or wrong in form. */
export function askedOf(values: ContactValues, folioNo: string): Omit<Sent, 'consent'> | null {
  const kind = kindOf(values);
  const relation = contactRelations.find((one) => one === values.relation) ?? 'SE';
  const value = values.value.trim();
  if (kind === null || checkContact({ kind, value, relation }, null, null) !== null) return null;
  return { folioNo, kind, value, relation };
}

/** What is said here; who else has the contact, and whether it is the same as now, the server says. */
export const contactResolver =
  (folioNo: string): Resolver<ContactValues, unknown, Sent> =>
  (values) => {
    const errors: Record<string, { type: string; message: string }> = {};
    const kind = kindOf(values);
    if (kind === null) errors.kind = { type: 'contact', message: 'Choose what is changed.' };
    else if (askedOf(values, folioNo) === null) {
      errors.value = { type: 'contact', message: contactFaultText(kind, 'form') };
    }
    const relation = contactRelations.find((one) => one === values.relation);
    if (relation === undefined) errors.relation = { type: 'contact', message: contactTexts.wrong.relation };
    if (!values.consent) errors.consent = { type: 'contact', message: contactTexts.wrong.consent };
    const asked = askedOf(values, folioNo);
    if (asked === null || relation === undefined || Object.keys(errors).length > 0) {
      return { values: {}, errors: errors as FieldErrors<ContactValues> };
    }
    return { values: { ...asked, relation, consent: true }, errors: {} };
  };
