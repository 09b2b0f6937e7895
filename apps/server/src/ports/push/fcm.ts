import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import type { FcmConfig } from '../../config/config.ts';
import { type PushMessage, type PushOutcome, type PushService, pushLifeSeconds } from './push.ts';

const patienceMs = 10_000;
const scope = 'https://www.googleapis.com/auth/firebase.messaging';
/** Asked for again so long before it ends. */
const spareSeconds = 120;

const tokenReply = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const refusal = z.object({
  error: z.object({
    status: z.string().optional(),
    details: z
      .array(z.object({ '@type': z.string().optional(), errorCode: z.string().optional() }))
      .optional(),
  }),
});

/** A bearer of the service account, kept until shortly before it ends (OAuth 2, JWT bearer grant). */
function bearerOf({ clientEmail, privateKey, tokenUrl }: FcmConfig) {
  let held: { readonly token: string; readonly until: number } | null = null;
  return {
    forget: () => {
      held = null;
    },
    async get(): Promise<string> {
      const now = Math.floor(Date.now() / 1000);
      if (held !== null && held.until > now) return held.token;
      const assertion = await new SignJWT({ scope })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
        .setIssuer(clientEmail)
        .setAudience(tokenUrl)
        .setIssuedAt(now)
        .setExpirationTime(now + 3600)
        .sign(await importPKCS8(privateKey, 'RS256'));
      const response = await fetch(tokenUrl, {
        method: 'POST',
        body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      });
      const read = tokenReply.parse(await response.json());
      held = { token: read.access_token, until: now + read.expires_in - spareSeconds };
      return held.token;
    },
  };
}

const bodyOf = (token: string, { title, body, link, topic }: PushMessage) => ({
  message: {
    token,
    notification: { title, body },
    data: { smtDeeplink: link },
    android: {
      collapse_key: topic,
      ttl: `${pushLifeSeconds}s`,
      priority: 'NORMAL',
      notification: { tag: topic },
    },
  },
});

/** A token is dropped only on FCM's own word for it: a 400 may be about what we sent. */
function outcomeOf(status: number, reply: unknown): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 429 || status >= 500 || status === 401) return 'later';
  const read = refusal.safeParse(reply);
  const details = read.success ? (read.data.error.details ?? []) : [];
  const code = details.find((one) => one['@type']?.endsWith('FcmError'))?.errorCode;
  if (status === 404 && code === 'UNREGISTERED') return 'gone';
  const isAboutRequest = details.some((one) => one['@type']?.endsWith('BadRequest'));
  return status === 400 && code === 'INVALID_ARGUMENT' && !isAboutRequest ? 'gone' : 'refused';
}

/** Firebase Cloud Messaging, HTTP v1. */
export function fcmService(config: FcmConfig): PushService {
  const bearer = bearerOf(config);
  const url = `${config.url}/v1/projects/${encodeURIComponent(config.projectId)}/messages:send`;
  return {
    async send(token, message) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: { authorization: `Bearer ${await bearer.get()}`, 'content-type': 'application/json' },
          body: JSON.stringify(bodyOf(token, message)),
          redirect: 'error',
          signal: AbortSignal.timeout(patienceMs),
        });
        const reply: unknown = await response.json().catch(() => null);
        if (response.status === 401) bearer.forget();
        return outcomeOf(response.status, reply);
      } catch {
        return 'later';
      }
    },
  };
}
