import {
  listNotifications,
  markNotificationsRead,
  saveNotificationSettings,
} from '@hub/contract/calls/notifications/notifications';
import { saveDevice } from '@hub/contract/calls/profile/profile';
import { endSession } from '@hub/contract/calls/session/session-devices';
import { logout } from '@hub/contract/calls/session/session-tokens';
import { noticeChoices } from '@hub/domain/notifications/notice-settings';
import { type NoticeTopic, noticeTopics } from '@hub/domain/notifications/notice-topics';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../http/test/test-app.ts';
import { people } from '../../http/test/test-book.ts';
import type { TestClient } from '../../http/test/test-client.ts';
import type { PushMessage, PushOutcome, PushTarget } from '../../ports/push/push.ts';
import { forgetPushTokens } from '../session/known-device/existing-device.public.ts';
import { notify } from './notifications.public.ts';
import { queuePushes, sendBatch } from './push.service.ts';

let hub: TestApp;
let mine: TestClient;
const { ifa, other } = people;
const phone = { id: 'phone-1', name: 'Phone', platform: 'android' } as const;

/** What a push service was handed, and what it answers next. */
const handed: (PushTarget & PushMessage)[] = [];
let answers: PushOutcome[] = [];

beforeAll(async () => {
  hub = await testApp({ withJobs: true });
});
afterAll(() => hub.close());
beforeEach(async () => {
  handed.length = 0;
  answers = [];
  // A test may have moved the clock past the end of a session.
  hub.clock.advance({ minutes: 1 });
  mine = hub.client();
  await mine.logIn(ifa.arn);
  for (const table of [
    'notification',
    'push_waiting',
    'push_message',
    'notification_setting',
    'pgboss.job',
  ]) {
    await hub.db.read('system', `delete from ${table}`);
  }
  await hub.db.read('system', 'update known_device set push_token = null');
  await mine.request(saveDevice, { ...phone, pushToken: 'token-1' });
});

const context = () => ({
  ...hub.context,
  push: {
    ...hub.context.push,
    async send(target: PushTarget, message: PushMessage) {
      handed.push({ ...target, ...message });
      return answers.shift() ?? 'sent';
    },
  },
});

const sendNotice = (topic: NoticeTopic, link: string | null = null, arn: string = ifa.arn) =>
  hub.db.transaction({ arn }, (tx) =>
    notify(tx, arn, { topic, title: 'Asha Pillai ₹5,000', body: 'ABCDE1234F', link, at: hub.clock.now() }),
  );
const batches = async () =>
  (
    await hub.db.read<{ data: { batch: string } }>(
      'system',
      "select data from pgboss.job where name = 'notifications.send'",
    )
  ).map(({ data }) => data);
async function push(): Promise<void> {
  await queuePushes(context());
  for (const batch of await batches()) await sendBatch(context(), batch, forgetPushTokens);
  await hub.db.read('system', 'delete from pgboss.job');
}
const saved = (changes: object) =>
  mine.request(saveNotificationSettings, {
    choices: noticeChoices(null),
    quiet: null,
    digestHour: 9,
    ...changes,
  });
const statuses = async () =>
  (
    await hub.db.read<{ status: string }>('system', 'select status from push_message order by created_at, id')
  ).map(({ status }) => status);

describe('a push', () => {
  it('tells of the topic and where to look, and no word of the notification', async () => {
    await sendNotice('orders', '/distributor/transaction-history?order=H0123456789A');
    await push();
    expect(handed).toMatchObject([
      {
        platform: 'android',
        token: 'token-1',
        title: 'Orders',
        body: 'There is an update on one of your orders.',
        link: '/distributor/transaction-history?order=H0123456789A',
        topic: 'orders',
      },
    ]);
    expect(JSON.stringify(handed)).not.toMatch(/Asha|5,000|ABCDE/);
    expect(await statuses()).toEqual(['sent']);
    await push();
    expect(handed).toHaveLength(1);
  });

  it('is one for all of a topic that came together, and one job for all of them', async () => {
    for (const topic of noticeTopics) await sendNotice(topic, '/distributor/nav');
    await sendNotice('plans');
    await queuePushes(context());
    expect(await batches()).toHaveLength(1);
    await push();
    expect(handed.map(({ topic, link }) => [topic, link])).toEqual(
      [...noticeTopics]
        .sort()
        .map((topic) => [
          topic,
          topic === 'plans' ? '/distributor/notifications?topic=plans' : '/distributor/nav',
        ]),
    );
    expect(handed.find(({ topic }) => topic === 'plans')?.body).toBe('2 unread notifications.');
  });

  it('is not sent of what was read meanwhile, of topics that are off, and to who has no device', async () => {
    await sendNotice('orders');
    await mine.request(markNotificationsRead, { all: true });
    await saved({ choices: noticeChoices({ news: { push: false } }) });
    await sendNotice('news');
    await sendNotice('orders', null, other.arn);
    await push();
    expect(handed).toEqual([]);
    expect(await hub.db.read('system', 'select * from push_waiting')).toEqual([]);
    expect((await mine.request(listNotifications, {})).total).toBe(2);
  });

  it('waits until quiet hours end, together with what came in them', async () => {
    const now = hub.clock.now().toZonedDateTimeISO('Asia/Kolkata');
    const time = (minutes: number) => now.add({ minutes }).toPlainTime().toString({ smallestUnit: 'minute' });
    await saved({ quiet: { from: time(-5), to: time(30) } });
    await sendNotice('orders');
    await push();
    hub.clock.advance({ minutes: 20 });
    await sendNotice('orders');
    await push();
    expect(handed).toEqual([]);
    hub.clock.advance({ minutes: 11 });
    await push();
    expect(handed.map(({ body }) => body)).toEqual(['2 unread notifications.']);
  });

  it('goes out when quiet hours are taken back', async () => {
    const now = hub.clock.now().toZonedDateTimeISO('Asia/Kolkata');
    const time = (minutes: number) => now.add({ minutes }).toPlainTime().toString({ smallestUnit: 'minute' });
    await saved({ quiet: { from: time(-5), to: time(300) } });
    await sendNotice('orders');
    await push();
    await saved({ quiet: null });
    await push();
    expect(handed).toHaveLength(1);
  });

  it('that a service would not take is sent again, and only that one', async () => {
    await mine.request(saveDevice, { ...phone, id: 'phone-2', pushToken: 'token-2' });
    await sendNotice('orders');
    await queuePushes(context());
    const [batch] = await batches();
    if (batch === undefined) throw new Error('No batch');
    answers = ['sent', 'later'];
    await expect(sendBatch(context(), batch, forgetPushTokens)).rejects.toThrow(
      '1 of 2 pushes are to be sent later',
    );
    await sendBatch(context(), batch, forgetPushTokens);
    expect(handed.map(({ token }) => token).sort()).toEqual(['token-1', 'token-2', handed[1]?.token].sort());
    expect(await statuses()).toEqual(['sent', 'sent']);
  });

  it('to a device that is gone drops its token; a refusal does not', async () => {
    await sendNotice('orders');
    answers = ['refused'];
    await push();
    await sendNotice('orders');
    answers = ['gone'];
    await push();
    await sendNotice('orders');
    await push();
    expect(handed).toHaveLength(2);
    expect((await statuses()).sort()).toEqual(['gone', 'refused']);
  });

  it('is neither seen nor written by a distributor', async () => {
    await sendNotice('orders');
    for (const table of ['push_waiting', 'push_message']) {
      await expect(hub.db.read({ arn: ifa.arn }, `select * from ${table}`)).rejects.toThrow(
        /permission denied/,
      );
    }
  });
});

describe('a token', () => {
  const holders = () =>
    hub.db.read<{ arn: string; device: string; token: string }>(
      'system',
      `select arn, device_id as device, push_token as token from known_device
        where push_token is not null order by arn, device_id`,
    );

  it('of another user moves with the phone: the one before is told nothing there any more', async () => {
    const theirs = hub.client();
    await theirs.logIn(other.arn);
    await theirs.request(saveDevice, { ...phone, id: 'phone-9', pushToken: 'token-1' });
    expect(await holders()).toEqual([{ arn: other.arn, device: 'phone-9', token: 'token-1' }]);
    await sendNotice('orders');
    await push();
    expect(handed).toEqual([]);
  });

  it('stays when details come without one, and goes when it is taken back', async () => {
    await mine.request(saveDevice, phone);
    expect(await holders()).toHaveLength(1);
    await mine.request(saveDevice, { ...phone, pushToken: '' });
    expect(await holders()).toEqual([]);
  });

  it.each(['../x', 'a b', '{"endpoint":"https://evil.example/"}'])('%j is refused', async (pushToken) => {
    for (const platform of ['android', 'web'] as const) {
      const reply = await mine.call(saveDevice, { ...phone, platform, pushToken });
      expect(reply).toMatchObject({ ok: false, status: 400 });
    }
    expect(await holders()).toHaveLength(1);
  });

  it('goes with its session: at logout, and what was queued is not sent', async () => {
    const guest = hub.client();
    await guest.logIn(other.arn);
    await guest.request(saveDevice, { ...phone, id: 'phone-3', pushToken: 'token-3' });
    await sendNotice('orders', null, other.arn);
    await queuePushes(context());
    await guest.request(logout, {});
    for (const batch of await batches()) await sendBatch(context(), batch, forgetPushTokens);
    expect(handed).toEqual([]);
    expect(await statuses()).toEqual(['gone']);
    expect(await holders()).toEqual([{ arn: ifa.arn, device: 'phone-1', token: 'token-1' }]);
  });

  it('goes when the session is ended from another device', async () => {
    const elsewhere = hub.client();
    await elsewhere.logIn(ifa.arn);
    await elsewhere.request(saveDevice, { ...phone, id: 'phone-4', pushToken: 'token-4' });
    expect(await holders()).toHaveLength(2);
    await mine.request(endSession, { allOthers: true });
    expect(await holders()).toEqual([{ arn: ifa.arn, device: 'phone-1', token: 'token-1' }]);
  });
});
