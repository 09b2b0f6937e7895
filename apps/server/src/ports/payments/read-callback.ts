import { type CallbackTerms, checkSignature, isFresh } from './callback-signature.ts';
import { readEvent } from './gateway-event.ts';
import type { CallbackHeaders, OnNews, PaymentNews, ReadCallback } from './payments.ts';

interface Reader {
  readonly terms: CallbackTerms;
  readonly now: () => Temporal.Instant;
  /** Ours for the gateway's order; null when we made no such order. */
  readonly referenceOf: (order: string) => Promise<string | null>;
}

/** Signature first, then freshness, then the words: what nobody signed is not even parsed. */
export async function readCallback(
  { terms, now, referenceOf }: Reader,
  headers: CallbackHeaders,
  rawBody: Uint8Array,
): Promise<ReadCallback> {
  const signature = checkSignature(terms, headers, rawBody);
  if (!signature.isGood) return { kind: 'forged' };
  const event = readEvent(rawBody);
  if (event === null) return { kind: 'unreadable' };
  if (!isFresh(terms, signature.sentAt ?? event.at, now())) return { kind: 'forged' };
  if (event.news === null || event.news.order === null) return { kind: 'ignored' };
  const { order, ...news } = event.news;
  const existing = await referenceOf(order);
  // A refund has a reference of its own, once it is known to be of a payment of ours.
  const reference = existing === null ? null : (news.reference ?? existing);
  return reference === null
    ? { kind: 'ignored' }
    : { kind: 'news', news: { ...news, reference } satisfies PaymentNews };
}

export type TakeCallback = (headers: CallbackHeaders, rawBody: Uint8Array) => Promise<ReadCallback['kind']>;

/** The one way in for callbacks, whoever brings them. Rejects when the news could not be kept. */
export const takingCallbacks =
  (
    read: (headers: CallbackHeaders, rawBody: Uint8Array) => Promise<ReadCallback>,
    onNews: OnNews,
  ): TakeCallback =>
  async (headers, rawBody) => {
    const callback = await read(headers, rawBody);
    if (callback.kind === 'news') await onNews(callback.news);
    return callback.kind;
  };
