import { timingSafeEqual } from 'node:crypto';
import { texts } from '@hub/contract';
import type { CodeKey } from '@hub/contract/calls/changes/changes';
import { changeTexts } from '@hub/contract/changes/change-texts';
import { contactKindTexts } from '@hub/contract/changes/contact-texts';
import { todayInIndia } from '@hub/domain';
import type { CallContext, Security } from '../../calls/call-context.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { contactsOf } from '../../client-messages/contacts.ts';
import type { NoteWrong } from '../../codes/investor-guess.ts';
import type { Tx } from '../../db/database.ts';
import type { Channel } from '../../ports/messenger/messenger.ts';
import { findDistributorName } from '../transact/transact.public.ts';
import { changeTimes } from './change-times.ts';
import { type ChangeRow, countWrongCode } from './changes.repository.ts';
import type { ChangeFolio } from './folio.repository.ts';

interface CodeTarget {
  readonly key: CodeKey;
  readonly channel: Channel;
  readonly to: string;
  /** Whose code it is, as the investor reads it. */
  readonly label: string;
}

/** A contact is changed with a code from the old and from the new one; a nomination with one from each registered. */
export function targetsOf(
  context: Pick<CallContext, 'messenger'>,
  change: ChangeRow,
  folio: Pick<ChangeFolio, 'mobile' | 'email'>,
): CodeTarget[] {
  if (change.kind === 'NOMINATION') {
    return contactsOf(context, folio).map(({ channel, to }) => ({
      key: channel === 'SMS' ? ('mobile' as const) : ('email' as const),
      channel,
      to,
      label: channel === 'SMS' ? 'Code sent to your mobile number' : 'Code sent to your e-mail address',
    }));
  }
  const channel = change.kind === 'CHANGEMOBILE' ? 'SMS' : 'EMAIL';
  const { name } = contactKindTexts[change.kind];
  return [
    { key: 'old', channel, to: change.before.value, label: `Code sent to your present ${name}` },
    { key: 'new', channel, to: change.terms.value, label: `Code sent to the new ${name}` },
  ];
}

/** Keyed outside the database, and of this change, this contact and this sending only. */
export const hashOfCode = (
  security: Security,
  of: { readonly id: string; readonly key: CodeKey; readonly expiresAt: string },
  code: string,
): Buffer => security.digest('otp', `change:${of.id}:${of.key}:${of.expiresAt}:${code}`);

/** A wrong code is counted, so it is no error of the transaction. Every code must be right; each is looked at. */
export async function checkCodes(
  { security, clock }: Pick<CallContext, 'security' | 'clock'>,
  tx: Tx,
  { change, folio }: { readonly change: ChangeRow; readonly folio: ChangeFolio },
  keys: readonly CodeKey[],
  given: readonly { readonly key: CodeKey; readonly otp: string }[],
  noteWrong: NoteWrong,
): Promise<Refusal | null> {
  const now = clock.now();
  const { codeTries } = changeTimes(todayInIndia(now));
  const refused = (wrong: readonly CodeKey[], message: string) =>
    new Refusal('rule', message, { fields: Object.fromEntries(wrong.map((key) => [key, message])) });
  const { codes, codesExpireAt } = change;
  if (codes === null || codesExpireAt === null) return refused(keys, changeTexts.codesFirst);
  const expires = Temporal.Instant.from(codesExpireAt);
  if (Temporal.Instant.compare(now, expires) >= 0) return refused(keys, texts.session.otpExpired);
  if (change.tries >= codeTries) return refused(keys, texts.session.otpTooManyTries);
  const isRight = (key: CodeKey): boolean => {
    const stored = codes[key];
    const otp = given.find((one) => one.key === key)?.otp;
    if (stored === undefined || otp === undefined) return false;
    const wanted = Buffer.from(stored, 'base64url');
    return timingSafeEqual(
      hashOfCode(security, { id: change.id, key, expiresAt: `${expires}` }, otp),
      wanted,
    );
  };
  const wrong = keys.filter((key) => !isRight(key));
  if (wrong.length === 0) return null;
  await countWrongCode(tx, change.arn, change.id);
  await noteWrong(tx, folio, await findDistributorName(tx, change.arn));
  const left = codeTries - change.tries - 1;
  return refused(wrong, left === 0 ? texts.session.otpTooManyTries : changeTexts.codeWrong(left));
}
