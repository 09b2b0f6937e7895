import { z } from 'zod';

const base64url = /^[A-Za-z0-9_-]+={0,2}$/;

const schema = z.object({
  endpoint: z.string().max(2000),
  keys: z.object({
    /** A point on P-256, 65 bytes. */
    p256dh: z.string().length(87).regex(base64url),
    /** 16 bytes. */
    auth: z.string().length(22).regex(base64url),
  }),
});

type Subscription = z.infer<typeof schema>;

function isOf(origin: string, existing: string): boolean {
  const [scheme = '', domain] = existing.split('*');
  if (domain === undefined) return origin === existing;
  return (
    origin.startsWith(scheme) && origin.endsWith(domain) && /^[\w.-]+$/.test(origin.slice(scheme.length))
  );
}

/** What `PushSubscription.toJSON` gives, without what nobody needs; null for anything else. */
export function readSubscription(text: string, origins: readonly string[]): Subscription | null {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return null;
  }
  const read = schema.safeParse(given);
  if (!read.success) return null;
  const url = URL.parse(read.data.endpoint);
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (!origins.some((existing) => isOf(url.origin, existing))) return null;
  return { endpoint: url.href, keys: read.data.keys };
}
