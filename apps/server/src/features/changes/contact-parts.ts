import { type ContactPart, confirmingContacts, contactParts } from '@hub/domain/contacts/contact-change';
import type { ContactChangeKind } from '@hub/domain/orders/terms/flow-steps';
import type { CallContext } from '../../calls/call-context.ts';
import { contactsOf } from '../../client-messages/contacts.ts';
import type { ChangeRow } from './changes.repository.ts';
import type { ChangeFolio } from './folio.repository.ts';

export const registeredContact = (
  { mobile, email }: Pick<ChangeFolio, 'mobile' | 'email'>,
  kind: ContactChangeKind,
): string | null => (kind === 'CHANGEMOBILE' ? mobile : email) || null;

type ContactChangeRow = Exclude<ChangeRow, { kind: 'NOMINATION' }>;

const of = (kind: ContactChangeRow['kind'], stored: { readonly value: string; readonly also?: string }) =>
  contactParts({ ...stored, kind: kind === 'CHANGEBOTH' ? 'CHANGEMOBILE' : kind });

/** What is changed, and what was registered when it was requested. */
export function partsOf({ kind, terms, before }: ContactChangeRow): (ContactPart & { before: string })[] {
  const old = of(kind, before);
  return of(kind, terms).map((part, place) => ({ ...part, before: old[place]?.value ?? '' }));
}

/** The registered contacts that get a code, and where one stands in for another that is lost. */
export function confirmingOf(
  context: Pick<CallContext, 'messenger'>,
  folio: Pick<ChangeFolio, 'mobile' | 'email'>,
  changed: readonly ContactChangeKind[],
  lost: ContactChangeKind | null,
): readonly ContactChangeKind[] | null {
  const reached = contactsOf(context, folio).map(({ channel }) =>
    channel === 'SMS' ? ('CHANGEMOBILE' as const) : ('CHANGEEMAIL' as const),
  );
  return confirmingContacts(changed, reached, lost);
}
