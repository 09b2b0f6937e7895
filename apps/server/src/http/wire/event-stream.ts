import { Readable } from 'node:stream';
import { type EventName, eventText, HEARTBEAT } from '@hub/contract';
import type { EventsReply } from '../../news/events-reply.ts';

interface EventStreamOptions {
  readonly events: EventsReply;
  /** Rejects when the caller may no longer follow: the session is over, the token ran out, maintenance began. */
  readonly mayGoOn: () => Promise<unknown>;
  readonly heartbeatMs: number;
  /** Bytes that left the stream and that the reader has not taken yet. */
  readonly untaken?: () => number;
}

/** What waits beyond this is not written but remembered: the same event twice says no more than once. */
const roomBytes = 1024;

/**
 * Events as they travel. Before each of them, and at every heartbeat, the caller is checked as at a new call. Reading
 * it is no act of a user: it keeps no session alive. Whoever takes nothing from one heartbeat to the next is dropped.
 */
export async function eventStream(options: EventStreamOptions): Promise<Readable> {
  const { events, mayGoOn, heartbeatMs, untaken = () => 0 } = options;
  const waiting = new Set<EventName>();
  let isOver = false;
  let hasRoom = true;
  let isSending = false;
  let stop = () => {};
  let beating: NodeJS.Timeout | undefined;

  const stream = new Readable({
    highWaterMark: roomBytes,
    read() {
      hasRoom = true;
      void send();
    },
    destroy(error, done) {
      leave();
      done(error);
    },
  });
  const isBehind = () => stream.readableLength + untaken() > 0;
  const write = (text: string) => {
    if (!isOver) hasRoom = stream.push(text);
  };
  function leave(): void {
    isOver = true;
    clearInterval(beating);
    stop();
  }
  function end(): void {
    if (isOver) return;
    leave();
    // Nobody waits for a reader who does not read: a server that stops would wait with it.
    if (isBehind()) stream.destroy();
    else stream.push(null);
  }

  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      await sendEach(waiting, { mayGoOn, mayWrite: () => !isOver && hasRoom, write });
    } catch {
      end();
    } finally {
      isSending = false;
    }
  }

  const beat = heartbeat({
    isBehind,
    mayGoOn,
    end,
    drop: () => stream.destroy(),
    beat: () => hasRoom && write(HEARTBEAT),
  });

  stop = await events.follow({
    heard(name) {
      waiting.add(name);
      void send();
    },
    ended: end,
  });
  beating = setInterval(() => void beat(), heartbeatMs).unref();
  // Headers go out with the first bytes.
  write(HEARTBEAT);
  return stream;
}

interface Sending {
  readonly mayGoOn: () => Promise<unknown>;
  readonly mayWrite: () => boolean;
  readonly write: (text: string) => void;
}

async function sendEach(waiting: Set<EventName>, { mayGoOn, mayWrite, write }: Sending): Promise<void> {
  for (const name of waiting) {
    if (!mayWrite()) break;
    // First, so that what happens while the caller is checked counts again.
    waiting.delete(name);
    await mayGoOn();
    write(eventText(name));
  }
}

interface Heartbeat {
  readonly isBehind: () => boolean;
  readonly mayGoOn: () => Promise<unknown>;
  readonly beat: () => void;
  readonly end: () => void;
  readonly drop: () => void;
}

/** Drops who has taken nothing since the heartbeat before, and ends the stream of who may no longer follow. */
function heartbeat({ isBehind, mayGoOn, beat, end, drop }: Heartbeat): () => Promise<void> {
  let wasBehind = false;
  return async () => {
    if (isBehind() && wasBehind) {
      drop();
      return;
    }
    wasBehind = isBehind();
    try {
      await mayGoOn();
      beat();
    } catch {
      end();
    }
  };
}
