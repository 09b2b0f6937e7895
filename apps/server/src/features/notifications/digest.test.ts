import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { saveNotificationSettings } from '@hub/contract/calls/notifications/notifications';
import type { NoticeKind } from '@hub/domain/notifications/notice-kinds';
import { noticeChoices } from '@hub/domain/notifications/notice-settings';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMails } from '../../compose/open-mails.ts';
import { type TestApp, testApp } from '../../http/test/test-app.ts';
import { people } from '../../http/test/test-book.ts';
import type { TestClient } from '../../http/test/test-client.ts';
import { BossJobs } from '../../jobs/boss-jobs.ts';
import { type MessengerJobData, realMessenger } from '../../ports/messenger/real-messenger.ts';
import { sendDigests } from './digest.service.ts';
import { notify } from './notifications.public.ts';

const { ifa } = people;
let hub: TestApp;
let mine: TestClient;

beforeAll(async () => {
  hub = await testApp();
  await hub.db.read('system', "update distributor set email = 'meera@example.com' where arn = $1", [ifa.arn]);
});
afterAll(() => hub.close());
beforeEach(async () => {
  // Ten in the morning of the next day in India.
  const day = hub.clock.today().add({ days: 1 });
  const ten = day.toZonedDateTime({ timeZone: 'Asia/Kolkata', plainTime: '10:00' }).toInstant();
  hub.clock.advance(ten.since(hub.clock.now()));
  mine = hub.client();
  await mine.logIn(ifa.arn);
  for (const table of ['notification', 'notification_setting', 'outbox_message']) {
    await hub.db.read('system', `delete from ${table}`);
  }
});

const choose = (digestHour: number) =>
  mine.request(saveNotificationSettings, {
    choices: noticeChoices({ orders: { digest: true }, queries: { digest: true } }),
    quiet: null,
    digestHour,
  });
const sendNotice = (
  topic: 'orders' | 'queries' | 'news',
  title: string,
  hoursAgo = 0,
  kind: NoticeKind | null = null,
) =>
  hub.db.transaction('system', (tx) =>
    notify(tx, ifa.arn, {
      topic,
      kind,
      title,
      body: 'Asha Pillai, ABCDE1234F',
      at: hub.clock.now().subtract({ hours: hoursAgo }),
    }),
  );
const mails = () =>
  hub.db.read<{ target: string; subject: string; body: string }>(
    'system',
    "select target, subject, body from outbox_message where purpose = 'digest' order by id",
  );

describe('the mail of the day', () => {
  it('has what is unread of the chosen topics, and says where to read it and how to stop it', async () => {
    await choose(9);
    for (let n = 1; n <= 7; n++) await sendNotice('orders', `Order ${n}`, 8 - n);
    await sendNotice('queries', 'Your query was answered');
    await sendNotice('news', 'Not chosen');
    await sendNotice('orders', 'Too old', 25);
    await sendDigests(hub.context);
    expect(await mails()).toEqual([
      {
        target: 'meera@example.com',
        subject: `8 unread notifications: ${hub.config.brand.productName}`,
        body: [
          'Orders (7)\n- Order 7\n- Order 6\n- Order 5\n- Order 4\n- Order 3\n- and 2 more',
          'Queries (1)\n- Your query was answered',
          'Read them: http://hub.test/distributor/notifications',
          'You turned this mail on under Notifications, Settings. You can turn it off there.',
        ].join('\n\n'),
      },
    ]);
  });

  it('names clients, first of all in its subject: whose order was refused or refunded, else the newest', async () => {
    await choose(9);
    await sendNotice(
      'orders',
      'Asha Pillai: redemption of ₹86,000 rejected by the registrar',
      3,
      'order-refused',
    );
    await sendNotice('orders', 'Kiran Bhat: SIP of ₹5,000 every month confirmed', 2, 'order-confirmed');
    await sendNotice('queries', 'Your query was answered', 1);
    await sendDigests(hub.context);
    const [mail] = await mails();
    expect(mail?.subject).toBe('Asha Pillai: redemption of ₹86,000 rejected by the registrar, and 2 more');
    expect(mail?.body).toContain(
      'Orders (2)\n- Kiran Bhat: SIP of ₹5,000 every month confirmed\n- Asha Pillai: redemption of ₹86,000 rejected by the registrar',
    );
    // What a registrar or a bank says of the reason stays in the app.
    expect(mail?.body).not.toContain('ABCDE1234F');
  });

  it('comes once a day, from its hour on, and tells nothing twice', async () => {
    await choose(11);
    await sendNotice('orders', 'First');
    await sendDigests(hub.context);
    expect(await mails()).toEqual([]);
    hub.clock.advance({ hours: 1 });
    await sendDigests(hub.context);
    hub.clock.advance({ hours: 3 });
    await sendNotice('orders', 'Second');
    await sendDigests(hub.context);
    expect((await mails()).map(({ body }) => /First|Second/.exec(body)?.[0])).toEqual(['First']);
    hub.clock.advance({ hours: 21 });
    await sendDigests(hub.context);
    const [, second] = await mails();
    expect(second?.body).toContain('Second');
    expect(second?.body).not.toContain('First');
  });

  it('is not sent without anything in it, nor to who never asked for it', async () => {
    await sendNotice('orders', 'Nobody asked');
    await sendDigests(hub.context);
    await choose(9);
    await hub.db.read('system', 'update notification set read_at = now()');
    await sendDigests(hub.context);
    expect(await mails()).toEqual([]);
  });

  it('goes out through a mail server', async () => {
    const { promise, resolve } = Promise.withResolvers<{ to: string[]; source: string }>();
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onData: (stream, session, done) => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        readText(stream).then((source) => {
          done();
          resolve({ to, source });
        }, done);
      },
    });
    await new Promise<void>((ready) => {
      server.listen(0, '127.0.0.1', () => ready());
    });
    const { port } = server.server.address() as AddressInfo;
    const jobs = new BossJobs<MessengerJobData>({
      db: hub.db,
      runs: true,
      log: { warn: () => {}, error: () => {} },
    });
    const smtp = { url: `smtp://127.0.0.1:${port}`, from: 'Aranya <no-reply@aranya.example.com>' };
    const write = openMails(hub.config, hub.db, hub.context.files);
    const messenger = realMessenger({ kind: 'real', smtp }, jobs, 'a secret', write);
    await jobs.start(messenger.jobs);
    await choose(9);
    await sendNotice('orders', 'Order rejected');
    await sendDigests({ ...hub.context, messenger });
    const mail = await promise;
    expect(mail.to).toEqual(['meera@example.com']);
    expect(mail.source).toContain('Subject: 1 unread notification:');
    expect(mail.source).toContain('- Order rejected');
    expect(mail.source.replaceAll('=\r\n', '')).toMatch(
      /Content-Type: text\/html[\s\S]+>Order rejected<[\s\S]+Content-ID: <mark>/,
    );
    await jobs.stop();
    messenger.close();
    await new Promise<void>((closed) => {
      server.close(() => closed());
    });
  });
});
