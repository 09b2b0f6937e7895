import { type RequestOf, type ResponseOf, texts } from '@hub/contract';
import type {
  getRelationshipManager as getRelationshipManagerCall,
  saveLoginDetails,
} from '@hub/contract/calls/session/session';
import { coverTexts } from '@hub/contract/relationship-managers/cover-texts';
import { serverTexts } from '@hub/contract/texts/server-texts';
import { formatDate, todayInIndia } from '@hub/domain';
import type { ChangeContext, SignedInContext } from '../../../calls/call-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import { writeAudit } from '../../../db/audit-log.ts';
import type { Tx } from '../../../db/database.ts';
import { asSystem, oneStatement } from '../../../db/queries.ts';
import { findRelationshipManager } from '../../relationship-managers/relationship-managers.public.ts';
import { insertLoginLog } from './login-log.repository.ts';
import { isOwnArn } from './session.policy.ts';
import { revokeFamily } from './session.repository.ts';

/** Spec §7, ARN_RMMapping: who looks after the distributor who asks. */
export async function getRelationshipManager(
  { db, session, brand, clock }: SignedInContext,
  { id }: RequestOf<typeof getRelationshipManagerCall>,
): Promise<ResponseOf<typeof getRelationshipManagerCall>> {
  if (!isOwnArn(session, id, brand)) throw new Refusal('forbidden', serverTexts.session.notYourArn);
  const today = todayInIndia(clock.now()).toString();
  const found = await findRelationshipManager(oneStatement(db, { arn: session.arn }), session.arn, today);
  if (found === null) throw new Refusal('not-found', texts.call.notFound);
  const { coversFor, until, ...manager } = found;
  if (coversFor === null || until === null) return manager;
  const lastDay = formatDate(Temporal.PlainDate.from(until));
  return { ...manager, availability: coverTexts.covers(coversFor, lastDay, manager.availability) };
}

/** The user log of Spec §7, with the campaign that brought the user (S3-43). */
export async function recordLogin(
  { session, ip, userAgent, clock }: ChangeContext,
  tx: Tx,
  details: RequestOf<typeof saveLoginDetails>,
): Promise<void> {
  await insertLoginLog(tx, {
    arn: session.arn,
    sessionId: session.sessionId,
    address: ip,
    details: { ...details, userAgent: userAgent.slice(0, 300) },
    at: clock.now().toString(),
  });
}

/** The web's "system logout" (S4-60): the session and all its refresh tokens end on the server. */
export async function logOut(context: ChangeContext, tx: Tx): Promise<void> {
  const { session, clock, ip, requestId, security, afterwards } = context;
  const { arn, sessionId } = session;
  afterwards(() => security.forgetSession(arn, sessionId));
  const at = clock.now().toString();
  if (!(await revokeFamily(tx, { arn, sessionId, reason: 'logout', at }))) return;
  await writeAudit(asSystem(tx), {
    arn,
    action: 'session.logout',
    subject: sessionId,
    address: ip,
    requestId,
  });
}
