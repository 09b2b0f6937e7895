import { randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { type RequestOf, type ResponseOf, texts } from '@hub/contract';
import type { LoginKind, sendOtp, validateSendOtp } from '@hub/contract/calls/session';
import { type Arn, maskContact } from '@hub/domain';
import type { Tx } from '../../db/database.ts';
import type { Channel } from '../../ports/messenger.ts';
import type { CallContext } from '../call-context.ts';
import { malformed, Refusal } from '../refusal.ts';
import { tellOfLogin } from './login-notice.ts';
import { hasNoTriesLeft, insertOtpRequest, markCodesUsed, takeTry, withoutEffect } from './otp.repository.ts';
import { otpMessage } from './otp-message.ts';
import { firstRefreshToken } from './refresh.service.ts';
import { mayLogIn, profileOf, readArn, sessionOf } from './session.policy.ts';
import { type Distributor, findDistributor, insertAudit, insertSession } from './session.repository.ts';

interface Contact {
  readonly channel: Channel;
  readonly to: string;
}

/** The best way to reach the distributor of those the messenger has. */
function contactOf(distributor: Distributor, channels: readonly Channel[]): Contact | null {
  const targets = { SMS: distributor.mobile, EMAIL: distributor.email };
  for (const channel of channels) {
    const to = targets[channel];
    if (to) return { channel, to };
  }
  return null;
}

/** An unknown ARN is answered with a contact of its own, the same each time it asks. */
function decoyContact(context: CallContext, arn: Arn): Contact {
  const digest = context.security.digest('decoy', arn);
  if (context.messenger.channels[0] === 'EMAIL') {
    return { channel: 'EMAIL', to: `${digest.toString('hex').slice(0, 12)}@gmail.com` };
  }
  const first = 6 + (digest.readUInt8(0) % 4);
  const rest = String(digest.readUIntBE(1, 6) % 1_000_000_000).padStart(9, '0');
  return { channel: 'SMS', to: `${first}${rest}` };
}

/** Six digits: the contract and the boxes on the screen take no other number. */
const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Keyed with a secret outside the database: whoever reads the table cannot try out a million codes. */
const hashOf = (context: CallContext, id: string, salt: string, code: string): Buffer =>
  context.security.digest('otp', `${id}:${salt}:${code}`);

async function limitSending(context: CallContext, arn: Arn): Promise<void> {
  const { limits, otp } = context.config;
  const hour = 3600;
  await context.limit({
    name: 'otp-address',
    key: context.ip,
    max: limits.otpPerAddressPerHour,
    windowSeconds: hour,
  });
  await context.limit({ name: 'otp-arn', key: arn, max: limits.otpPerArnPerHour, windowSeconds: hour });
  if (otp.resendAfterSeconds === 0) return;
  // The screen counts the wait down; here it keeps an hour's codes from going out in one minute.
  await context.limit({
    name: 'otp-resend',
    key: arn,
    max: Math.ceil(limits.otpPerArnPerHour / 5),
    windowSeconds: otp.resendAfterSeconds,
    message: texts.session.otpTooSoon,
  });
}

/** Sends a code. Who asks learns nothing about an ARN: an unknown one costs the same and looks the same. */
export async function requestOtp(
  context: CallContext,
  input: RequestOf<typeof sendOtp>,
): Promise<ResponseOf<typeof sendOtp>> {
  const arn = readArn(input.arn, context.brand);
  if (arn === null) throw malformed({ arn: texts.field.arn });
  await limitSending(context, arn);
  const { otp } = context.config;
  const loginAs = input.loginAs ?? null;
  const id = randomUUID();
  const salt = randomBytes(16).toString('base64url');
  const code = newCode();
  const now = context.clock.now();

  return context.db.transaction('system', async (tx) => {
    const distributor = await findDistributor(tx, arn);
    const known =
      distributor !== null && mayLogIn(distributor, loginAs)
        ? contactOf(distributor, context.messenger.channels)
        : null;
    const contact = known ?? decoyContact(context, arn);
    const targetMasked = maskContact(contact.to);
    const hash = known === null ? randomBytes(32) : hashOf(context, id, salt, code);
    await insertOtpRequest(tx, {
      id,
      arn,
      codeHash: hash.toString('base64url'),
      salt,
      channel: contact.channel,
      targetMasked,
      loginAs,
      tries: otp.tries,
      at: now.toString(),
      expiresAt: now.add({ seconds: otp.expiresInSeconds }).toString(),
    });
    const message = otpMessage(context.brand, { ...contact, arn, code, seconds: otp.expiresInSeconds });
    if (known === null) await withoutEffect(tx, () => context.messenger.send(tx, message));
    else await context.messenger.send(tx, message);
    return {
      status: 'sent' as const,
      requestId: id,
      maskedTarget: targetMasked,
      channel: contact.channel,
      resendAfterSeconds: otp.resendAfterSeconds,
      expiresInSeconds: otp.expiresInSeconds,
    };
  });
}

type Input = RequestOf<typeof validateSendOtp>;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const refused = (message: string): Refusal => new Refusal('rule', message);

/** The distributor who may come in with this code, or why not. The try is counted either way. */
async function checkCode(
  context: CallContext,
  tx: Tx,
  { requestId, otp }: Input,
): Promise<Distributor | Refusal> {
  const taken = await takeTry(tx, requestId, context.clock.now().toString());
  if (taken === null) {
    const spent = await hasNoTriesLeft(tx, requestId);
    return refused(spent ? texts.session.otpTooManyTries : texts.session.otpExpired);
  }
  const wanted = Buffer.from(taken.codeHash, 'base64url');
  const isRight = timingSafeEqual(hashOf(context, requestId, taken.salt, otp), wanted);
  const distributor = await findDistributor(tx, taken.arn);
  const loginAs = taken.loginAs as LoginKind | null;
  if (isRight && distributor !== null && mayLogIn(distributor, loginAs)) return distributor;
  return refused(taken.triesLeft === 0 ? texts.session.otpTooManyTries : texts.session.otpWrong);
}

async function openSession(context: CallContext, tx: Tx, distributor: Distributor, device: Input['device']) {
  const { brand, security, clock, ip, requestId } = context;
  const at = clock.now().toString();
  const sessionId = randomBytes(16).toString('base64url');
  const { arn } = distributor;
  await markCodesUsed(tx, arn, at);
  await tellOfLogin(tx, { arn, device, brand, at: clock.now() });
  await insertSession(tx, {
    arn,
    id: sessionId,
    deviceId: device?.id ?? null,
    deviceName: device?.name ?? null,
    platform: device?.platform ?? 'web',
    address: ip,
    at,
  });
  const refreshToken = await firstRefreshToken(context, tx, { arn, sessionId });
  await insertAudit(tx, { arn, action: 'session.login', subject: sessionId, address: ip, requestId });
  const session = sessionOf(distributor, sessionId, brand);
  return {
    session,
    refreshToken,
    sessionKey: security.sessionKey(sessionId),
    profile: profileOf(distributor, session, brand),
  };
}

export async function logIn(context: CallContext, input: Input): Promise<ResponseOf<typeof validateSendOtp>> {
  const { limits, otp } = context.config;
  await context.limit({
    name: 'otp-check-address',
    key: context.ip,
    max: limits.otpPerAddressPerHour * otp.tries,
    windowSeconds: 3600,
  });
  if (!uuid.test(input.requestId)) throw refused(texts.session.otpExpired);
  // A refusal is returned and not thrown: the counted try must stay when the transaction ends.
  const opened = await context.db.transaction('system', async (tx) => {
    const checked = await checkCode(context, tx, input);
    return checked instanceof Refusal ? checked : openSession(context, tx, checked, input.device);
  });
  if (opened instanceof Refusal) throw opened;
  const { session, refreshToken, sessionKey, profile } = opened;
  return {
    status: 'verified' as const,
    token: await context.security.issueToken('hub', session),
    refreshToken,
    sessionId: session.sessionId,
    sessionKey,
    profile,
  };
}
