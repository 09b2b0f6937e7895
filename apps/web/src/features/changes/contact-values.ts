import { contactFaultText, contactTexts } from '@hub/contract/changes/contact-texts';
import { type ContactRelation, checkContact, contactRelations } from '@hub/domain/contacts/check-contact';
import { type ContactPart, confirmingContacts } from '@hub/domain/contacts/contact-change';
import { type ContactChangeKind, contactChangeKinds } from '@hub/domain/orders/terms/flow-steps';
import { type Checked, checkedAs } from '../../ui/form/state/form-rules.ts';

export interface ContactValues {
  /** One of the two, or both. */
  kind: string;
  /** By the names of the call: of both the mobile number is the first. */
  value: string;
  also: string;
  relation: string;
  /** The registered contact that is lost, `all`, or none. */
  lost: string;
  consent: boolean;
}

export const BOTH = 'both';
export const NONE_LOST = 'none';
export const ALL_LOST = 'all';

interface Sent {
  readonly folioNo: string;
  readonly kind: ContactChangeKind;
  readonly value: string;
  readonly also?: string;
  readonly relation: ContactRelation;
  readonly lost?: ContactChangeKind;
  readonly consent: true;
}

/** What the folio has, and what may be entered for it. */
export interface ContactRules {
  readonly folioNo: string;
  readonly registered: readonly ContactChangeKind[];
  readonly takesForeign: boolean;
  /** Whom to call where no code can be sent. */
  readonly phone: string;
}

type FieldName = 'value' | 'also';
interface FormPart extends ContactPart {
  readonly name: FieldName;
}

/** What is changed, at its field. */
export function formParts({ kind, value, also }: ContactValues): readonly FormPart[] {
  if (kind === BOTH) {
    return [
      { name: 'value', kind: 'CHANGEMOBILE', value: value.trim() },
      { name: 'also', kind: 'CHANGEEMAIL', value: also.trim() },
    ];
  }
  const one = contactChangeKinds.find((changed) => changed === kind);
  return one === undefined ? [] : [{ name: 'value', kind: one, value: value.trim() }];
}

const relationOf = ({ relation }: ContactValues): ContactRelation | undefined =>
  contactRelations.find((one) => one === relation);

/** A new contact as it can be asked about; null while something is missing or wrong in form. */
export function requestedOf({ kind, value }: ContactPart, values: ContactValues, rules: ContactRules) {
  const relation = relationOf(values) ?? 'SE';
  const terms = { kind, value, relation, isNonResident: rules.takesForeign };
  return checkContact(terms, null, null) === null ? { folioNo: rules.folioNo, kind, value, relation } : null;
}

/** What is said here; who else has the contact, and whether it is the same as now, the server says. */
export function checkContactForm(values: ContactValues, rules: ContactRules): Checked<Sent> {
  const faults: Record<string, string> = {};
  const parts = formParts(values);
  const relation = relationOf(values);
  const lost = contactChangeKinds.find((kind) => kind === values.lost);
  if (parts.length === 0) faults.kind = 'Choose what to change.';
  for (const part of parts) {
    if (requestedOf(part, values, rules) === null) {
      faults[part.name] = contactFaultText(part.kind, 'form', rules.takesForeign);
    }
  }
  const changed = parts.map(({ kind }) => kind);
  const isReached = confirmingContacts(changed, rules.registered, lost ?? null) !== null;
  if (values.lost === ALL_LOST || !isReached) faults.lost = contactTexts.lost.none(rules.phone);
  if (relation === undefined) faults.relation = contactTexts.wrong.relation;
  if (!values.consent) faults.consent = contactTexts.wrong.consent;
  const [first, second] = parts;
  const sent = first &&
    relation && {
      folioNo: rules.folioNo,
      kind: first.kind,
      value: first.value,
      ...(second && { also: second.value }),
      relation,
      ...(lost !== undefined && changed.includes(lost) && { lost }),
      consent: true as const,
    };
  return checkedAs(faults, sent);
}
