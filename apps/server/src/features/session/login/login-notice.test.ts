import { listNotifications } from '@hub/contract/calls/notifications/notifications';
import { sendOtp, validateSendOtp } from '@hub/contract/calls/session/session';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { testConfig } from '../../../http/test/test-config.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
});
afterAll(() => hub.close());
beforeEach(() =>
  hub.db.transaction('system', async (tx) => {
    await tx.query('delete from notification');
    await tx.query('delete from known_device');
  }),
);

const { arn } = people.ifa;
type Device = { id: string; name: string; platform: 'web' | 'android' };
const office: Device = { id: 'office', name: 'Chrome on Windows', platform: 'web' };
const phone: Device = { id: 'phone', name: 'Pixel 9', platform: 'android' };

async function logInFrom(device?: Device, as: string = arn): Promise<void> {
  const client: TestClient = hub.client();
  const { requestId } = await client.request(sendOtp, { arn: as });
  const otp = await client.otpOf(as);
  await client.request(validateSendOtp, { requestId, otp, ...(device && { device }) });
  hub.clock.advance({ minutes: 1 });
}

const notified = (whose: string = arn) =>
  hub.db.read<{ title: string; body: string; link: string | null }>(
    { arn: whose },
    'select title, body, link from notification order by created_at',
  );
const titles = async () => (await notified()).map(({ title }) => title);

const welcome = `Welcome to ${testConfig().brand.productName}`;
const news = 'Login from a new device';

describe('a login', () => {
  it('is welcomed the first time, and only then', async () => {
    await logInFrom(office);
    await logInFrom(office);
    expect(await titles()).toEqual([welcome]);
  });

  it('from a device not seen before is told, once', async () => {
    for (const device of [office, phone, office, phone]) await logInFrom(device);
    expect(await titles()).toEqual([welcome, news]);
    expect((await notified())[1]?.body).toContain('"Pixel 9"');
  });

  it('is read by the distributor in the list', async () => {
    await logInFrom(office);
    const client = hub.client();
    await client.logIn(arn);
    const { items, unread } = await client.request(listNotifications, {});
    expect(items.map(({ title }) => title)).toEqual([welcome]);
    expect(unread).toBe(1);
  });

  it('of a client that names no device says nothing about devices', async () => {
    await logInFrom();
    await logInFrom(office);
    await logInFrom();
    expect(await titles()).toEqual([welcome]);
  });

  it("of one distributor is no news for another who has the same device's id", async () => {
    await logInFrom(office);
    await logInFrom(phone);
    await logInFrom(office, people.other.arn);
    expect((await notified(people.other.arn)).map(({ title }) => title)).toEqual([welcome]);
  });

  it('cannot put words into our mouth by the name of its device', async () => {
    await logInFrom(office);
    await logInFrom({
      ...phone,
      name: `<b>Blocked!</b> Call +91 99999 99999: https://evil.example ${'x'.repeat(99)}`,
    });
    const body = (await notified())[1]?.body ?? '';
    expect(body).toMatch(/^"[\p{L}\p{N} ._()-]{1,40}" logged in with a code sent to you\./u);
  });

  it('that is refused tells nothing', async () => {
    const client = hub.client();
    const { requestId } = await client.request(sendOtp, { arn });
    const right = await client.otpOf(arn);
    const otp = right === '000000' ? '000001' : '000000';
    await client.call(validateSendOtp, { requestId, otp, device: office });
    expect(await titles()).toEqual([]);
    expect(await hub.db.read('system', 'select 1 from known_device')).toEqual([]);
  });
});

describe('a new device', () => {
  const choose = (email: boolean, sms: boolean) =>
    hub.db.read(
      'system',
      `insert into distributor_profile (arn, notify) values ($1, $2)
       on conflict (arn) do update set notify = excluded.notify`,
      [arn, JSON.stringify({ 'new-device': { email, sms } })],
    );
  const messages = () =>
    hub.db.read<{ channel: string; target: string; subject: string | null; body: string }>(
      'system',
      "select channel, target, subject, body from outbox_message where purpose = 'new-device' order by channel",
    );
  beforeEach(() => hub.db.read('system', "delete from outbox_message where purpose = 'new-device'"));

  it.each([
    [true, true, ['EMAIL', 'SMS']],
    [true, false, ['EMAIL']],
    [false, true, ['SMS']],
    [false, false, []],
  ] as const)('is told by mail (%s) and SMS (%s) as the distributor chose', async (email, sms, channels) => {
    await choose(email, sms);
    await logInFrom(office);
    expect(await messages()).toEqual([]);
    await logInFrom(phone);
    const sent = await messages();
    expect(sent.map(({ channel }) => channel)).toEqual(channels);
    for (const { body } of sent) expect(body).toContain('"Pixel 9" logged in with a code sent to you.');
  });

  it('is told at the contact of the ARN record, with the name of the product', async () => {
    await choose(true, true);
    await logInFrom(office);
    await logInFrom(phone);
    const { productName } = testConfig().brand;
    expect(await messages()).toMatchObject([
      { target: 'arn-100001@example.in', subject: `Login from a new device: ${productName}` },
      { target: people.ifa.mobile, subject: null },
    ]);
  });

  /** Two devices are logged in; the newer one is told with its link. */
  async function loggedInTwice() {
    await choose(true, false);
    await hub.db.read('system', 'delete from session where arn = $1', [arn]);
    await logInFrom(office);
    await logInFrom(phone);
    const [mail] = await hub.db.read<{ body: string; html: string }>(
      'system',
      "select body, html from outbox_message where purpose = 'new-device'",
    );
    const url = /Log out that device: http:\/\/hub\.test(\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
    return { url, body: mail?.body ?? '', html: mail?.html ?? '' };
  }
  const live = async () =>
    (
      await hub.db.read<{ name: string }>(
        { arn },
        'select device_name as name from session where revoked_at is null order by created_at',
      )
    ).map(({ name }) => name);
  const press = (url: string) =>
    hub.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });

  it('is told with device, time and address, as text and laid out', async () => {
    const { body, html, url } = await loggedInTwice();
    for (const part of [body, html.replace(/<\/?span[^>]*>/g, '')]) {
      expect(part).toContain('Pixel 9');
      expect(part).toMatch(/\d{2}-[A-Z][a-z]{2}-\d{4}, \d{1,2}:\d{2} [ap]m/);
      expect(part).toContain('127.0.0.1');
    }
    expect(html).toContain(`http://hub.test${url}"`);
  });

  it('is logged out by the button of the page that the mail leads to, and by nothing less', async () => {
    const { url } = await loggedInTwice();
    expect(await live()).toEqual(['Chrome on Windows', 'Pixel 9']);
    // A program that looks at mails opens what it finds, more than once.
    for (const method of ['GET', 'HEAD', 'GET'] as const) await hub.app.inject({ method, url });
    const page = await hub.app.inject({ method: 'GET', url });
    expect(page.body).toContain('Pixel 9');
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(await live()).toEqual(['Chrome on Windows', 'Pixel 9']);

    const done = await press(url);
    expect(done.body).toContain('That device is logged out.');
    expect(await live()).toEqual(['Chrome on Windows']);
    const [device] = await hub.db.read<{ token: string | null }>(
      { arn },
      "select token_hash as token from known_device where device_id = 'phone'",
    );
    expect(device?.token).toBeNull();
    const [note] = await hub.db.read<{ details: object }>(
      'system',
      "select details from audit_log where action = 'session.ended-by-mail' order by id desc limit 1",
    );
    expect(note?.details).toEqual({ ended: 1 });
  });

  it('is logged out once by its link, which opens nothing afterwards; nor does another one', async () => {
    const { url } = await loggedInTwice();
    const pressed = await Promise.all([press(url), press(url)]);
    expect(pressed.filter(({ body }) => body.includes('This link has been used'))).toHaveLength(1);
    expect((await hub.app.inject({ method: 'GET', url })).body).toContain('This link has been used');
    await logInFrom(phone);
    await press(url);
    expect(await live()).toEqual(['Chrome on Windows', 'Pixel 9']);
    const strange = `/logout-device/${'x'.repeat(43)}`;
    for (const answer of [await hub.app.inject({ method: 'GET', url: strange }), await press(strange)]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('This link is not valid');
    }
    expect(await live()).toEqual(['Chrome on Windows', 'Pixel 9']);
  });

  it('cannot be logged out by a link that has expired', async () => {
    const { url } = await loggedInTwice();
    await hub.db.read('system', "update link set expires_at = created_at where purpose = 'device-logout'");
    expect((await press(url)).body).toContain('This link has expired');
    expect(await live()).toEqual(['Chrome on Windows', 'Pixel 9']);
  });
});
