import { randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Audience, Session } from '../../calls/call-context.ts';
import type { Clock } from '../../ports/clock/clock.ts';
import { boundedCache } from '../limits/bounded-cache.ts';

const audiences: readonly Audience[] = ['hub', 'plex', 'crm'];

interface VerifiedToken extends Session {
  readonly audience: Audience;
  readonly expiresAtMs: number;
}

export interface AccessTokens {
  issue(audience: Audience, session: Session): Promise<string>;
  /** Null for anything that is not ours, not for this service or past its time. At once when seen before. */
  verify(
    token: string,
    audience: Audience,
    nowMs: number,
  ): VerifiedToken | null | Promise<VerifiedToken | null>;
}

const typ = 'hub-access+jwt';
const maxTokenLength = 2048;
/** How far the clocks of two of our processes may be apart. A token from further in the future is nobody's. */
const clockSkewSeconds = 30;

export function accessTokens(options: {
  readonly key: Uint8Array;
  /** Part of the issuer: a token of the demo is worth nothing in production. */
  readonly environment: string;
  readonly lifetimeSeconds: number;
  readonly clock: Clock;
}): AccessTokens {
  const issuer = `distributor-hub/${options.environment}`;
  // Imported once: a raw key would be imported anew for every token.
  const key = globalThis.crypto.subtle.importKey(
    'raw',
    new Uint8Array(options.key),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  // Verifying a signature costs more than the rest of a call. A token's text never changes its meaning,
  // so each process checks each token once.
  const seen = boundedCache<VerifiedToken>(10_000);

  const usable = (token: VerifiedToken, audience: Audience, nowMs: number) =>
    token.audience === audience && nowMs < token.expiresAtMs ? token : null;

  async function check(text: string, audience: Audience, nowMs: number): Promise<VerifiedToken | null> {
    const token = await verifiedToken(text, await key, issuer, new Date(nowMs));
    if (token === null) return null;
    seen.set(text, token);
    return usable(token, audience, nowMs);
  }

  return {
    async issue(audience, session) {
      const issuedAt = Math.floor(options.clock.now().epochMilliseconds / 1000);
      return new SignJWT({
        sid: session.sessionId,
        arn: session.arn,
        type: session.type,
        emp: session.isEmployee,
        int: session.internalTeam,
        tx: session.transactionOnly,
      })
        .setProtectedHeader({ alg: 'HS256', typ })
        .setIssuer(issuer)
        .setAudience(audience)
        .setJti(randomBytes(12).toString('base64url'))
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + options.lifetimeSeconds)
        .sign(await key);
    },
    verify(text, audience, nowMs) {
      const token = seen.get(text);
      if (token !== undefined) return usable(token, audience, nowMs);
      if (text.length > maxTokenLength) return null;
      return check(text, audience, nowMs);
    },
  };
}

async function verifiedToken(
  text: string,
  key: CryptoKey,
  issuer: string,
  currentDate: Date,
): Promise<VerifiedToken | null> {
  try {
    const { payload } = await jwtVerify(text, key, {
      algorithms: ['HS256'],
      typ,
      issuer,
      audience: [...audiences],
      requiredClaims: ['exp', 'iat', 'jti', 'sid', 'arn', 'type'],
      currentDate,
    });
    const audience = audiences.find((name) => name === payload.aud);
    const { sid, arn, type, exp, iat } = payload;
    if (audience === undefined || exp === undefined || iat === undefined) return null;
    if (iat > currentDate.getTime() / 1000 + clockSkewSeconds) return null;
    if (typeof sid !== 'string' || typeof arn !== 'string') return null;
    if (type !== 'IFA_USER' && type !== 'NON_IFA_USER') return null;
    return {
      sessionId: sid,
      arn,
      type,
      isEmployee: payload.emp === true,
      internalTeam: payload.int === true,
      transactionOnly: payload.tx === true,
      audience,
      expiresAtMs: exp * 1000,
    };
  } catch {
    return null;
  }
}
