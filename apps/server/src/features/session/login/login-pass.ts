import { type RequestOf, texts } from '@hub/contract';
import type { sendOtp } from '@hub/contract/calls/session/session';
import { isSolved } from '@hub/domain/session/proof-of-work';
import type { CallContext, Limit, Security } from '../../../calls/call-context.ts';
import { oneStatement } from '../../../db/queries.ts';
import { countOnce } from '../../../limits/limits.repository.ts';
import { findTrustedDevice } from '../known-device/existing-device.repository.ts';
import { readChallenge } from './challenge.ts';

/** A device that stayed away for so long is a stranger again. */
const trustedForDays = 180;

/**
 * Whose guesses count together. Strangers share one count per ARN, so anybody can use it up. Who solved a challenge,
 * and each device that has logged in before, counts apart and so is not locked out by strangers.
 */
export type Pass =
  | { readonly who: 'stranger'; readonly arn: null }
  | { readonly who: 'solved'; readonly arn: string }
  | { readonly who: 'device'; readonly arn: string; readonly deviceId: string };

const stranger: Pass = { who: 'stranger', arn: null };

export const hashOfDeviceToken = (security: Security, token: string): string =>
  security.digest('device', token).toString('base64url');

/** What a device shows to be counted apart from strangers. */
export type Shown = Pick<RequestOf<typeof sendOtp>, 'deviceToken' | 'solved'>;

async function solvedFor(context: CallContext, solved: NonNullable<Shown['solved']>): Promise<string | null> {
  const challenge = readChallenge(context, solved.challenge);
  if (challenge === null || !isSolved(challenge.work, solved.answers)) return null;
  const queries = oneStatement(context.db, 'system');
  const isFirst = await countOnce(
    queries,
    `challenge:${challenge.work.seed}`,
    challenge.expiresAt.toString(),
  );
  return isFirst ? challenge.arn : null;
}

/** What is shown decides how much is asked of the database, never whether the ARN exists. */
export async function passOf(context: CallContext, { deviceToken, solved }: Shown): Promise<Pass> {
  if (solved !== undefined) {
    const arn = await solvedFor(context, solved);
    if (arn !== null) return { who: 'solved', arn };
  }
  if (deviceToken === undefined) return stranger;
  const hash = hashOfDeviceToken(context.security, deviceToken);
  const since = context.clock
    .now()
    .subtract({ hours: 24 * trustedForDays })
    .toString();
  const device = await findTrustedDevice(oneStatement(context.db, 'system'), hash, since);
  return device === null ? stranger : { who: 'device', ...device };
}

/** The name of the pass's own count for this ARN. */
export function bucketOf(pass: Pass, arn: string): string {
  if (pass.arn !== arn) return arn;
  return pass.who === 'device' ? `device:${arn}:${pass.deviceId}` : `solved:${arn}`;
}

/**
 * The limit of the caller's address. None for a device that has logged in with this ARN before: it has counts of its
 * own, so that an office behind one address does not lock itself out. Its token is the proof, not its name.
 */
export const limitsOfAddress = (
  name: string,
  { ip }: Pick<CallContext, 'ip'>,
  { pass, arn }: { readonly pass: Pass; readonly arn: string },
  max: number,
): readonly Limit[] =>
  pass.who === 'device' && pass.arn === arn ? [] : [{ name, key: ip, max, windowSeconds: 3600 }];

/** A challenge helps whoever has not solved one for this ARN just now. */
export const helpFor = (pass: Pass, arn: string): Limit['fields'] =>
  pass.who === 'solved' && pass.arn === arn ? undefined : { solved: texts.field.solved };
