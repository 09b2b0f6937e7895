import { contentList } from '@hub/contract/calls/co-branding/co-branding';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import { coBrandingJobs } from '../co-branding.jobs.ts';
import { seedPieces, type TestPiece, testPiece } from '../test/seed-pieces.ts';
import { notifyOfPieces } from './notify-of-pieces.ts';

/** The test's clock stands on 15 November 2026. */
let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
});
afterAll(() => hub.close());
beforeEach(async () => {
  for (const table of ['content_piece', 'push_waiting', 'notification', 'notification_setting']) {
    await hub.db.read('system', `delete from ${table}`);
  }
});

const seed = (...pieces: Partial<TestPiece>[]) =>
  seedPieces(
    hub.context,
    pieces.map((piece) => ({ ...testPiece, ...piece })),
  );
const notify = async () => {
  const signal = new AbortController().signal;
  await coBrandingJobs(hub.context)['co-branding.tell'].run({ id: 'x', data: {}, signal });
};
const notifyOn = (day: string) =>
  hub.db.transaction('system', (tx) =>
    notifyOfPieces(tx, {
      brand: hub.config.brand,
      now: Temporal.Instant.from(`2026-11-${day}T03:30:00Z`),
    }),
  );
const notified = (arn: string = people.ifa.arn) =>
  hub.db.read(
    'system',
    "select title, body, link from notification where topic = 'content' and arn = $1 order by created_at",
    [arn],
  );
const count = async () => (await notified()).length;

describe('a new piece is told', () => {
  it('once, however often the job runs', async () => {
    await seed({});
    const one = {
      title: 'New co-branded piece',
      body: 'SIP basics',
      link: '/distributor/co-branding/detail/sip-basics',
    };
    for (let run = 0; run < 2; run++) {
      await notify();
      expect(await notified()).toEqual([one]);
    }
  });

  it('with others in one notification', async () => {
    await seed(...['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, title: `Piece ${id}` })));
    await notify();
    expect(await notified()).toEqual([
      {
        title: '5 new co-branded pieces',
        body: 'Piece a; Piece b; Piece c; and 2 more',
        link: '/distributor/co-branding',
      },
    ]);
  });

  it('from its first day on, also when that day was missed, and not when it is over or recalled', async () => {
    await seed(
      { id: 'next', validFrom: '2026-11-17' },
      { id: 'over', validTo: '2026-11-14' },
      { id: 'taken-back', recallReason: 'A figure was wrong.' },
    );
    const counts: number[] = [];
    for (const day of ['15', '16', '18', '19']) {
      await notifyOn(day);
      counts.push(await count());
    }
    expect(counts).toEqual([0, 0, 1, 1]);
  });

  it('not again when its first day is moved', async () => {
    await seed({});
    await notifyOn('15');
    await hub.db.read('system', "update content_piece set valid_from = '2026-11-17'");
    await notifyOn('17');
    expect(await count()).toBe(1);
  });

  it('to exactly those who may open the library', async () => {
    await seed({});
    await notify();
    const opens: Record<string, boolean> = {};
    const heard: Record<string, boolean> = {};
    for (const [kind, { arn }] of Object.entries(people)) {
      const client = hub.client();
      opens[kind] = await client
        .logIn(arn)
        .then(() => client.request(contentList, {}))
        .then(
          () => true,
          () => false,
        );
      heard[kind] = (await notified(arn)).length === 1;
    }
    expect(heard).toEqual(opens);
    expect(heard).toMatchObject({ ifa: true, restricted: true, internal: false, cancelled: false });
  });

  it('as a push to who has a device and has not turned content off', async () => {
    await hub.db.read(
      'system',
      `insert into known_device (arn, device_id, platform, push_token)
       select arn, 'phone', 'android', 'token-' || arn from unnest($1::text[]) arn
       on conflict (arn, device_id) do update set push_token = excluded.push_token`,
      [[people.ifa.arn, people.other.arn, people.internal.arn]],
    );
    await hub.db.read(
      'system',
      `insert into notification_setting (arn, choices, digest_hour, updated_at)
       values ($1, '{"content": {"push": false}}', 9, now())`,
      [people.other.arn],
    );
    await seed({});
    await notify();
    expect(await hub.db.read('system', 'select arn, topic from push_waiting')).toEqual([
      { arn: people.ifa.arn, topic: 'content' },
    ]);
  });
});
