import { type Call, callPath, EVENT_STREAM_TYPE, eventReader } from '@hub/contract';
import type { Config } from '../../config/config.ts';
import type { TestClient } from './test-client.ts';

export interface OpenEvents {
  readonly status: number;
  readonly headers: Headers;
  /** The next event's name; null when the stream has ended. */
  next(): Promise<string | null>;
  /** All that has come so far. */
  seen(): string;
  close(): Promise<void>;
}

/** Follows the events of a call over the network, as the app does. */
export async function openEvents(
  url: string,
  call: Call,
  { tokens }: TestClient,
  { brand }: Config,
): Promise<OpenEvents> {
  const leaving = new AbortController();
  const reply = await fetch(url + callPath(call, {}, brand.paths), {
    headers: {
      accept: EVENT_STREAM_TYPE,
      ...(tokens.hub !== null && { authorization: `Bearer ${tokens.hub}` }),
    },
    signal: leaving.signal,
  });
  const reader = reply.body?.getReader();
  const read = eventReader();
  const decoder = new TextDecoder();
  const names: string[] = [];
  let text = '';
  return {
    status: reply.status,
    headers: reply.headers,
    async next() {
      while (names.length === 0) {
        const part = await reader?.read();
        if (part?.value === undefined) return null;
        text += decoder.decode(part.value, { stream: true });
        names.push(...read(part.value));
      }
      return names.shift() ?? null;
    },
    seen: () => text,
    close: async () => leaving.abort(),
  };
}
