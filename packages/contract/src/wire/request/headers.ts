import type { Call } from '../../call/define-call.ts';

export const SECURITY_KEY_HEADER = 'security-key';
export const REQUEST_ID_HEADER = 'x-request-id';
/** Names one act of the user: however often it arrives, a `keyed` call runs once for it. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';
/** The OTM service's Basic credentials fill Authorization, so the session's token stands here. */
export const SESSION_HEADER = 'x-session-token';
/** What opens a call without a session: the token of an investor's link, or an applicant's pass. */
export const LINK_HEADER = 'x-link-token';

/** The stored tokens of Spec §3 that go into a header. */
export interface Tokens {
  readonly hub?: string | null;
  readonly plex?: string | null;
  readonly crm?: string | null;
}

/**
 * Which token a call carries. Plex and CRM have their own, fetched with the hub's.
 * A call may need none and still carries it while a session exists (readings 1).
 */
export function tokenKindOf(call: Call): keyof Tokens | null {
  if (call.withoutBearer === true) return null;
  if (call.auth === 'credentials') return 'hub';
  return call.service === 'plex' || call.service === 'crm' ? call.service : 'hub';
}

export interface HeaderValues {
  readonly tokens: Tokens;
  /** The fixed value the spec calls {key}. It never suffices alone. */
  readonly securityKey?: string;
  /** `user:password` of the OTM service, in base64. */
  readonly basic?: string;
  /** Of a `keyed` call; all others carry none. */
  readonly idempotencyKey?: string;
}

const idempotencyKey = /^[A-Za-z0-9_-]{16,64}$/;

/** Long enough that nobody meets another's by chance, and nothing that could mean something in a log or a table. */
export const isIdempotencyKey = (text: unknown): text is string =>
  typeof text === 'string' && idempotencyKey.test(text);

const linkToken = /^[0-9A-Za-z_-]{43}$/;

/** 256 random bits as base64url. */
export const isLinkToken = (text: unknown): text is string =>
  typeof text === 'string' && linkToken.test(text);

export function headersOf(call: Call, values: HeaderValues): Record<string, string> {
  const headers: Record<string, string> = {};
  const kind = tokenKindOf(call);
  const token = kind === null ? null : (values.tokens[kind] ?? null);
  if (call.auth === 'basic') {
    if (values.basic !== undefined) headers.authorization = `Basic ${values.basic}`;
    if (token !== null) headers[SESSION_HEADER] = token;
  } else if (token !== null) {
    headers.authorization = `Bearer ${token}`;
  }
  if (call.securityKey === true && values.securityKey !== undefined) {
    headers[SECURITY_KEY_HEADER] = values.securityKey;
  }
  if (call.repeat === 'keyed' && values.idempotencyKey !== undefined) {
    headers[IDEMPOTENCY_KEY_HEADER] = values.idempotencyKey;
  }
  return headers;
}
