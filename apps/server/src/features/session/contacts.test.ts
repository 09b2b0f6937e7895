import { texts } from '@hub/contract';
import { sendOtp, startPreLogin, validateSendOtp } from '@hub/contract/calls/session';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../http/test/test-app.ts';
import { people, rowCounts } from '../../http/test/test-book.ts';
import { type WatchedDatabase, watched } from '../../http/test/watched-database.ts';
import { decoyContacts } from './decoy-contact.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
});
afterAll(() => hub.close());

const unknown = 'ARN-777777';

describe('the contacts of an ARN', () => {
  it('are shown masked, the mobile first, before anything is sent', async () => {
    const before = await rowCounts(hub.db, ['rate_limit']);
    const { contacts } = await hub.client().ask(startPreLogin, { arn: '100001' });
    expect(contacts).toEqual([
      { channel: 'SMS', maskedTarget: '*****00001' },
      { channel: 'EMAIL', maskedTarget: '*****00001@example.in' },
    ]);
    expect(await rowCounts(hub.db, ['rate_limit'])).toEqual(before);
  });

  it('are those the code then goes to', async () => {
    const client = hub.client();
    for (const arn of [people.ifa.arn, people.mailOnly.arn, unknown, 'ARN-777001', 'ARN-777002']) {
      const { contacts } = await client.ask(startPreLogin, { arn });
      const { channel, maskedTarget } = await client.ask(sendOtp, { arn });
      expect(contacts[0]).toEqual({ channel, maskedTarget });
    }
  });

  it.each([
    ['an ARN nobody has', { arn: unknown }],
    ['a cancelled ARN', { arn: people.cancelled.arn }],
  ])('of %s are made up, in the same form and always the same', async (_, input) => {
    const client = hub.client();
    const first = await client.ask(startPreLogin, input);
    expect(await client.ask(startPreLogin, input)).toEqual(first);
    for (const { channel, maskedTarget } of first.contacts) {
      expect(maskedTarget).toMatch(
        channel === 'SMS' ? /^\*{5}\d{5}$/ : /^\*{5}[a-z]+\d{0,2}@[a-z]+(\.[a-z]+)+$/,
      );
    }
    expect(JSON.stringify(first)).not.toContain('00001@example.in');
  });

  it('that are made up never follow from the number of the ARN, and use the ways there are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        const digest = Buffer.from(bytes);
        for (const channels of [['SMS'], ['EMAIL'], ['SMS', 'EMAIL']] as const) {
          const contacts = decoyContacts(digest, channels);
          expect(contacts.length).toBeGreaterThan(0);
          for (const { channel, to } of contacts) {
            expect(channels).toContain(channel);
            expect(to).toMatch(channel === 'SMS' ? /^[6-9]\d{9}$/ : /^xxxxx[a-z]+\d{0,2}@[a-z.]+$/);
          }
        }
      }),
    );
  });
});

describe('the way of a code', () => {
  it('is the one chosen', async () => {
    const client = hub.client();
    const { channel, requestId } = await client.ask(sendOtp, { arn: people.ifa.arn, channel: 'EMAIL' });
    expect(channel).toBe('EMAIL');
    const otp = await client.otpOf(people.ifa.arn);
    await client.ask(validateSendOtp, { requestId, otp });
  });

  it('is mail where there is no mobile number, whatever was chosen', async () => {
    for (const channel of ['SMS', undefined] as const) {
      const input = { arn: people.mailOnly.arn, ...(channel && { channel }) };
      expect(await hub.client().ask(sendOtp, input)).toMatchObject({
        channel: 'EMAIL',
        maskedTarget: '*****00005@example.in',
      });
    }
  });

  it('is mail where the messenger has no SMS', async () => {
    const smtp = { url: 'smtp://127.0.0.1:1', from: 'hub@example.in' };
    const mailing = await testApp({ on: hub, config: { messenger: { kind: 'real', smtp } } });
    const known = await mailing.client().ask(startPreLogin, { arn: people.ifa.arn });
    const decoy = await mailing.client().ask(startPreLogin, { arn: unknown });
    for (const { contacts } of [known, decoy]) expect(contacts.map((one) => one.channel)).toEqual(['EMAIL']);
    await mailing.close();
  });
});

describe('an ARN nobody has', () => {
  let seen: WatchedDatabase;
  let counted: TestApp;
  beforeAll(async () => {
    seen = watched(hub.db);
    counted = await testApp({ on: { ...hub, db: seen } });
  });
  afterAll(() => counted.close());

  /** What is undone costs what is done: a commit more in one place is a rollback in the other. */
  const work = () =>
    seen
      .taken()
      .map((text) => (text === 'rollback' ? 'commit' : text))
      .sort();

  async function workOf(arn: string) {
    const client = counted.client();
    await client.ask(startPreLogin, { arn });
    const shown = work();
    const { requestId, ...sent } = await client.ask(sendOtp, { arn });
    const sending = work();
    const wrong = await client.call(validateSendOtp, { requestId, otp: '000000' });
    return { shown, sending, checking: work(), sent: Object.keys(sent), wrong };
  }

  it('costs the same statements as one that exists, and reads the same', async () => {
    await workOf(people.ifa.arn);
    const known = await workOf(people.other.arn);
    for (const arn of [unknown, people.cancelled.arn, people.notEmpanelled.arn]) {
      expect(await workOf(arn)).toEqual(known);
    }
    expect(known.wrong).toMatchObject({ ok: false, status: 422, message: texts.session.otpWrong });
    expect([known.shown.length, known.sending.length, known.checking.length]).toEqual([2, 6, 3]);
  });

  it('is told by no audit entry either: wrong codes leave the same', async () => {
    const client = hub.client();
    const entries = async (arn: string) => {
      const { requestId } = await client.ask(sendOtp, { arn });
      await client.call(validateSendOtp, { requestId, otp: '000000' });
      const rows = await hub.db.read(
        'system',
        'select action, details, actor = arn as own from audit_log where subject = $1',
        [requestId],
      );
      return rows;
    };
    expect(await entries('ARN-777003')).toEqual(await entries(people.other.arn));
    expect(await entries('ARN-777004')).toEqual([
      { action: 'session.otp-wrong', details: { triesLeft: 4 }, own: true },
    ]);
  });
});

describe('an ARN as people type it', () => {
  it.each([
    'ARN-100001',
    'arn 100001',
    '100001',
    '  ARN - 100001 ',
    'ARN No. 100001',
    'ARN–100001',
    '0100001',
    'ＡＲＮ－１００００１',
  ])('works as %j', async (arn) => {
    const { maskedTarget } = await hub.client().ask(sendOtp, { arn });
    expect(maskedTarget).toBe('*****00001');
  });

  it.each([
    '',
    'ARN-',
    'ARN-0',
    'ARN-1000011',
    'ARN-10000A',
    '１０００01x',
    "ARN-1' or '1'='1",
    'BRN-100001',
  ])('that is none (%j) is refused at its field', async (arn) => {
    const client = hub.client();
    const replies = [await client.call(startPreLogin, { arn }), await client.call(sendOtp, { arn })];
    for (const reply of replies) {
      expect(reply).toMatchObject({ ok: false, status: 400, fields: { arn: texts.field.arn } });
    }
  });
});
