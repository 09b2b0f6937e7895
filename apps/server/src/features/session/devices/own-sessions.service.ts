import { type RequestOf, type ResponseOf, texts } from '@hub/contract';
import type {
  endSession as endSessionCall,
  listSessions as listSessionsCall,
} from '@hub/contract/calls/session/session-devices';
import { serverTexts } from '@hub/contract/texts/server-texts';
import type { ChangeContext, SignedInContext } from '../../../calls/call-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import { writeAudit } from '../../../db/audit-log.ts';
import type { Tx } from '../../../db/database.ts';
import { asSystem } from '../../../db/queries.ts';
import { forgetDevices, forgetOtherDevices } from '../known-device/existing-device.repository.ts';
import { sessionLimits } from '../sessions/session.policy.ts';
import { type EndedSession, endSessions, findLiveSessions } from '../sessions/session.repository.ts';
import { findDeviceKeys, revokeKeysOf, revokeOtherKeys } from './device-key.repository.ts';

/** Where the distributor is signed in, and what could sign in again. */
export async function listSessions({
  db,
  session,
  config,
  clock,
}: SignedInContext): Promise<ResponseOf<typeof listSessionsCall>> {
  const { arn, sessionId } = session;
  const { idleSince, startedSince, transactionsSince } = sessionLimits(config, clock.now());
  const since = {
    used: { web: idleSince.web, native: idleSince.android },
    started: { web: startedSince.web, native: startedSince.android, transactions: transactionsSince },
  };
  return db.transaction({ arn }, async (tx) => {
    const sessions = await findLiveSessions(tx, arn, since);
    return {
      sessions: sessions.map((one) => ({ ...one, current: one.id === sessionId })),
      deviceKeys: await findDeviceKeys(tx, arn),
    };
  });
}

/** A device that may be in other hands: its keys are taken back, and it counts as a stranger. */
export async function distrustDevices(
  tx: Tx,
  {
    arn,
    deviceIds,
    at,
  }: { readonly arn: string; readonly deviceIds: readonly string[]; readonly at: string },
): Promise<void> {
  await revokeKeysOf(tx, { arn, deviceIds, at });
  await forgetDevices(tx, { arn, deviceIds });
}

async function endOne(context: ChangeContext, tx: Tx, id: string, at: string): Promise<EndedSession[]> {
  const { arn } = context.session;
  const ended = await endSessions(tx, { arn, only: id }, at);
  if (ended.length === 0) throw new Refusal('not-found', texts.call.notFound);
  const deviceIds = ended.flatMap(({ deviceId }) => (deviceId === null ? [] : [deviceId]));
  await distrustDevices(tx, { arn, deviceIds, at });
  return ended;
}

async function endOthers(context: ChangeContext, tx: Tx, at: string): Promise<EndedSession[]> {
  const { arn, sessionId } = context.session;
  await revokeOtherKeys(tx, { arn, sessionId, at });
  await forgetOtherDevices(tx, { arn, sessionId });
  return endSessions(tx, { arn, except: sessionId }, at);
}

/**
 * Signs out one device, or all others. A device that is signed out from elsewhere may be lost, so its key is taken
 * back as well: it comes in again only with a code, and counts as a stranger until then.
 */
export async function endSession(
  context: ChangeContext,
  tx: Tx,
  { id }: RequestOf<typeof endSessionCall>,
): Promise<ResponseOf<typeof endSessionCall>> {
  const { session, clock, ip, requestId, security, afterwards } = context;
  const { arn, sessionId } = session;
  if (id === sessionId) throw new Refusal('rule', serverTexts.session.notThisSession);
  const at = clock.now().toString();
  const ended = id === undefined ? await endOthers(context, tx, at) : await endOne(context, tx, id, at);
  const details = { ended: ended.length, allOthers: id === undefined };
  const action = 'session.ended';
  await writeAudit(asSystem(tx), { arn, action, subject: id ?? sessionId, details, address: ip, requestId });
  afterwards(() => {
    for (const one of ended) security.forgetSession(arn, one.id);
  });
  return { ended: ended.length };
}
