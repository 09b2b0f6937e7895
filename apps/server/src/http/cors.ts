import type { Headers } from './wire/security-headers.ts';

/** Where Capacitor serves the native app from. A browser's page has our own origin and needs no permission. */
const nativeOrigins = new Set(['https://localhost', 'capacitor://localhost']);

const allowed = {
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-allow-headers':
    'authorization, content-type, idempotency-key, security-key, x-link-token, x-request-id, x-session-token',
  'access-control-expose-headers': 'content-disposition, retry-after, x-request-id',
  'access-control-max-age': '7200',
  vary: 'origin',
};

/**
 * The native shells call from an origin of their own. Tokens travel in headers and never in cookies, so a page
 * that is allowed to ask still has nothing to ask with. Null where no permission is needed, or none is given.
 */
export const corsHeaders = (origin: string | undefined): Headers | null =>
  origin !== undefined && nativeOrigins.has(origin)
    ? { ...allowed, 'access-control-allow-origin': origin }
    : null;
