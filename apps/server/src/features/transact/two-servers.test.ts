import {
  decideConfirmation,
  openConfirmation,
  sendConfirmationOtp,
} from '@hub/contract/calls/confirmation/confirmation';
import { saveDrafts } from '@hub/contract/calls/transact/transact';
import { orderNews, record } from '@hub/contract/calls/transact/transact-records';
import type { OrderStatus } from '@hub/domain/orders/state/order-status';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeOffset } from '../../../../demo/src/ports/clock/demo-clock.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/open-test-database.ts';
import { startedBefore } from '../../../test/starts.ts';
import { readConfig } from '../../config/read-config.ts';
import { type OpenEvents, openEvents } from '../../http/test/open-events.ts';
import { type SpawnedServer, spawnServer } from '../../http/test/spawn-server.ts';
import type { TestClient } from '../../http/test/test-client.ts';
import { account, codes, folios, seedOrderBook } from './test/order-book.ts';
import { placeCart } from './test/place-cart.ts';

const arn = 'ARN-100001';
const ordersSent = 12;
/** Sunday noon in India: these orders get Monday's NAV. */
const start = Temporal.Instant.from('2026-11-15T06:30:00Z');

describe.runIf(process.env.HUB_TEST_DB === 'postgres')('two servers on one database', () => {
  let database: TestDatabase;
  let [here, there]: SpawnedServer[] = [];

  beforeAll(async () => {
    database = await openTestDatabase({ start: startedBefore });
    await writeOffset(database.db, start.epochMilliseconds - Temporal.Now.instant().epochMilliseconds);
    const env = { DATABASE_URL: database.url ?? '' };
    [here, there] = await Promise.all([spawnServer(env), spawnServer(env)]);
    await seedOrderBook(database.db);
  }, 240_000);
  afterAll(async () => {
    await Promise.all([here?.end('SIGTERM'), there?.end('SIGTERM')]);
    await database?.close();
  });

  const rows = <T>(text: string, params: readonly unknown[] = []) =>
    database.db.read<T>('system', text, params);

  const newest = async (purpose: string, pattern: RegExp): Promise<string> => {
    const [message] = await rows<{ body: string }>(
      "select body from outbox_message where purpose = $1 and channel = 'SMS' order by id desc limit 1",
      [purpose],
    );
    return pattern.exec(message?.body ?? '')?.[1] ?? '';
  };

  const follow = ({ url }: SpawnedServer, client: TestClient): Promise<OpenEvents> =>
    openEvents(url, orderNews, client, readConfig({}));

  /** Reads an order only when the stream says that something changed, until it is so. */
  async function heardUntil(
    stream: OpenEvents,
    client: TestClient,
    reference: string,
    status: OrderStatus,
  ): Promise<void> {
    while ((await client.request(record, { reference })).status !== status) {
      expect(await stream.next()).toBe('orders');
    }
  }

  const moveClock = ({ url }: SpawnedServer, by: string) =>
    fetch(`${url}/demo/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `by=${by}`,
      redirect: 'manual',
    });

  it('a link confirmed on one reaches a screen of the other by push, and each job is done once', {
    timeout: 240_000,
  }, async () => {
    if (here === undefined || there === undefined) throw new Error('no servers');
    const mine = here.client();
    await mine.logIn(arn);
    const orders = Array.from({ length: ordersSent }, (_, n) => ({
      kind: 'redeem' as const,
      folioNo: folios.asha,
      schemeCode: codes.flexi,
      quantity: { by: 'units' as const, units: String(n + 10) },
      account,
    }));
    const { items } = await mine.request(saveDrafts, { orders });
    const { confirmations } = await placeCart(mine.request, items);
    const references = confirmations.flatMap((one) => one.orders.map(({ reference }) => reference));
    expect(references).toHaveLength(ordersSent);
    const [first = ''] = references;

    const stream = await follow(here, mine);
    expect(stream.status).toBe(200);
    const investor = there.client();
    const token = await newest('order-link', /\/confirm\/([\w-]{43})/);
    await investor.request(openConfirmation, { token });
    expect(await stream.next()).toBe('orders');
    await investor.request(sendConfirmationOtp, { token, channel: 'SMS' });
    const otp = await newest('order-otp', /^(\d{6})/);
    await investor.request(decideConfirmation, { token, otp, confirmed: references, declined: [] });
    const confirmedAt = performance.now();
    expect(await stream.next()).toBe('orders');
    process.stdout.write(
      `  pushed ${Math.round(performance.now() - confirmedAt)} ms after the confirmation\n`,
    );
    expect((await mine.request(record, { reference: first })).status).not.toBe('pending');
    await heardUntil(stream, mine, first, 'submitted');

    // Tuesday: the NAV is out, and the registrar's answers wait for whoever asks. Both are asked to work at once.
    await moveClock(here, '2d');
    await Promise.all([moveClock(here, '1h'), moveClock(there, '1h'), moveClock(there, '1h')]);
    // The session of Sunday is over.
    const later = here.client();
    await later.logIn(arn);
    const again = await follow(here, later);
    for (const reference of references) await heardUntil(again, later, reference, 'allotted');

    const events = await rows<{ type: string; times: number }>(
      `select type, count(*)::int as times from order_event
        where reference = any($1) group by type, reference order by type, reference`,
      [references],
    );
    expect(new Set(events.map(({ type }) => type))).toContain('allotted');
    expect(events.filter(({ times }) => times !== 1)).toEqual([]);
    const ledger = await rows<{ reference: string }>(
      'select user_ref as reference from ledger where user_ref = any($1)',
      [references],
    );
    expect(ledger.map(({ reference }) => reference).sort()).toEqual([...references].sort());
    const notices = await rows<{ kind: string; times: number }>(
      `select kind, count(*)::int as times from notification
        where arn = $1 and link like any($2) group by kind, link order by kind, link`,
      [arn, references.map((reference) => `%order=${reference}`)],
    );
    const once = (kind: string) => references.map(() => ({ kind, times: 1 }));
    expect(notices).toEqual([...once('order-confirmed'), ...once('order-done')]);
    const links = await rows<{ target: string }>(
      "select target from outbox_message where purpose = 'order-link'",
    );
    expect(links.length).toBe(new Set(links.map(({ target }) => target)).size);

    // An open stream keeps no server from stopping.
    expect(await here.end('SIGTERM')).toBe(0);
    let last = await again.next();
    while (last !== null) last = await again.next();
  });
});
