import { wrongCodeWindows } from '../../../codes/wrong-codes.ts';
import type { Config } from '../../../config/config.ts';
import type { Tx } from '../../../db/database.ts';
import type { Queries } from '../../../db/queries.ts';
import { findFull, forgetCounts } from '../../../limits/limits.repository.ts';
import { forgetOtherDevices } from '../known-device/existing-device.repository.ts';
import { sessionLimits } from '../sessions/session.policy.ts';
import { endSessions, findLiveSessions } from '../sessions/session.repository.ts';
import { revokeOtherKeys } from './device-key.repository.ts';

/** Counts of wrong codes of strangers and of those who solved a challenge: what can shut an ARN to a new device. */
function lockCounts(arn: string, { limits }: Config, now: Temporal.Instant) {
  const strangers = wrongCodeWindows(now, {
    ...{ hour: limits.wrongOtpPerArnPerHour, day: limits.wrongOtpPerArnPerDay },
  });
  const solvers = wrongCodeWindows(now, {
    ...{ hour: limits.wrongOtpSolvedPerHour, day: limits.wrongOtpSolvedPerDay },
  });
  const counts = (windows: typeof strangers, bucket: string) =>
    Object.values(windows).map(({ prefix, start, max }) => ({
      key: prefix + bucket,
      windowStart: start,
      max,
    }));
  return [...counts(strangers, arn), ...counts(solvers, `solved:${arn}`)];
}

/** Whether wrong codes have shut the login of an ARN to strangers, or to whoever solves a challenge. */
export const isCodeLocked = async (
  system: Queries,
  arn: string,
  config: Config,
  now: Temporal.Instant,
): Promise<boolean> => (await findFull(system, lockCounts(arn, config, now))) !== null;

/** The counts begin again. Those of devices that are known are their own, and stay. */
export const liftCodeLock = (
  system: Queries,
  arn: string,
  config: Config,
  now: Temporal.Instant,
): Promise<void> => forgetCounts(system, lockCounts(arn, config, now));

/** Those of an ARN that can still go on, newest use first. */
export function openSessionsOf(queries: Queries, arn: string, config: Config, now: Temporal.Instant) {
  const { idleSince, startedSince, transactionsSince } = sessionLimits(config, now);
  return findLiveSessions(queries, arn, {
    used: { web: idleSince.web, native: idleSince.android },
    started: { web: startedSince.web, native: startedSince.android, transactions: transactionsSince },
  });
}

/** Every session of an ARN ends, every device is a stranger again and its key is taken back. */
export async function endAllSessions(tx: Tx, arn: string, now: Temporal.Instant): Promise<number> {
  const at = now.toString();
  // No session is kept.
  const sessionId = '';
  await revokeOtherKeys(tx, { arn, sessionId, at });
  await forgetOtherDevices(tx, { arn, sessionId });
  const ended = await endSessions(tx, { arn, except: sessionId }, at);
  return ended.length;
}
