import { randomUUID } from 'node:crypto';
import { type RequestOf, type ResponseOf, texts } from '@hub/contract';
import type { getChallenge, sendOtp, startPreLogin } from '@hub/contract/calls/session';
import { type Arn, maskContact } from '@hub/domain';
import { oneStatement } from '../../db/queries.ts';
import type { Message } from '../../ports/messenger/messenger.ts';
import type { CallContext, Limit } from '../call-context.ts';
import { malformed } from '../refusal.ts';
import { newChallenge } from './challenge.ts';
import { chosen, contactsOf } from './contacts.ts';
import { findDistributor } from './distributor.repository.ts';
import { bucketOf, helpFor, type Pass, passOf } from './login-pass.ts';
import { insertOtpRequest, type NewOtpRequest } from './otp.repository.ts';
import { hashOfCode, newCode, newSalt } from './otp-code.ts';
import { otpMessage } from './otp-message.ts';
import { readArn } from './session.policy.ts';

const hour = 3600;

function arnIn(context: CallContext, text: string): Arn {
  const arn = readArn(text, context.brand);
  if (arn === null) throw malformed({ arn: texts.field.arn });
  return arn;
}

/** The count of the ARN that strangers share, or the asker's own, which is half of it. */
function limitOfArn(name: string, pass: Pass, arn: Arn, max: number): Limit {
  const isOwn = pass.arn === arn;
  const fields = helpFor(pass, arn);
  return {
    name,
    key: bucketOf(pass, arn),
    max: isOwn ? Math.ceil(max / 2) : max,
    windowSeconds: hour,
    message: texts.session.otpTooMany,
    ...(fields && { fields }),
  };
}

/** Looking costs nobody an SMS, so one may look more often than ask. */
function limitsOnLooking({ config, ip }: CallContext, arn: Arn, pass: Pass): Limit[] {
  const { otpPerAddressPerHour, otpPerArnPerHour } = config.limits;
  return [
    { name: 'prelogin-address', key: ip, max: 2 * otpPerAddressPerHour, windowSeconds: hour },
    limitOfArn('prelogin-arn', pass, arn, 10 * otpPerArnPerHour),
  ];
}

function limitsOnSending({ config, ip }: CallContext, arn: Arn, pass: Pass): Limit[] {
  const { limits, otp } = config;
  return [
    { name: 'otp-address', key: ip, max: limits.otpPerAddressPerHour, windowSeconds: hour },
    limitOfArn('otp-arn', pass, arn, limits.otpPerArnPerHour),
    // The screen counts the wait down; here it keeps an hour's codes from going out in one minute.
    ...(otp.resendAfterSeconds === 0
      ? []
      : [
          {
            name: 'otp-resend',
            key: bucketOf(pass, arn),
            max: Math.ceil(limits.otpPerArnPerHour / 5),
            windowSeconds: otp.resendAfterSeconds,
            message: texts.session.otpTooSoon,
          },
        ]),
  ];
}

/** Where a code would go. Who asks learns nothing about an ARN: an unknown one has contacts too. */
export async function getContacts(
  context: CallContext,
  input: RequestOf<typeof startPreLogin>,
): Promise<ResponseOf<typeof startPreLogin>> {
  const arn = arnIn(context, input.arn);
  await context.limit(...limitsOnLooking(context, arn, await passOf(context, input)));
  const distributor = await findDistributor(oneStatement(context.db, 'system'), arn);
  const { list } = contactsOf(context, arn, distributor);
  return { contacts: list.map(({ channel, to }) => ({ channel, maskedTarget: maskContact(to) })) };
}

class Undone extends Error {}

/**
 * Keeps the request and sends its message, both or neither. For a contact that is not real the message is made all
 * the same and undone: as many statements, round trips and commits, in another order.
 */
async function keepAndSend(
  { db, messenger }: CallContext,
  request: NewOtpRequest,
  message: Message,
  isReal: boolean,
): Promise<void> {
  const sent = db.transaction('system', async (tx) => {
    if (isReal) await insertOtpRequest(tx, request);
    await messenger.send(tx, message);
    if (!isReal) throw new Undone();
  });
  if (isReal) return sent;
  await sent.catch((error) => {
    if (!(error instanceof Undone)) throw error;
  });
  await insertOtpRequest(oneStatement(db, 'system'), request);
}

/** Sends a code. An unknown ARN costs the same and looks the same: its code is made, kept and goes nowhere. */
export async function requestOtp(
  context: CallContext,
  input: RequestOf<typeof sendOtp>,
): Promise<ResponseOf<typeof sendOtp>> {
  const arn = arnIn(context, input.arn);
  await context.limit(...limitsOnSending(context, arn, await passOf(context, input)));
  const { brand, config, security } = context;
  const { tries, resendAfterSeconds, expiresInSeconds } = config.otp;
  const loginAs = input.loginAs ?? null;
  const distributor = await findDistributor(oneStatement(context.db, 'system'), arn);
  const contacts = contactsOf(context, arn, distributor);
  const { channel, to } = chosen(contacts, input.channel);
  const id = randomUUID();
  const salt = newSalt();
  const code = newCode();
  const now = context.clock.now();
  const request = {
    id,
    arn,
    codeHash: hashOfCode(security, id, salt, code),
    salt,
    channel,
    targetMasked: maskContact(to),
    loginAs,
    tries,
    at: now.toString(),
    expiresAt: now.add({ seconds: expiresInSeconds }).toString(),
  };
  const message = otpMessage(brand, { channel, to, arn, code, seconds: expiresInSeconds });
  await keepAndSend(context, request, message, contacts.isReal);
  return {
    status: 'sent' as const,
    requestId: id,
    maskedTarget: request.targetMasked,
    channel,
    resendAfterSeconds,
    expiresInSeconds,
  };
}

/** Counted per address only: a count per ARN would lock out whom the challenge is for. */
export async function createChallenge(
  context: CallContext,
  input: RequestOf<typeof getChallenge>,
): Promise<ResponseOf<typeof getChallenge>> {
  const arn = arnIn(context, input.arn);
  const max = 2 * context.config.limits.otpPerAddressPerHour;
  await context.limit({ name: 'challenge-address', key: context.ip, max, windowSeconds: hour });
  return newChallenge(context, arn);
}
