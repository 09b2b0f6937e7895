import { createHash, randomBytes } from 'node:crypto';
import type { RequestOf, ResponseOf } from '@hub/contract';
import type { refreshSession } from '@hub/contract/calls/session';
import type { Tx } from '../../db/database.ts';
import type { CallContext, Session } from '../call-context.ts';
import {
  findRefreshToken,
  insertRefreshToken,
  type RefreshTokenRow,
  touchSession,
  useRefreshToken,
} from './refresh-token.repository.ts';
import { mayLogIn, sessionOf } from './session.policy.ts';
import { findDistributor, insertAudit, revokeFamily } from './session.repository.ts';

/**
 * A refresh token is used once and answered with its successor. The successor follows from the token and the
 * server's secret, so a second use within this time (two tabs at once, a reply lost on the way) is answered the
 * very same successor and the chain never forks. Any later use is a stolen token: the whole family ends.
 */
const graceSeconds = 10;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const successorOf = (context: CallContext, token: string): string =>
  context.security.digest('refresh', token).toString('base64url');

async function keep(
  context: CallContext,
  tx: Tx,
  { arn, sessionId }: RefreshTokenRow,
  token: string,
): Promise<void> {
  const now = context.clock.now();
  await insertRefreshToken(tx, {
    arn,
    sessionId,
    hash: hashOf(token),
    at: now.toString(),
    expiresAt: now.add({ seconds: context.config.tokens.refreshSeconds }).toString(),
  });
}

/** The first token of a session, for the log-in that opens it. */
export async function firstRefreshToken(
  context: CallContext,
  tx: Tx,
  owner: RefreshTokenRow,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await keep(context, tx, owner, token);
  return token;
}

async function endFamily(
  context: CallContext,
  tx: Tx,
  { arn, sessionId }: RefreshTokenRow,
  reason: 'refresh-reused' | 'user-deleted',
): Promise<void> {
  const { clock, ip, requestId } = context;
  const ended = await revokeFamily(tx, { arn, sessionId, reason, at: clock.now().toString() });
  if (!ended) return;
  await insertAudit(tx, { arn, action: `session.${reason}`, subject: sessionId, address: ip, requestId });
}

type Outcome =
  | { readonly session: Session }
  | { readonly session: null; readonly isUserDeleted: boolean; readonly endedId?: string };

const nothing = { session: null, isUserDeleted: false } as const;

/** The session a used token belongs to, if its user may still come in. */
async function sessionFor(context: CallContext, tx: Tx, owner: RefreshTokenRow): Promise<Outcome> {
  if (!(await touchSession(tx, owner, context.clock.now().toString()))) return nothing;
  const distributor = await findDistributor(tx, owner.arn);
  if (distributor === null || !mayLogIn(distributor, null)) {
    await endFamily(context, tx, owner, 'user-deleted');
    return { session: null, isUserDeleted: true, endedId: owner.sessionId };
  }
  return { session: sessionOf(distributor, owner.sessionId, context.brand) };
}

async function rotate(context: CallContext, tx: Tx, token: string, successor: string): Promise<Outcome> {
  const now = context.clock.now();
  const used = await useRefreshToken(tx, hashOf(token), now.toString());
  if (used !== null) {
    const outcome = await sessionFor(context, tx, used);
    if (outcome.session !== null) await keep(context, tx, used, successor);
    return outcome;
  }
  const known = await findRefreshToken(tx, hashOf(token), hashOf(successor));
  if (known === null || known.usedAt === null) return nothing;
  const graceEnds = Temporal.Instant.from(known.usedAt).add({ seconds: graceSeconds });
  if (Temporal.Instant.compare(now, graceEnds) <= 0 && !known.successorUsed) {
    return sessionFor(context, tx, known);
  }
  await endFamily(context, tx, known, 'refresh-reused');
  return { ...nothing, endedId: known.sessionId };
}

/** A null token ends the session on the device (Spec §4). */
export async function refresh(
  context: CallContext,
  { refreshToken }: RequestOf<typeof refreshSession>,
): Promise<ResponseOf<typeof refreshSession>> {
  const successor = successorOf(context, refreshToken);
  const outcome = await context.db.transaction('system', (tx) =>
    rotate(context, tx, refreshToken, successor),
  );
  if (outcome.session === null) {
    if (outcome.endedId !== undefined) context.security.forgetSession(outcome.endedId);
    return { token: null, isUserDeleted: outcome.isUserDeleted, refreshToken: null };
  }
  const token = await context.security.issueToken('hub', outcome.session);
  return { token, isUserDeleted: false, refreshToken: successor };
}
