import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf } from '@hub/contract';
import type { sendOtp } from '@hub/contract/calls/session/session';
import { codeTexts } from '@hub/contract/session/code-texts';
import { type Arn, maskForStranger } from '@hub/domain';
import type { LoginKind } from '@hub/domain/session/login-kinds';
import type { CallContext, Limit } from '../../calls/call-context.ts';
import { hashOfCode, hashOfContact, newCode, newSalt } from '../../codes/code.ts';
import { type CodePurpose, insertCodes, type NewCode } from '../../codes/otp.repository.ts';
import { oneStatement } from '../../db/queries.ts';
import type { Message } from '../../ports/messenger/messenger.ts';
import { type Contacts, chosen } from './contacts/contacts.ts';
import { bucketOf, helpFor, limitsOfAddress, type Pass, passOf, type Shown } from './login/login-pass.ts';
import { otpMessage } from './otp-message.ts';

const hour = 3600;

/** The count of the ARN that strangers share, or the asker's own, which is half of it. */
export function limitOfArn(name: string, pass: Pass, arn: Arn, max: number): Limit {
  const isOwn = pass.arn === arn;
  const fields = helpFor(pass, arn);
  return {
    name,
    key: bucketOf(pass, arn),
    max: isOwn ? Math.ceil(max / 2) : max,
    windowSeconds: hour,
    message: codeTexts.tooMany,
    ...(fields && { fields }),
  };
}

/** Codes of one purpose do not use up those of another. */
const counts: Readonly<Record<CodePurpose, string>> = {
  login: 'otp',
  empanelment: 'empanelment-otp',
  'empanelment-sign': 'signing-otp',
  'invoice-sign': 'invoice-otp',
};

/** Before anything is looked up: whoever asks too often learns nothing and costs nothing. */
export async function limitSending(
  context: CallContext,
  arn: Arn,
  purpose: CodePurpose,
  shown: Shown,
): Promise<void> {
  const pass = await passOf(context, shown);
  const { limits, otp } = context.config;
  const name = counts[purpose];
  await context.limit(
    ...limitsOfAddress('otp-address', context, { pass, arn }, limits.otpPerAddressPerHour),
    limitOfArn(`${name}-arn`, pass, arn, limits.otpPerArnPerHour),
    // The screen counts the wait down; here it keeps an hour's codes from going out in one minute.
    ...(otp.resendAfterSeconds === 0
      ? []
      : [
          {
            name: `${name}-resend`,
            key: bucketOf(pass, arn),
            max: Math.ceil(limits.otpPerArnPerHour / 5),
            windowSeconds: otp.resendAfterSeconds,
            message: codeTexts.tooSoon,
          },
        ]),
  );
}

class Undone extends Error {}

/**
 * Keeps the request and sends its message, both or neither. For a contact that is not real the message is made all
 * the same and undone: as many statements, round trips and commits, in another order.
 */
async function saveAndSend(
  { db, messenger }: CallContext,
  request: NewCode,
  message: Message,
  isReal: boolean,
): Promise<void> {
  const sent = db.transaction('system', async (tx) => {
    if (isReal) await insertCodes(tx, [request]);
    await messenger.send(tx, message);
    if (!isReal) throw new Undone();
  });
  if (isReal) return sent;
  await sent.catch((error) => {
    if (!(error instanceof Undone)) throw error;
  });
  await insertCodes(oneStatement(db, 'system'), [request]);
}

interface RequestedCode {
  readonly arn: Arn;
  readonly purpose: CodePurpose;
  readonly contacts: Contacts;
  readonly channel: RequestOf<typeof sendOtp>['channel'];
  readonly loginAs: LoginKind | null;
}

/** Sends a code. To a contact that is not real it costs the same and looks the same: it is made, kept and goes nowhere. */
export async function sendCode(
  context: CallContext,
  { arn, purpose, contacts, channel: wanted, loginAs }: RequestedCode,
): Promise<ResponseOf<typeof sendOtp>> {
  const { brand, config, security } = context;
  const { tries, resendAfterSeconds, expiresInSeconds } = config.otp;
  const { channel, to } = chosen(contacts, wanted);
  const id = randomUUID();
  const salt = newSalt();
  const code = newCode();
  const now = context.clock.now();
  const request = {
    id,
    arn,
    purpose,
    codeHash: hashOfCode(security, id, salt, code),
    salt,
    channel,
    targetMasked: maskForStranger(channel, to),
    contactHash: hashOfContact(security, salt, to),
    loginAs,
    tries,
    at: now.toString(),
    expiresAt: now.add({ seconds: expiresInSeconds }).toString(),
  };
  const message = otpMessage(brand, { purpose, channel, to, arn, code, seconds: expiresInSeconds });
  await saveAndSend(context, request, message, contacts.isReal);
  return {
    status: 'sent' as const,
    requestId: id,
    maskedTarget: request.targetMasked,
    channel,
    resendAfterSeconds,
    expiresInSeconds,
  };
}
