import { IDEMPOTENCY_KEY_HEADER, texts } from '@hub/contract';
import { listNotifications, markNotificationsRead } from '@hub/contract/calls/notifications/notifications';
import { PAGE_SIZE } from '@hub/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../http/test/test-app.ts';
import { people } from '../../http/test/test-book.ts';
import type { TestClient } from '../../http/test/test-client.ts';
import { notify } from './notifications.public.ts';

let hub: TestApp;
let mine: TestClient;
let theirs: TestClient;
const { ifa, other } = people;

beforeAll(async () => {
  hub = await testApp();
  [mine, theirs] = [hub.client(), hub.client()];
  await mine.logIn(ifa.arn);
  await theirs.logIn(other.arn);
});
afterAll(() => hub.close());
beforeEach(() => hub.db.read('system', 'delete from notification'));

/** `count` notices, a minute apart, titled by their number: the highest is the newest. */
async function sendNotice(arn: string, count: number): Promise<void> {
  const start = hub.clock.now();
  await hub.db.transaction('system', async (tx) => {
    for (let n = 1; n <= count; n++) {
      await notify(tx, arn, {
        topic: 'news',
        title: `Notice ${n}`,
        body: `Of ${arn}`,
        at: start.add({ minutes: n }),
      });
    }
  });
}

const titles = (page: { items: readonly { title: string }[] }) => page.items.map(({ title }) => title);
const numbered = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, i) => `Notice ${from - i}`);

describe('the list of notifications', () => {
  it('is empty, and not an error, for an ARN that was never told anything', async () => {
    expect(await mine.request(listNotifications, {})).toEqual({
      items: [],
      pageNumber: 1,
      total: 0,
      unread: 0,
    });
  });

  it('has those from before there were kinds as they were: no kind, nothing to do, nothing done', async () => {
    await hub.db.read(
      'system',
      `insert into notification (arn, topic, title, body, link)
       values ($1, 'orders', 'Order rejected', 'The registrar rejected it.', '/distributor/transaction-history?order=H0123456789A')`,
      [ifa.arn],
    );
    expect((await mine.request(listNotifications, {})).items).toEqual([
      {
        id: expect.any(String),
        topic: 'orders',
        kind: null,
        title: 'Order rejected',
        body: 'The registrar rejected it.',
        link: '/distributor/transaction-history?order=H0123456789A',
        createdAt: expect.any(String),
        readAt: null,
        act: null,
        done: null,
      },
    ]);
  });

  it('comes newest first in pages of ten rows', async () => {
    await sendNotice(ifa.arn, 23);
    const first = await mine.request(listNotifications, {});
    expect(first).toMatchObject({ pageNumber: 1, total: 23, unread: 23 });
    expect(titles(first)).toEqual(numbered(23, 14));
    expect(titles(await mine.request(listNotifications, { pageNumber: 2 }))).toEqual(numbered(13, 4));
    expect(titles(await mine.request(listNotifications, { pageNumber: 3 }))).toEqual(numbered(3, 1));
  });

  it('is empty beyond its last page and still counts', async () => {
    await sendNotice(ifa.arn, PAGE_SIZE);
    for (const pageNumber of [2, 100_000]) {
      expect(await mine.request(listNotifications, { pageNumber })).toEqual({
        items: [],
        pageNumber,
        total: 10,
        unread: 10,
      });
    }
  });

  it('shows each of them once, though all came at the same moment', async () => {
    const at = hub.clock.now();
    await hub.db.transaction('system', async (tx) => {
      for (let n = 0; n < 25; n++) await notify(tx, ifa.arn, { topic: 'news', title: `${n}`, body: '', at });
    });
    const pages = await Promise.all(
      [1, 2, 3].map((pageNumber) => mine.request(listNotifications, { pageNumber })),
    );
    expect(new Set(pages.flatMap(titles)).size).toBe(25);
  });

  it('does not shift under a reader: as of its first page it stays as it was', async () => {
    await sendNotice(ifa.arn, 12);
    const first = await mine.request(listNotifications, {});
    const at = hub.clock.now().add({ hours: 1 });
    await hub.db.transaction('system', (tx) =>
      notify(tx, ifa.arn, { topic: 'news', title: 'News', body: '', at }),
    );
    const asOf = first.items[0]?.createdAt;
    const second = await mine.request(listNotifications, { pageNumber: 2, asOf });
    expect(titles(second)).toEqual(numbered(2, 1));
    expect(second).toMatchObject({ total: 13, unread: 13 });
    expect(titles(await mine.request(listNotifications, {}))[0]).toBe('News');
  });

  it('tells when it happened, whether it was read and where it leads', async () => {
    const at = Temporal.Instant.from('2026-11-14T09:15:00Z');
    await hub.db.transaction('system', (tx) =>
      notify(tx, ifa.arn, { topic: 'news', title: 'A', body: 'B', link: '/distributor/nav', at }),
    );
    const { items } = await mine.request(listNotifications, {});
    expect(items).toEqual([
      {
        id: expect.any(String),
        topic: 'news',
        kind: null,
        title: 'A',
        body: 'B',
        link: '/distributor/nav',
        createdAt: '2026-11-14T09:15:00.000000Z',
        readAt: null,
        act: null,
        done: null,
      },
    ]);
  });

  it.each(['0', '-1', '1.5', '1e9', '99999999999999999999', 'x', '', 'null', '[1]', "1' or 1=1"])(
    'refuses the page number %j and says which field it is',
    async (pageNumber) => {
      const reply = await hub.app.inject({
        url: `/${hub.config.brand.paths.hub}/notifications/getall?pageNumber=${encodeURIComponent(pageNumber)}`,
        headers: { authorization: `Bearer ${mine.tokens.hub}` },
      });
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({ status: 'Failed', fields: { pageNumber: texts.field.invalid } });
    },
  );

  it('is closed without a session', async () => {
    const stranger = hub.client();
    expect(await stranger.call(listNotifications, {})).toMatchObject({ ok: false, status: 401 });
    expect(await stranger.call(markNotificationsRead, { all: true })).toMatchObject({
      ok: false,
      status: 401,
    });
  });
});

describe('marking as read', () => {
  it('takes one off the unread count and remembers when', async () => {
    await sendNotice(ifa.arn, 3);
    const [newest] = (await mine.request(listNotifications, {})).items;
    expect(await mine.request(markNotificationsRead, { id: newest?.id })).toEqual({ unread: 2 });
    const after = await mine.request(listNotifications, {});
    expect(after.unread).toBe(2);
    expect(after.items.map(({ readAt }) => readAt !== null)).toEqual([true, false, false]);
  });

  it('twice is once: the first time stays', async () => {
    await sendNotice(ifa.arn, 1);
    const read = async () => (await mine.request(listNotifications, {})).items[0];
    const id = (await read())?.id;
    await mine.request(markNotificationsRead, { id });
    const first = await read();
    hub.clock.advance({ minutes: 5 });
    expect(await mine.request(markNotificationsRead, { id })).toEqual({ unread: 0 });
    expect(await read()).toEqual(first);
  });

  it('all leaves none unread, on pages not looked at either', async () => {
    await sendNotice(ifa.arn, 23);
    expect(await mine.request(markNotificationsRead, { all: true })).toEqual({ unread: 0 });
    const last = await mine.request(listNotifications, { pageNumber: 3 });
    expect(last.unread).toBe(0);
    expect(last.items.every(({ readAt }) => readAt !== null)).toBe(true);
  });

  it('one that does not exist is refused', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    expect(await mine.call(markNotificationsRead, { id })).toMatchObject({ ok: false, status: 404 });
  });

  it.each(['', 'id=', 'id=x', 'all=false', 'all=yes', 'id=00000000-0000-4000-8000-000000000000&all=true'])(
    'refuses %j and marks nothing',
    async (payload) => {
      await sendNotice(ifa.arn, 2);
      const reply = await hub.app.inject({
        method: 'POST',
        url: `/${hub.config.brand.paths.hub}/notifications/read`,
        headers: {
          authorization: `Bearer ${mine.tokens.hub}`,
          'content-type': 'application/x-www-form-urlencoded',
          [IDEMPOTENCY_KEY_HEADER]: crypto.randomUUID(),
        },
        payload,
      });
      expect(reply.statusCode).toBe(400);
      expect((await mine.request(listNotifications, {})).unread).toBe(2);
    },
  );
});

describe('a second distributor', () => {
  it("sees and counts nothing of the first one's", async () => {
    await sendNotice(ifa.arn, 12);
    await sendNotice(other.arn, 2);
    const page = await theirs.request(listNotifications, {});
    expect(page).toMatchObject({ total: 2, unread: 2 });
    expect(page.items.every(({ body }) => body === `Of ${other.arn}`)).toBe(true);
  });

  it("cannot mark the first one's, by id or all together", async () => {
    await sendNotice(ifa.arn, 2);
    const [newest] = (await mine.request(listNotifications, {})).items;
    const answer = await theirs.call(markNotificationsRead, { id: newest?.id });
    expect(answer).toMatchObject({ ok: false, status: 404 });
    expect(await theirs.request(markNotificationsRead, { all: true })).toEqual({ unread: 0 });
    expect((await mine.request(listNotifications, {})).unread).toBe(2);
  });
});

describe('the table', () => {
  it('lets a distributor change nothing but the mark', async () => {
    await sendNotice(ifa.arn, 1);
    const by = { arn: ifa.arn };
    for (const sql of [
      "insert into notification (arn, title, body) values ('ARN-100001', 'forged', '')",
      "update notification set title = 'forged'",
      'delete from notification',
    ]) {
      await expect(hub.db.read(by, sql), sql).rejects.toThrow(/permission denied/);
    }
    expect(await hub.db.read(by, 'update notification set read_at = now() returning arn')).toHaveLength(1);
  });

  it("is written by a tenant's own transaction through notify, and not when that fails", async () => {
    const at = hub.clock.now();
    const said = { topic: 'orders' as const, title: 'Order placed', body: '', at };
    await hub.db.transaction({ arn: ifa.arn }, (tx) => notify(tx, ifa.arn, said));
    const failing = hub.db.transaction({ arn: ifa.arn }, async (tx) => {
      await notify(tx, ifa.arn, said);
      throw new Error('the order failed');
    });
    await expect(failing).rejects.toThrow('the order failed');
    expect((await mine.request(listNotifications, {})).total).toBe(1);
  });

  it('counts unread ones by an index that holds nothing else', async () => {
    await hub.db.transaction('system', async (tx) => {
      await tx.query(
        `insert into notification (arn, title, body, read_at)
         select $1, 'old', '', now() from generate_series(1, 5000)`,
        [ifa.arn],
      );
    });
    await sendNotice(ifa.arn, 3);
    await hub.db.asOwner((owner) => owner.query('analyze notification'));
    const plan = await hub.db.read<{ 'QUERY PLAN': string }>(
      { arn: ifa.arn },
      'explain select count(*)::int4 as unread from notification where arn = $1 and read_at is null',
      [ifa.arn],
    );
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('notification_unread');
    expect((await mine.request(listNotifications, {})).unread).toBe(3);
  });
});
