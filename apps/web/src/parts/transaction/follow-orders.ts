import { eventReader, HEARTBEAT_MS } from '@hub/contract';
import { orderNews } from '@hub/contract/calls/transact/transact-records';
import type { Api } from '../../lib/api/api.ts';
import type { Timers } from '../../lib/time/timers.ts';
import { type NewsWatch, watchForNews } from './watch-for-news.ts';

/** Two heartbeats: a connection that is silent for longer is gone, though nobody said so. */
const LONGEST_SILENCE_MS = 2 * HEARTBEAT_MS + 5000;
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 600_000;
const HIDDEN = 'hidden';

interface OrdersFollowed extends NewsWatch {
  readonly timers: Timers;
  /** Opens the stream; null where replies cannot be read as they come. Rejects when it is refused. */
  readonly open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array> | null>;
}

export const openOrderNews =
  (api: Api): OrdersFollowed['open'] =>
  async (signal) =>
    (await api.call(orderNews, {}, { signal, background: true })) as ReadableStream<Uint8Array> | null;

/** What happens while it works makes it work once more. */
function oneAtATime(work: () => Promise<unknown>, isOver: () => boolean): () => Promise<void> {
  let isWorking = false;
  let hasMore = false;
  return async () => {
    hasMore = true;
    if (isWorking) return;
    isWorking = true;
    while (hasMore && !isOver()) {
      hasMore = false;
      await work();
    }
    isWorking = false;
  };
}

/** Reads until the stream ends, breaks or is silent for too long. */
async function readEvents(
  body: ReadableStream<Uint8Array>,
  mine: AbortController,
  timers: Timers,
  onNews: () => void,
): Promise<void> {
  const namesIn = eventReader();
  const reader = body.getReader();
  let cancel = () => {};
  const listen = () => {
    cancel();
    cancel = timers.after(LONGEST_SILENCE_MS, () => mine.abort());
  };
  // A stream that a test or an old browser made need not know of the signal.
  mine.signal.addEventListener('abort', () => void reader.cancel().catch(() => {}));
  listen();
  try {
    for (let part = await reader.read(); part.value && !mine.signal.aborted; part = await reader.read()) {
      listen();
      if (namesIn(part.value).length > 0) onNews();
    }
  } finally {
    cancel();
  }
}

/**
 * Hears of changes on a stream and asks for what is new. While there is none it polls, and tries to open it again after
 * a poll that worked: a server that is away is asked no more often for it, and a token is renewed by the poll.
 */
export function followOrders(options: OrdersFollowed): () => void {
  const { timers, isVisible, onVisibility, request, open } = options;
  let isOver = false;
  let isPossible = true;
  let pause = FIRST_PAUSE_MS;
  let nextTryAt = 0;
  let stream: AbortController | null = null;
  let stopPolling = () => {};
  const refetch = oneAtATime(
    () => request().catch(() => false),
    () => isOver,
  );

  function poll(): void {
    stopPolling();
    stopPolling = watchForNews({
      ...options,
      async request() {
        const isNew = await request();
        if (timers.now() >= nextTryAt) void follow();
        return isNew;
      },
    });
  }

  async function follow(): Promise<void> {
    if (isOver || stream !== null || !isPossible || !isVisible()) return;
    const mine = new AbortController();
    stream = mine;
    let openedAt: number | null = null;
    try {
      const body = await open(mine.signal);
      mine.signal.throwIfAborted();
      isPossible = body !== null;
      if (body !== null) {
        openedAt = timers.now();
        stopPolling();
        // What happened before is on no stream.
        void refetch();
        await readEvents(body, mine, timers, () => void refetch());
      }
    } catch {
      // Refused or broken: it is tried again.
    }
    stream = null;
    if (isOver) return;
    const now = timers.now();
    if (mine.signal.reason === HIDDEN || (openedAt !== null && now - openedAt > HEARTBEAT_MS)) {
      pause = FIRST_PAUSE_MS;
      nextTryAt = now;
    } else {
      // What is refused, or breaks at once, is not tried again and again.
      nextTryAt = now + pause;
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    }
    if (openedAt !== null) poll();
  }

  const ignore = onVisibility(() => {
    if (!isVisible()) stream?.abort(HIDDEN);
  });
  poll();
  void follow();
  return () => {
    isOver = true;
    stopPolling();
    ignore();
    stream?.abort();
  };
}
