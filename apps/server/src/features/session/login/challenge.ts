import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { ResponseOf } from '@hub/contract';
import type { getChallenge } from '@hub/contract/calls/session/session';
import type { Work } from '@hub/domain/session/proof-of-work';
import type { CallContext, Security } from '../../../calls/call-context.ts';

/** Long enough for a slow phone, too short to lay in a stock. */
const lifeSeconds = 120;
const parts = 16;

/** A challenge that we made and that is not over; whether it was used before, only the database knows. */
interface ReadChallenge {
  readonly arn: string;
  readonly work: Work;
  readonly expiresAt: Temporal.Instant;
}

const sign = (security: Security, text: string): Buffer => security.digest('challenge', text);

/** Nothing is kept until it comes back: its own text says whose it is, how hard, until when, and is signed. */
export function newChallenge(
  { security, clock, config }: CallContext,
  arn: string,
): ResponseOf<typeof getChallenge> {
  const work = { seed: randomBytes(16).toString('base64url'), parts, bits: config.limits.challengeBits };
  const expires = clock.now().epochMilliseconds + lifeSeconds * 1000;
  const text = `${arn}.${work.seed}.${work.bits}.${expires}`;
  const challenge = `${text}.${sign(security, text).toString('base64url')}`;
  return { challenge, work, expiresInSeconds: lifeSeconds };
}

export function readChallenge({ security, clock }: CallContext, challenge: string): ReadChallenge | null {
  const end = challenge.lastIndexOf('.');
  const text = challenge.slice(0, Math.max(end, 0));
  const given = Buffer.from(challenge.slice(end + 1), 'base64url');
  const wanted = sign(security, text);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  const [arn = '', seed = '', bits, expires] = text.split('.');
  const expiresAt = Temporal.Instant.fromEpochMilliseconds(Number(expires));
  if (Temporal.Instant.compare(expiresAt, clock.now()) <= 0) return null;
  return { arn, work: { seed, parts, bits: Number(bits) }, expiresAt };
}
