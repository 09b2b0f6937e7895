import {
  decideConfirmation,
  openConfirmation,
  sendConfirmationOtp,
} from '@hub/contract/calls/confirmation/confirmation';
import { logout } from '@hub/contract/calls/session/session-tokens';
import { submitRedeem } from '@hub/contract/calls/transact/transact';
import { deleteRecord, orderNews } from '@hub/contract/calls/transact/transact-records';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type OpenEvents, openEvents } from '../../../http/test/open-events.ts';
import { type TestApp, type TestAppOptions, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { createOrderNews } from '../../../news/order-news.ts';
import { account, codes, folios, seedOrderBook } from '../test/order-book.ts';
import { sendOrder } from '../test/sent-orders.ts';

let base: TestApp;
const servers: TestApp[] = [];

beforeAll(async () => {
  base = await testApp({ withJobs: true });
  await seedOrderBook(base.db);
});
afterAll(() => base.close());
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

interface Server extends TestApp {
  readonly url: string;
  follow(client: TestClient): Promise<OpenEvents>;
}

/** A server on the same data that can be reached over the network. */
async function serve(options: TestAppOptions = {}): Promise<Server> {
  const hub = await testApp({ on: base, withJobs: true, ...options });
  servers.push(hub);
  const url = await hub.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...hub, url, follow: (client) => openEvents(url, orderNews, client, hub.config) };
}

async function logIn(hub: TestApp, arn: string): Promise<TestClient> {
  const client = hub.client();
  await client.logIn(arn);
  return client;
}

let last = 0;
/** An order of this distributor changes: it is sent. */
async function change(arn: string = people.ifa.arn, folioNo: string = folios.asha): Promise<void> {
  last += 1;
  const reference = `H0000000${String(last).padStart(4, '0')}`;
  await sendOrder(base.db, { reference, status: 'pending', at: '2026-11-14T08:00:00Z', arn, folioNo });
}

describe('news of orders', () => {
  it('reach whoever follows them, also when another server made them, and never another distributor', async () => {
    const hub = await serve();
    const mine = await hub.follow(await logIn(hub, people.ifa.arn));
    const theirs = await hub.follow(await logIn(hub, people.other.arn));
    expect([mine.status, theirs.status]).toEqual([200, 200]);

    await change(people.ifa.arn);
    expect(await mine.next()).toBe('orders');
    // What came to them first is of their own change: the other was before it.
    await change(people.other.arn, folios.theirs);
    expect(await theirs.next()).toBe('orders');
    await hub.close();
    expect([await theirs.next(), await mine.next()]).toEqual([null, null]);
  });

  it('say that something changed and nothing else, and pass proxies as they are', async () => {
    const hub = await serve();
    const stream = await hub.follow(await logIn(hub, people.ifa.arn));
    await change();
    await stream.next();
    expect(stream.seen()).toMatch(/^(:\n\n)+event: orders\ndata:\n\n$/);
    expect(Object.fromEntries(stream.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(stream.headers.has('content-encoding')).toBe(false);
  });

  it('come once for a transaction, whatever it changes, and not at all when it is taken back', async () => {
    const heard: string[] = [];
    const up = Promise.withResolvers<void>();
    const listening = base.db.listen('hub_orders', {
      notified: (arn) => heard.push(arn),
      up: up.resolve,
      down() {},
    });
    await up.promise;
    const mine = await logIn(base, people.ifa.arn);
    const terms = {
      kind: 'redeem' as const,
      folioNo: folios.asha,
      schemeCode: codes.flexi,
      quantity: { by: 'units' as const, units: '10' },
      account,
    };
    const refused = await mine.call(submitRedeem, { terms: { ...terms, folioNo: 'none' }, consent: true });
    expect(refused.ok).toBe(false);
    const { confirmations } = await mine.request(submitRedeem, { terms, consent: true });
    await mine.request(deleteRecord, { id: confirmations[0]?.orders[0]?.reference ?? '' });
    await expect.poll(() => heard).toEqual([people.ifa.arn, people.ifa.arn]);
    await listening.close();
  });

  it('are refused without a session, and end with it: at a logout at once, with its token at the next beat', async () => {
    const hub = await serve({ heartbeatMs: 20 });
    expect((await hub.follow(hub.client())).status).toBe(401);

    const leaving = await logIn(hub, people.ifa.arn);
    const stream = await hub.follow(leaving);
    const staying = await hub.follow(await logIn(hub, people.ifa.arn));
    await leaving.request(logout, {});
    expect(await stream.next()).toBe(null);
    await change();
    expect(await staying.next()).toBe('orders');

    base.clock.advance({ seconds: hub.config.tokens.accessSeconds });
    expect(await staying.next()).toBe(null);
    expect((await hub.follow(leaving)).status).toBe(401);
  });

  it('end when the session was ended by another server', async () => {
    const [here, there] = [await serve({ heartbeatMs: 20 }), await serve()];
    const client = await logIn(here, people.ifa.arn);
    const stream = await here.follow(client);
    const elsewhere = there.client();
    await elsewhere.adopt(client);
    await elsewhere.request(logout, {});
    base.clock.advance({ seconds: 2 });
    expect(await stream.next()).toBe(null);
  });

  it('do not keep a server from stopping', async () => {
    const hub = await serve();
    const client = await logIn(hub, people.ifa.arn);
    const streams = [await hub.follow(client), await hub.follow(client)];
    await hub.close();
    for (const stream of streams) expect(await stream.next()).toBe(null);
  });

  it('are followed by a session and by a process no more often than allowed; who leaves makes room', async () => {
    const news = createOrderNews(base.db, { perSession: 2, perProcess: 3 });
    const hub = await serve({ news });
    const [mine, theirs] = [await logIn(hub, people.ifa.arn), await logIn(hub, people.other.arn)];
    const first = await hub.follow(mine);
    await hub.follow(mine);
    const refused = await hub.follow(mine);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await hub.follow(theirs)).status).toBe(200);
    expect((await hub.follow(theirs)).status).toBe(503);
    await first.close();
    await expect.poll(() => news.count()).toBe(2);
    expect((await hub.follow(mine)).status).toBe(200);
  });

  it('come to nobody while the channel is not heard: streams end and new ones are refused, until it is again', async () => {
    let listening = { up() {}, down() {} };
    const hub = await serve({
      news: createOrderNews({
        listen(channel, listener) {
          listening = listener;
          return base.db.listen(channel, listener);
        },
      }),
    });
    const mine = await logIn(hub, people.ifa.arn);
    const stream = await hub.follow(mine);
    listening.down();
    expect(await stream.next()).toBe(null);
    expect((await hub.follow(mine)).status).toBe(503);
    listening.up();
    const again = await hub.follow(mine);
    await change();
    expect(await again.next()).toBe('orders');
  });

  it('come when an investor opens a link and decides', async () => {
    const hub = await serve();
    const mine = await logIn(hub, people.ifa.arn);
    await mine.request(submitRedeem, {
      terms: {
        kind: 'redeem',
        folioNo: folios.asha,
        schemeCode: codes.flexi,
        quantity: { by: 'units', units: '10' },
        account,
      },
      consent: true,
    });
    const stream = await hub.follow(mine);
    const newest = async (purpose: string) => {
      const rows = await base.db.read<{ body: string }>(
        'system',
        "select body from outbox_message where purpose = $1 and channel = 'SMS' order by id desc limit 1",
        [purpose],
      );
      return rows[0]?.body ?? '';
    };
    const token = /\/confirm\/([\w-]{43})/.exec(await newest('order-link'))?.[1] ?? '';
    const investor = hub.client();
    const { confirmation } = await investor.request(openConfirmation, { token });
    expect(await stream.next()).toBe('orders');
    await investor.request(sendConfirmationOtp, { token, channel: 'SMS' });
    const otp = /^\d{6}/.exec(await newest('order-otp'))?.[0] ?? '';
    const confirmed = confirmation?.orders.map(({ reference }) => reference) ?? [];
    await investor.request(decideConfirmation, { token, otp, confirmed, declined: [] });
    expect(await stream.next()).toBe('orders');
  });
});
