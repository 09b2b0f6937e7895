import { eventText, HEARTBEAT, HEARTBEAT_MS } from '@hub/contract';
import { describe, expect, it } from 'vitest';
import { manualTimers } from '../../lib/test/manual-timers.ts';
import { followOrders } from './follow-orders.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

type Opening = 'opens' | 'refuses' | 'cannot' | 'waits';

/** A page with a clock moved by hand, and a server whose streams are written, ended and refused by hand. */
async function page(first: Opening = 'opens') {
  const timers = manualTimers();
  const listeners = new Set<() => void>();
  const requested: number[] = [];
  const tried: number[] = [];
  let opening = first;
  let isVisible = true;
  let isReachable = true;
  let streams: ReadableStreamDefaultController<Uint8Array>[] = [];

  const stop = followOrders({
    timers,
    isVisible: () => isVisible,
    onVisibility(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async request() {
      requested.push(timers.now());
      if (!isReachable) throw new Error('no answer');
      return false;
    },
    async open(signal) {
      tried.push(timers.now());
      if (opening === 'cannot') return null;
      if (opening === 'waits') {
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      }
      if (opening === 'refuses' || !isReachable) throw new Error('refused');
      let own: ReadableStreamDefaultController<Uint8Array> | undefined;
      return new ReadableStream<Uint8Array>({
        start(controller) {
          own = controller;
          streams.push(controller);
        },
        cancel() {
          streams = streams.filter((other) => other !== own);
        },
      });
    },
  });
  await settled();

  return {
    requested,
    tried,
    listeners,
    streams: () => streams.length,
    stop: async () => {
      stop();
      await settled();
    },
    async send(text: string) {
      for (const stream of streams) stream.enqueue(new TextEncoder().encode(text));
      await settled();
    },
    async breakStreams() {
      for (const stream of streams) stream.error(new TypeError('network error'));
      streams = [];
      await settled();
    },
    async endStreams() {
      for (const stream of streams) stream.close();
      streams = [];
      await settled();
    },
    willOpen(next: Opening) {
      opening = next;
    },
    setReachable(reachable: boolean) {
      isReachable = reachable;
    },
    async setVisible(visible: boolean) {
      isVisible = visible;
      for (const listener of [...listeners]) listener();
      await settled();
    },
    /** In steps, so that what waits for an answer gets it. */
    async pass(seconds: number) {
      for (let second = 0; second < seconds; second++) {
        timers.advance(1000);
        await settled();
      }
    },
    /** Time in which the server beats. */
    async beat(times: number) {
      for (let n = 0; n < times; n++) {
        timers.advance(HEARTBEAT_MS);
        for (const stream of streams) stream.enqueue(new TextEncoder().encode(HEARTBEAT));
        await settled();
      }
    },
  };
}

describe('following orders', () => {
  it('asks once when the stream opens, then only when something happened, and never polls', async () => {
    const { requested, tried, beat, send } = await page();
    expect([tried, requested]).toEqual([[0], [0]]);
    await beat(100);
    expect(requested).toEqual([0]);
    await send(eventText('orders'));
    expect(requested).toHaveLength(2);
    await send(HEARTBEAT);
    expect(requested).toHaveLength(2);
    expect(tried).toHaveLength(1);
  });

  it('asks at most once more for what happens while it asks', async () => {
    const { requested, send } = await page();
    await send(eventText('orders').repeat(50));
    expect(requested.length).toBeLessThanOrEqual(3);
  });

  it('polls while there is no stream, and tries it again after a poll that worked', async () => {
    const { requested, tried, streams, endStreams, beat, pass } = await page();
    await beat(4);
    await endStreams();
    expect([requested.length, streams()]).toEqual([1, 0]);
    await pass(5);
    // The poll, and what is asked when the stream opens.
    expect([requested.length, tried.length, streams()]).toEqual([3, 2, 1]);
  });

  it('does not try the stream of a server that does not answer', async () => {
    const { requested, tried, streams, setReachable, breakStreams, beat, pass } = await page();
    await beat(4);
    setReachable(false);
    await breakStreams();
    await pass(300);
    expect(tried).toHaveLength(1);
    expect(requested.length).toBeGreaterThan(4);
    setReachable(true);
    await pass(60);
    expect([tried.length, streams()]).toEqual([2, 1]);
  });

  it('goes on polling where it is refused, and tries less and less often', async () => {
    const { requested, tried, streams, pass, willOpen } = await page('refuses');
    await pass(3600);
    const pauses = tried.map((at, n) => at - (tried[n - 1] ?? 0)).slice(1);
    expect(pauses.every((pause, n) => pause >= (pauses[n - 1] ?? 0))).toBe(true);
    expect(tried.length).toBeLessThan(15);
    expect(requested.length).toBeGreaterThan(50);
    willOpen('opens');
    for (let second = 0; second < 700 && streams() === 0; second++) await pass(1);
    expect(streams()).toBe(1);
  });

  it('does not try again and again what breaks at once', async () => {
    const { tried, endStreams, pass } = await page();
    for (let second = 0; second < 3600; second++) {
      await endStreams();
      await pass(1);
    }
    expect(tried.length).toBeLessThan(15);
  });

  it('polls and tries no more where replies cannot be read as they come', async () => {
    const { requested, tried, pass } = await page('cannot');
    await pass(600);
    expect(tried).toEqual([0]);
    expect(requested.length).toBeGreaterThan(10);
  });

  it('polls for as long as the stream does not open', async () => {
    const { requested, tried, pass } = await page('waits');
    await pass(600);
    expect(tried).toEqual([0]);
    expect(requested.length).toBeGreaterThan(10);
  });

  it('gives up a stream that is silent for longer than two heartbeats', async () => {
    const { tried, streams, beat, pass } = await page();
    await beat(1);
    await pass(54);
    expect(tried).toHaveLength(1);
    await pass(1);
    expect(streams()).toBe(0);
    await pass(5);
    expect([tried.length, streams()]).toEqual([2, 1]);
  });

  it('has no stream and asks nothing while the page is hidden; seen again, it asks and follows at once', async () => {
    const { requested, tried, streams, setVisible, pass } = await page();
    await setVisible(false);
    expect(streams()).toBe(0);
    await pass(600);
    expect([requested.length, tried.length]).toEqual([1, 1]);
    await setVisible(true);
    expect([tried.length, streams()]).toEqual([2, 1]);
  });

  it('ends with the page: no stream, no poll, no listener', async () => {
    const open = await page();
    await open.stop();
    expect([open.streams(), open.listeners.size]).toEqual([0, 0]);
    await open.pass(600);
    expect([open.requested.length, open.tried.length]).toEqual([1, 1]);

    const opening = await page('waits');
    await opening.stop();
    await opening.pass(600);
    expect([opening.requested.length, opening.tried.length]).toEqual([0, 1]);
  });
});
