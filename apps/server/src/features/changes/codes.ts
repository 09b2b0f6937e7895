import type { CodeKey } from '@hub/contract/calls/changes/changes';
import { changeMessageTexts } from '@hub/contract/changes/change-message-texts';
import { contactKindTexts } from '@hub/contract/changes/contact-texts';
import type { CallContext } from '../../calls/call-context.ts';
import { contactsOf } from '../../client-messages/contacts.ts';
import type { CodeTarget } from '../../codes/investor-codes.ts';
import type { ChangeRow } from './changes.repository.ts';
import { confirmingOf, partsOf, registeredContact } from './contact-parts.ts';
import type { ChangeFolio } from './folio.repository.ts';

interface ChangeTarget extends CodeTarget {
  readonly key: CodeKey;
  /** Whose code it is, as the investor reads it. */
  readonly label: string;
}

const channels = { CHANGEMOBILE: 'SMS', CHANGEEMAIL: 'EMAIL' } as const;

/**
 * A contact is changed with a code from the old and from the new one, or from the other registered one where the old
 * one is lost; a nomination with one from each registered.
 */
export function targetsOf(
  context: Pick<CallContext, 'messenger'>,
  change: ChangeRow,
  folio: Pick<ChangeFolio, 'mobile' | 'email'>,
): ChangeTarget[] {
  if (change.kind === 'NOMINATION') {
    return contactsOf(context, folio).map(({ channel, to }) => ({
      key: channel === 'SMS' ? ('mobile' as const) : ('email' as const),
      channel,
      to,
      label: channel === 'SMS' ? changeMessageTexts.codeToMobile : changeMessageTexts.codeToEmail,
    }));
  }
  const parts = partsOf(change);
  const changed = parts.map(({ kind }) => kind);
  const confirming = confirmingOf(context, folio, changed, change.terms.lost ?? null) ?? changed;
  const old = confirming.map((kind, place): ChangeTarget => {
    const part = parts.find((one) => one.kind === kind);
    const { name } = contactKindTexts[kind];
    return {
      key: place === 0 ? 'old' : 'old2',
      channel: channels[kind],
      to: part?.before ?? registeredContact(folio, kind) ?? '',
      label: part ? changeMessageTexts.codeToOld(name) : changeMessageTexts.codeToRegistered(name),
    };
  });
  const fresh = parts.map(
    ({ kind, value }, place): ChangeTarget => ({
      key: place === 0 ? 'new' : 'new2',
      channel: channels[kind],
      to: value,
      label: changeMessageTexts.codeToNew(contactKindTexts[kind].name),
    }),
  );
  return [...old, ...fresh];
}
