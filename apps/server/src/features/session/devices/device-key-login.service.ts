import { createPublicKey, randomBytes, timingSafeEqual, verify } from 'node:crypto';
import { type RequestOf, type ResponseOf, texts } from '@hub/contract';
import type { biometricToken } from '@hub/contract/calls/session/session-devices';
import type { CallContext } from '../../../calls/call-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import { oneStatement } from '../../../db/queries.ts';
import { logInMember } from '../login/log-in.service.ts';
import { distributorIn } from '../sessions/distributor.repository.ts';
import { isMember } from '../sessions/session.policy.ts';
import {
  type ChallengedKey,
  isLiveKey,
  putChallenge,
  recordWrongAnswer,
  takeChallenge,
} from './device-key.repository.ts';
import { deviceKeyTries, pinHashOf } from './enrol-device-key.service.ts';

type Input = RequestOf<typeof biometricToken>;
type Reply = ResponseOf<typeof biometricToken>;

const challengeSeconds = 60;

/** One refusal for every reason: a key that is unknown, taken back or answered wrongly looks the same. */
const refused = (): Refusal => new Refusal('rule', texts.session.deviceKeyRefused);

/** The key's signature over the challenge's text, as WebCrypto makes it. */
function isSigned({ publicKey }: ChallengedKey, challenge: string, signature: string): boolean {
  const spki = Buffer.from(publicKey, 'base64url');
  const key = createPublicKey({ key: spki, format: 'der', type: 'spki' });
  const given = Buffer.from(signature, 'base64url');
  return verify('sha256', Buffer.from(challenge), { key, dsaEncoding: 'ieee-p1363' }, given);
}

function hasPin(context: CallContext, { pinHash, method }: ChallengedKey, { keyId, pin }: Input): boolean {
  if (method !== 'pin') return true;
  if (pinHash === null || pin === undefined) return false;
  return timingSafeEqual(Buffer.from(pinHashOf(context.security, keyId, pin)), Buffer.from(pinHash));
}

async function challengeFor({ db, clock }: CallContext, keyId: string): Promise<Reply> {
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = clock.now().add({ seconds: challengeSeconds }).toString();
  await putChallenge(oneStatement(db, 'system'), { keyId, challenge, expiresAt });
  return { status: 'challenge', challenge, expiresInSeconds: challengeSeconds };
}

async function answered(
  context: CallContext,
  input: Input,
  challenge: string,
  signature: string,
): Promise<Reply> {
  const { db, clock, ip, requestId } = context;
  const { keyId } = input;
  const queries = oneStatement(db, 'system');
  const at = clock.now().toString();
  const key = await takeChallenge(queries, { keyId, challenge, now: at });
  if (key === null) throw refused();
  const isRight = isSigned(key, challenge, signature) && hasPin(context, key, input);
  if (!isRight) {
    await recordWrongAnswer(queries, { arn: key.keyArn, keyId, at, address: ip, requestId });
    throw refused();
  }
  const distributor = distributorIn(key);
  if (distributor === null || !isMember(distributor)) throw refused();
  const { deviceId, deviceName, platform, method } = key;
  const device = { id: deviceId, name: deviceName ?? '', platform };
  const proof = { deviceKeyId: keyId, tries: deviceKeyTries };
  const login = { distributor, device, scope: 'full', by: method, proof } as const;
  const opened = await logInMember(context, login, key);
  if (opened === null) throw refused();
  return opened;
}

/** PIN and biometric login: a challenge first, then the session for whoever signs it with the device's key. */
export async function getBiometricToken(context: CallContext, input: Input): Promise<Reply> {
  const { config, db, ip } = context;
  const { keyId, challenge, signature } = input;
  const { otpPerAddressPerHour, otpPerArnPerHour } = config.limits;
  const { tries } = config.otp;
  // Nobody guesses the id of a key: who names one that there is counts by it, all others of an address together.
  const isLive = await isLiveKey(oneStatement(db, 'system'), keyId);
  await context.limit({
    ...(isLive
      ? { name: 'device-key', key: keyId, max: otpPerArnPerHour * tries }
      : { name: 'device-key-address', key: ip, max: otpPerAddressPerHour * tries }),
    windowSeconds: 3600,
  });
  if (challenge === undefined || signature === undefined) return challengeFor(context, keyId);
  return answered(context, input, challenge, signature);
}
