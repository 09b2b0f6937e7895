import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** The unguessable part of a payment page's address. It follows from the reference, so nothing is kept. */
export interface PageTokens {
  of(reference: string): string;
  isOf(reference: string, token: string): boolean;
}

const bytes = 16;

export function pageTokens(key: Uint8Array): PageTokens {
  const digest = (reference: string) =>
    createHmac('sha256', key).update(reference).digest().subarray(0, bytes);
  return {
    of: (reference) => digest(reference).toString('hex'),
    isOf(reference, token) {
      if (!/^[0-9a-f]{32}$/.test(token)) return false;
      return timingSafeEqual(digest(reference), Buffer.from(token, 'hex'));
    },
  };
}

/** Of one kind of page: each has a key of its own. */
export const pageKey = (secret: string, use: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `distributor-hub/${use}`, 32));
