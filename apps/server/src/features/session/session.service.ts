import { type RequestOf, type ResponseOf, texts } from '@hub/contract';
import type { getRelationshipManager, saveLoginDetails } from '@hub/contract/calls/session';
import type { SignedInContext } from '../call-context.ts';
import { oneStatement } from '../queries.ts';
import { Refusal } from '../refusal.ts';
import { insertAudit, insertLoginLog } from './login-log.repository.ts';
import { findRelationshipManager } from './relationship-manager.repository.ts';
import { isOwnArn } from './session.policy.ts';
import { revokeFamily } from './session.repository.ts';

/** Spec §7, ARN_RMMapping: who looks after the distributor who asks. */
export async function relationshipManager(
  { db, session, brand }: SignedInContext,
  { id }: RequestOf<typeof getRelationshipManager>,
): Promise<ResponseOf<typeof getRelationshipManager>> {
  if (!isOwnArn(session, id, brand)) throw new Refusal('forbidden', texts.session.notYourArn);
  const found = await findRelationshipManager(oneStatement(db, { arn: session.arn }), session.arn);
  if (found === null) throw new Refusal('not-found', texts.call.notFound);
  return found;
}

/** The user log of Spec §7, with the campaign that brought the user (S3-43). */
export async function recordLogin(
  { db, session, ip, userAgent, clock }: SignedInContext,
  details: RequestOf<typeof saveLoginDetails>,
): Promise<void> {
  await insertLoginLog(oneStatement(db, { arn: session.arn }), {
    arn: session.arn,
    sessionId: session.sessionId,
    address: ip,
    details: { ...details, userAgent: userAgent.slice(0, 300) },
    at: clock.now().toString(),
  });
}

/** The web's "system logout" (S4-60): the session and all its refresh tokens end on the server. */
export async function logOut(context: SignedInContext): Promise<void> {
  const { db, session, clock, ip, requestId, security } = context;
  const { arn, sessionId } = session;
  await db.transaction({ arn }, async (tx) => {
    const at = clock.now().toString();
    if (!(await revokeFamily(tx, { arn, sessionId, reason: 'logout', at }))) return;
    await insertAudit(tx, { arn, action: 'session.logout', subject: sessionId, address: ip, requestId });
  });
  security.forgetSession(sessionId);
}
