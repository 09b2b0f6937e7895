import type { RequestOf, ResponseOf } from '@hub/contract';
import type { refreshSession as refreshSessionCall } from '@hub/contract/calls/session/session-tokens';
import type { CallContext, Session } from '../../../calls/call-context.ts';
import { writeAudit } from '../../../db/audit-log.ts';
import type { Tx } from '../../../db/database.ts';
import { asSystem } from '../../../db/queries.ts';
import { distributorIn } from './distributor.repository.ts';
import {
  findRefreshToken,
  findSessionOf,
  goOn,
  type RefreshTokenRow,
  useRefreshToken,
} from './refresh-token.repository.ts';
import { hashOfToken, refreshExpiry } from './refresh-token.ts';
import { isDeleted, isMember, ranOut, sessionLimits, sessionOf } from './session.policy.ts';
import { revokeFamily } from './session.repository.ts';

/**
 * A refresh token is used once and answered with its successor. The successor follows from the token and the
 * server's secret, so a second use within this time (two tabs at once, a reply lost on the way) is answered the
 * very same successor and the chain never forks. Any later use is a stolen token: the whole family ends.
 */
const graceSeconds = 10;

type Ending =
  | 'refresh-reused'
  | 'user-deleted'
  | 'not-empanelled'
  | 'idle'
  | 'transaction-over'
  | 'lifetime-over';

type Outcome =
  | { readonly session: Session }
  | { readonly session: null; readonly isUserDeleted: boolean; readonly ended?: RefreshTokenRow };

const nothing = { session: null, isUserDeleted: false } as const;

async function endFamily(
  context: CallContext,
  tx: Tx,
  owner: RefreshTokenRow,
  reason: Ending,
): Promise<Outcome> {
  const { arn, sessionId } = owner;
  const { clock, ip, requestId } = context;
  const ended = await revokeFamily(tx, { arn, sessionId, reason, at: clock.now().toString() });
  if (ended) {
    await writeAudit(asSystem(tx), {
      arn,
      action: `session.${reason}`,
      subject: sessionId,
      address: ip,
      requestId,
    });
  }
  return { session: null, isUserDeleted: reason === 'user-deleted', ended: owner };
}

/** The session a token belongs to, if it and its user may still go on. `successor` is new, or null when repeated. */
async function sessionFor(
  context: CallContext,
  tx: Tx,
  owner: RefreshTokenRow,
  successor: string | null,
): Promise<Outcome> {
  const { config, brand, clock } = context;
  const now = clock.now();
  const found = await findSessionOf(tx, owner);
  if (found === null || found.isRevoked) return nothing;
  const distributor = distributorIn(found);
  if (distributor === null || isDeleted(distributor)) return endFamily(context, tx, owner, 'user-deleted');
  if (!isMember(distributor)) return endFamily(context, tx, owner, 'not-empanelled');
  const over = ranOut(found, sessionLimits(config, now));
  if (over !== null) return endFamily(context, tx, owner, over);
  const saved =
    successor === null ? null : { hash: hashOfToken(successor), expiresAt: refreshExpiry(config, now) };
  await goOn(tx, owner, now.toString(), saved);
  return { session: sessionOf(distributor, owner.sessionId, brand, found.scope) };
}

async function rotate(context: CallContext, tx: Tx, token: string, successor: string): Promise<Outcome> {
  const now = context.clock.now();
  const used = await useRefreshToken(tx, hashOfToken(token), now.toString());
  if (used !== null) return sessionFor(context, tx, used, successor);
  const existing = await findRefreshToken(tx, hashOfToken(token), hashOfToken(successor));
  if (existing === null || existing.usedAt === null) return nothing;
  const graceEnds = Temporal.Instant.from(existing.usedAt).add({ seconds: graceSeconds });
  if (Temporal.Instant.compare(now, graceEnds) <= 0 && !existing.successorUsed) {
    return sessionFor(context, tx, existing, null);
  }
  return endFamily(context, tx, existing, 'refresh-reused');
}

/** A null token ends the session on the device (Spec §4). */
export async function refreshSession(
  context: CallContext,
  { refreshToken }: RequestOf<typeof refreshSessionCall>,
): Promise<ResponseOf<typeof refreshSessionCall>> {
  const successor = context.security.digest('refresh', refreshToken).toString('base64url');
  const outcome = await context.db.transaction('system', (tx) =>
    rotate(context, tx, refreshToken, successor),
  );
  if (outcome.session === null) {
    const { ended } = outcome;
    if (ended !== undefined) context.security.forgetSession(ended.arn, ended.sessionId);
    return { token: null, isUserDeleted: outcome.isUserDeleted, refreshToken: null };
  }
  const token = await context.security.issueToken('hub', outcome.session);
  return { token, isUserDeleted: false, refreshToken: successor };
}
