import { randomBytes } from 'node:crypto';
import type { LoginReply } from '@hub/contract/calls/session/session';
import type { CallContext } from '../../../calls/call-context.ts';
import { oneStatement, type Queries } from '../../../db/queries.ts';
import type { Acquaintance } from '../sessions/distributor.repository.ts';
import { newRefreshToken } from '../sessions/refresh-token.ts';
import { profileOf, sessionOf } from '../sessions/session.policy.ts';
import { openSession } from '../sessions/session.repository.ts';
import type { Login } from './login.ts';
import { newsOf, sendNotice } from './login-notice.ts';
import { hashOfDeviceToken } from './login-pass.ts';

/** Opens the session, tells of a login worth knowing, and hands out the tokens. Null when the proof is spent. */
export async function logInMember(
  context: CallContext,
  login: Login,
  existing: Acquaintance,
): Promise<LoginReply | null> {
  const { db, brand, security, clock, config, ip, requestId } = context;
  const { distributor, device, scope, by, proof } = login;
  const { arn } = distributor;
  const sessionId = randomBytes(16).toString('base64url');
  const refresh = newRefreshToken(config, clock.now());
  // A login for one transaction is made on somebody else's device, which must not be known after it.
  const deviceToken = scope === 'full' && device !== undefined ? randomBytes(32).toString('base64url') : null;
  const session = {
    arn,
    id: sessionId,
    scope,
    deviceId: device?.id ?? null,
    deviceName: device?.name ?? null,
    platform: device?.platform ?? 'web',
    address: ip,
    requestId,
    at: clock.now().toString(),
    refreshHash: refresh.hash,
    refreshExpiresAt: refresh.expiresAt,
    deviceTokenHash: deviceToken === null ? null : hashOfDeviceToken(security, deviceToken),
    by,
  };
  const open = (queries: Queries) => openSession(queries, session, proof);
  const news = newsOf(context, login, existing);
  // Most logins are no news: then all of it is one statement. News go out exactly when the session opens.
  const opened =
    news === null
      ? await open(oneStatement(db, 'system'))
      : await db.transaction('system', async (tx) => {
          if (!(await open(tx))) return false;
          await sendNotice(context, tx, { distributor, device, sessionId }, news);
          return true;
        });
  if (!opened) return null;
  const caller = sessionOf(distributor, sessionId, brand, scope);
  return {
    status: 'verified',
    token: await security.issueToken('hub', caller),
    refreshToken: refresh.token,
    sessionId,
    sessionKey: security.sessionKey(sessionId),
    profile: profileOf(distributor, caller, brand),
    ...(deviceToken !== null && { deviceToken }),
  };
}
