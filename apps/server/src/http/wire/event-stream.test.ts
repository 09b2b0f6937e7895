import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { type EventName, eventText, HEARTBEAT } from '@hub/contract';
import { describe, expect, it } from 'vitest';
import type { EventListener } from '../../news/events-reply.ts';
import { eventStream } from './event-stream.ts';

interface Opened {
  readonly stream: Readable;
  readonly listener: EventListener;
  isFollowed(): boolean;
  /** From now on the caller is refused. */
  refuse(): void;
}

/** An hour: no heartbeat in this test. */
const NO_BEAT = 3_600_000;

async function open({ heartbeatMs = NO_BEAT } = {}): Promise<Opened> {
  let listener: EventListener = { heard() {}, ended() {} };
  let isFollowed = true;
  let isRefused = false;
  const stream = await eventStream({
    events: {
      async follow(given) {
        listener = given;
        return () => {
          isFollowed = false;
        };
      },
    },
    async mayGoOn() {
      if (isRefused) throw new Error('no longer');
    },
    heartbeatMs,
  });
  stream.setEncoding('utf8');
  return {
    stream,
    listener,
    isFollowed: () => isFollowed,
    refuse() {
      isRefused = true;
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const orders: EventName = 'orders';

describe('a reply of events', () => {
  it('begins with a comment, so that headers go out at once, and has a line for what happens', async () => {
    const { stream, listener } = await open();
    expect(await once(stream, 'data')).toEqual([HEARTBEAT]);
    listener.heard(orders);
    expect(await once(stream, 'data')).toEqual([eventText(orders)]);
    stream.destroy();
  });

  it('says what happened many times at once no more than twice: once for what it knew, once for the rest', async () => {
    const { stream, listener } = await open();
    let seen = '';
    stream.on('data', (text) => {
      seen += text;
    });
    for (let n = 0; n < 1000; n++) listener.heard(orders);
    await settled();
    const said = seen.split(eventText(orders)).length - 1;
    expect(said).toBeGreaterThanOrEqual(1);
    expect(said).toBeLessThanOrEqual(2);
    stream.destroy();
  });

  it('says nothing to a caller who may no longer make the call, and ends', async () => {
    const { stream, listener, refuse, isFollowed } = await open();
    await once(stream, 'data');
    refuse();
    listener.heard(orders);
    expect((await Array.fromAsync(stream)).join('')).toBe('');
    expect(isFollowed()).toBe(false);
  });

  it('beats while nothing happens, and ends at the beat that finds the session over', async () => {
    const { stream, refuse, isFollowed } = await open({ heartbeatMs: 5 });
    await once(stream, 'data');
    expect(await once(stream, 'data')).toEqual([HEARTBEAT]);
    refuse();
    await Array.fromAsync(stream);
    expect(isFollowed()).toBe(false);
  });

  it('drops whoever takes nothing from one beat to the next', async () => {
    const { stream, isFollowed } = await open({ heartbeatMs: 5 });
    await once(stream, 'close');
    expect(stream.readableEnded).toBe(false);
    expect(isFollowed()).toBe(false);
  });

  it('keeps no more than a little for a reader who is slow, whatever happens', async () => {
    const { stream, listener } = await open();
    for (let n = 0; n < 10_000; n++) {
      listener.heard(orders);
      await null;
    }
    await settled();
    expect(stream.readableLength).toBeLessThan(2048);
    stream.destroy();
  });

  it('ends without waiting for a reader who does not read', async () => {
    const { stream, listener } = await open();
    listener.ended();
    expect(stream.destroyed).toBe(true);
  });

  it('is no longer followed once its reader has gone', async () => {
    const { stream, isFollowed } = await open();
    stream.destroy();
    await once(stream, 'close');
    expect(isFollowed()).toBe(false);
  });
});
