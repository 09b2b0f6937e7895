import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CallbackHeaders } from './payments.ts';

export interface CallbackTerms {
  readonly secret: string | Uint8Array;
  /** Lower case. Carries the HMAC-SHA256 in hex. */
  readonly signatureHeader: string;
  /** Lower case. Where there is one, the signature covers its text and then the body. */
  readonly timestampHeader: string | null;
  readonly maxAgeSeconds: number;
}

/** How far the bank's clock may be ahead of ours. */
const aheadSeconds = 300;

const hmac = (terms: CallbackTerms, timestamp: string, rawBody: Uint8Array) =>
  createHmac('sha256', terms.secret).update(timestamp).update(rawBody).digest();

/** The headers a callback is sent with. */
export function signCallback(
  terms: CallbackTerms & { readonly timestampHeader: string },
  rawBody: Uint8Array,
  now: Temporal.Instant,
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(now.epochMilliseconds / 1000));
  return {
    [terms.timestampHeader]: timestamp,
    [terms.signatureHeader]: hmac(terms, timestamp, rawBody).toString('hex'),
  };
}

type Signature =
  | { readonly isGood: false }
  | { readonly isGood: true; readonly sentAt: Temporal.Instant | null };

const bad: Signature = { isGood: false };

/** Whether the bank wrote this very body. `sentAt` is null where the signature covers no time. */
export function checkSignature(
  terms: CallbackTerms,
  headers: CallbackHeaders,
  rawBody: Uint8Array,
): Signature {
  const given = headers[terms.signatureHeader];
  if (typeof given !== 'string' || !/^[0-9a-f]{64}$/i.test(given)) return bad;
  const timestamp = terms.timestampHeader === null ? '' : headers[terms.timestampHeader];
  if (typeof timestamp !== 'string') return bad;
  if (!timingSafeEqual(hmac(terms, timestamp, rawBody), Buffer.from(given, 'hex'))) return bad;
  if (terms.timestampHeader === null) return { isGood: true, sentAt: null };
  const sentAt = timeOf(timestamp);
  return sentAt === null ? bad : { isGood: true, sentAt };
}

/** Seconds since 1970, or milliseconds as some gateways write them. */
function timeOf(timestamp: string): Temporal.Instant | null {
  if (/^\d{10}$/.test(timestamp)) return Temporal.Instant.fromEpochMilliseconds(Number(timestamp) * 1000);
  if (/^\d{13}$/.test(timestamp)) return Temporal.Instant.fromEpochMilliseconds(Number(timestamp));
  return null;
}

/** An old one may be somebody's copy; one of the future cannot be. */
export function isFresh(terms: CallbackTerms, sentAt: Temporal.Instant, now: Temporal.Instant): boolean {
  const age = (now.epochMilliseconds - sentAt.epochMilliseconds) / 1000;
  return age <= terms.maxAgeSeconds && age >= -aheadSeconds;
}
