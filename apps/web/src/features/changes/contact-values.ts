import { contactFaultText, contactTexts } from '@hub/contract/changes/contact-texts';
import { type ContactRelation, checkContact, contactRelations } from '@hub/domain/contacts/check-contact';
import { type ContactChangeKind, contactChangeKinds } from '@hub/domain/orders/terms/flow-steps';
import { type Checked, checkedAs } from '../../ui/form/state/form-rules.ts';

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
export function requestedOf(values: ContactValues, folioNo: string): Omit<Sent, 'consent'> | null {
  const kind = kindOf(values);
  const relation = contactRelations.find((one) => one === values.relation) ?? 'SE';
  const value = values.value.trim();
  if (kind === null || checkContact({ kind, value, relation }, null, null) !== null) return null;
  return { folioNo, kind, value, relation };
}

/** What is said here; who else has the contact, and whether it is the same as now, the server says. */
export function checkContactForm(values: ContactValues, folioNo: string): Checked<Sent> {
  const faults: Record<string, string> = {};
  const kind = kindOf(values);
  const requested = requestedOf(values, folioNo);
  if (kind === null) faults.kind = 'Choose what is changed.';
  else if (requested === null) faults.value = contactFaultText(kind, 'form');
  const relation = contactRelations.find((one) => one === values.relation);
  if (relation === undefined) faults.relation = contactTexts.wrong.relation;
  if (!values.consent) faults.consent = contactTexts.wrong.consent;
  return checkedAs(faults, requested && relation ? { ...requested, relation, consent: true } : undefined);
}
