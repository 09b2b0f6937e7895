import type { CodeKey } from '@hub/contract/calls/changes/changes';
import { changeMessageTexts } from '@hub/contract/changes/change-message-texts';
import { contactKindTexts } from '@hub/contract/changes/contact-texts';
import type { CallContext } from '../../calls/call-context.ts';
import { contactsOf } from '../../client-messages/contacts.ts';
import type { CodeTarget } from '../../codes/investor-codes.ts';
import type { ChangeRow } from './changes.repository.ts';
import type { ChangeFolio } from './folio.repository.ts';

interface ChangeTarget extends CodeTarget {
  readonly key: CodeKey;
  /** Whose code it is, as the investor reads it. */
  readonly label: string;
}

/** A contact is changed with a code from the old and from the new one; a nomination with one from each registered. */
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
  const channel = change.kind === 'CHANGEMOBILE' ? 'SMS' : 'EMAIL';
  const { name } = contactKindTexts[change.kind];
  return [
    { key: 'old', channel, to: change.before.value, label: changeMessageTexts.codeToOld(name) },
    { key: 'new', channel, to: change.terms.value, label: changeMessageTexts.codeToNew(name) },
  ];
}
