import { randomUUID } from 'node:crypto';
import { clientMessageTexts } from '@hub/contract/client-messages/client-message-texts';
import { codeTexts } from '@hub/contract/session/code-texts';
import { maskContact } from '@hub/domain';
import type { CallContext } from '../calls/call-context.ts';
import type { Contact } from '../client-messages/contacts.ts';
import { countMessages } from '../client-messages/count-messages.ts';
import type { Tx } from '../db/database.ts';
import { hashOfCode, hashOfContact, isCode, newCode, newSalt } from './code.ts';
import { type Decision, insertCodes, returnTries, spendCodesOf, takeTries } from './otp.repository.ts';

interface CodeTerms {
  readonly minutes: number;
  readonly tries: number;
  readonly pauseSeconds: number;
}

/** Not again at once, and not too often in an hour, for one link. */
export const limitCodes = (
  { limit }: Pick<CallContext, 'limit'>,
  name: string,
  subject: string,
  { pauseSeconds, perHour, tooMany }: { pauseSeconds: number; perHour: number; tooMany: string },
): Promise<void> =>
  limit(
    {
      name: `${name}-pause`,
      key: subject,
      max: 1,
      windowSeconds: pauseSeconds,
      message: codeTexts.tooSoon,
    },
    { name, key: subject, max: perHour, windowSeconds: 3600, message: tooMany },
  );

/** A code whose contact has a name of the feature's own. */
export type CodeTarget = Contact & { readonly key: string };

/**
 * Sends a code of its own to each contact, and those sent before are good for nothing any more. The caller has locked
 * what is decided.
 */
export async function sendCodes(
  context: CallContext,
  tx: Tx,
  decision: Decision,
  targets: readonly CodeTarget[],
  { minutes, tries, pauseSeconds }: CodeTerms,
  textOf: (code: string) => string,
): Promise<{ readonly expiresAt: string; readonly nextAt: string }> {
  const { security, clock, brand, messenger } = context;
  const { arn } = decision;
  const purpose = `${decision.purpose}-otp` as const;
  const tooMany = await countMessages(context, tx, { arn, purpose }, targets);
  if (tooMany !== null) throw tooMany;
  const now = clock.now();
  const expiresAt = `${now.add({ minutes }).round('second')}`;
  const sent = targets.map((target) => ({ ...target, id: randomUUID(), salt: newSalt(), code: newCode() }));
  await spendCodesOf(tx, decision, `${now}`);
  await insertCodes(
    tx,
    sent.map(({ id, key, channel, to, salt, code }) => ({
      ...decision,
      id,
      contactKey: key,
      codeHash: hashOfCode(security, id, salt, code),
      salt,
      channel,
      targetMasked: maskContact(to),
      contactHash: hashOfContact(security, salt, to),
      loginAs: null,
      tries,
      at: `${now}`,
      expiresAt,
    })),
  );
  for (const { channel, to, code } of sent) {
    await messenger.send(tx, {
      channel,
      to,
      arn,
      purpose,
      expiresInSeconds: minutes * 60,
      ...(channel === 'EMAIL' ? { subject: clientMessageTexts.codeSubject(brand), mail: { code } } : {}),
      text: textOf(code),
    });
  }
  return { expiresAt, nextAt: `${now.add({ seconds: pauseSeconds })}` };
}

/** What speaks against the codes that were given, in words, and for which contacts. */
interface CodeFault {
  readonly message: string;
  readonly keys: readonly string[];
  /** False where there was nothing to try. */
  readonly isWrong: boolean;
}

interface CodeWords {
  readonly notSent: string;
  readonly wrong: (triesLeft: number) => string;
}

/** Looks at a code of each contact, in the transaction that decides: every one must be right, and each is looked at. */
export async function checkCodes(
  { security, clock }: Pick<CallContext, 'security' | 'clock'>,
  tx: Tx,
  decision: Decision,
  given: ReadonlyMap<string, string>,
  words: CodeWords,
): Promise<CodeFault | null> {
  const keys = [...given.keys()];
  const untried = (message: string): CodeFault => ({ message, keys, isWrong: false });
  const sent = await takeTries(tx, decision, `${clock.now()}`);
  const [first] = sent;
  if (first === undefined) return untried(words.notSent);
  if (first.isOver) return untried(codeTexts.expired);
  if (first.triesLeft === null) return untried(codeTexts.tooManyTries);
  const wrong = keys.filter((key) => {
    const stored = sent.find(({ contactKey }) => contactKey === key);
    return stored === undefined || !isCode(security, stored, given.get(key) ?? '');
  });
  if (wrong.length === 0) {
    await returnTries(tx, decision);
    return null;
  }
  const { triesLeft } = first;
  const message = triesLeft === 0 ? codeTexts.tooManyTries : words.wrong(triesLeft);
  return { message, keys: wrong, isWrong: true };
}
