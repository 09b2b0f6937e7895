import { texts } from '@hub/contract';
import { sendOtp, startPreLogin, validateSendOtp } from '@hub/contract/calls/session/session';
import { codeTexts } from '@hub/contract/session/code-texts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people, rowCounts } from '../../../http/test/test-book.ts';
import { type WatchedDatabase, watched } from '../../../http/test/watched-database.ts';
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
    const { contacts } = await hub.client().request(startPreLogin, { arn: '100001' });
    expect(contacts).toEqual([
      { channel: 'SMS', maskedTarget: '*****00001' },
      { channel: 'EMAIL', maskedTarget: '*****' },
    ]);
    expect(await rowCounts(hub.db, ['rate_limit'])).toEqual(before);
  });

  it('are those the code then goes to', async () => {
    const client = hub.client();
    for (const arn of [people.ifa.arn, people.mailOnly.arn, unknown, 'ARN-777001', 'ARN-777002']) {
      const { contacts } = await client.request(startPreLogin, { arn });
      const { channel, maskedTarget } = await client.request(sendOtp, { arn });
      expect(contacts[0]).toEqual({ channel, maskedTarget });
    }
  });

  it.each([
    ['an ARN nobody has', { arn: unknown }],
    ['a cancelled ARN', { arn: people.cancelled.arn }],
  ])('of %s are made up, in the same form and always the same', async (_, input) => {
    const client = hub.client();
    const first = await client.request(startPreLogin, input);
    expect(await client.request(startPreLogin, input)).toEqual(first);
    for (const { channel, maskedTarget } of first.contacts) {
      expect(maskedTarget).toMatch(channel === 'SMS' ? /^\*{5}\d{5}$/ : /^\*{5}$/);
    }
  });

  it('that are made up never follow from the number of the ARN, and use the ways there are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        const digest = Buffer.from(bytes);
        for (const channels of [['SMS'], ['EMAIL'], ['SMS', 'EMAIL']] as const) {
          const contacts = decoyContacts(digest, channels, { onlySms: 100, onlyEmail: 100 });
          expect(contacts.length).toBeGreaterThan(0);
          for (const { channel, to } of contacts) {
            expect(channels).toContain(channel);
            expect(to).toMatch(channel === 'SMS' ? /^9\d{9}$/ : /^[0-9a-f]{12}@nobody\.invalid$/);
          }
        }
      }),
    );
  });
});

describe('what a stranger sees of ARNs', () => {
  const many = 150;
  const registeredArn = (n: number) => `ARN-3${String(n).padStart(5, '0')}`;
  const unknownArn = (n: number) => `ARN-4${String(n).padStart(5, '0')}`;
  const mobiles = ['98%', '+91 70%', '091-80%', '0090%'];
  const mails = ['a%@gmail.com', 'desk.office+%@very-long-name-of-a-firm.co.in', '%@x.io'];
  const fill = (form: string, n: number) =>
    form.replace('%', String((n * 48_271 + 7919) % 100_000_000).padStart(8, '0'));

  beforeAll(async () => {
    // Six in ten can be reached in both ways, three by SMS alone and one by mail alone.
    const rows = Array.from({ length: many }, (_, n) => ({
      arn: registeredArn(n),
      mobile: n % 10 === 9 ? null : fill(mobiles[n % 4] ?? '', n),
      email: n % 10 >= 6 && n % 10 < 9 ? null : fill(mails[n % 3] ?? '', n),
    }));
    await hub.db.transaction('system', (tx) =>
      tx.query(
        `insert into distributor (arn, name, user_type, mobile, email, is_employee, status)
         select arn, 'Somebody', 'IFA_USER', mobile, email, false, 'active'
           from jsonb_to_recordset($1::jsonb) as given (arn text, mobile text, email text)`,
        [JSON.stringify(rows)],
      ),
    );
    // What is known of them is read again.
    hub.clock.advance({ hours: 1 });
  });
  afterAll(async () => {
    await hub.db.transaction('system', (tx) => tx.query("delete from distributor where arn like 'ARN-3%'"));
    hub.clock.advance({ hours: 1 });
  });

  interface Seen {
    /** `SMS *****ddddd, EMAIL *****`, and how many of them. */
    readonly shapes: Map<string, number>;
    readonly digits: string[];
  }

  async function seenOf(arnOf: (n: number) => string): Promise<Seen> {
    const shapes = new Map<string, number>();
    const digits: string[] = [];
    const client = hub.client();
    for (let n = 0; n < many; n += 1) {
      const { contacts } = await client.request(startPreLogin, { arn: arnOf(n) });
      const shape = contacts
        .map((one) => `${one.channel} ${one.maskedTarget.replace(/\d/g, 'd')}`)
        .join(', ');
      shapes.set(shape, (shapes.get(shape) ?? 0) + 1);
      digits.push(...contacts.flatMap((one) => one.maskedTarget.match(/\d+/)?.[0] ?? []));
    }
    return { shapes, digits };
  }

  it('cannot tell a known one from one that nobody has: the same channels and forms, each as often', async () => {
    const [existing, unknownOnes] = [await seenOf(registeredArn), await seenOf(unknownArn)];
    expect([...unknownOnes.shapes.keys()].sort()).toEqual([...existing.shapes.keys()].sort());
    expect([...existing.shapes.keys()].sort()).toEqual([
      'EMAIL *****',
      'SMS *****ddddd',
      'SMS *****ddddd, EMAIL *****',
    ]);
    for (const [shape, times] of existing.shapes) {
      // By chance a few more or less; never half of them or twice as many.
      expect(Math.abs((unknownOnes.shapes.get(shape) ?? 0) - times), shape).toBeLessThan(many / 10);
    }
    // Digits that repeat, or begin alike, would give the made-up ones away.
    expect(new Set(unknownOnes.digits).size).toBeGreaterThan(unknownOnes.digits.length - 3);
    expect(new Set(unknownOnes.digits.map((text) => text[0])).size).toBe(10);
    const later = await seenOf(unknownArn);
    expect(later).toEqual(unknownOnes);
  });

  it('sees the same when a code was sent', async () => {
    const client = hub.client();
    for (const arn of [registeredArn(0), registeredArn(9), unknownArn(0), unknownArn(1), unknownArn(2)]) {
      const { channel, maskedTarget } = await client.request(sendOtp, { arn });
      expect(maskedTarget).toMatch(channel === 'SMS' ? /^\*{5}\d{5}$/ : /^\*{5}$/);
    }
  });
});

describe('the way of a code', () => {
  it('is the one chosen', async () => {
    const client = hub.client();
    const { channel, requestId } = await client.request(sendOtp, { arn: people.ifa.arn, channel: 'EMAIL' });
    expect(channel).toBe('EMAIL');
    const otp = await client.otpOf(people.ifa.arn);
    await client.request(validateSendOtp, { requestId, otp });
  });

  it('is mail where there is no mobile number, whatever was chosen', async () => {
    for (const channel of ['SMS', undefined] as const) {
      const input = { arn: people.mailOnly.arn, ...(channel && { channel }) };
      expect(await hub.client().request(sendOtp, input)).toMatchObject({
        channel: 'EMAIL',
        maskedTarget: '*****',
      });
    }
  });

  it('is mail where the messenger has no SMS', async () => {
    const smtp = { url: 'smtp://127.0.0.1:1', from: 'hub@example.in' };
    const mailing = await testApp({ on: hub, config: { messenger: { kind: 'real', smtp } } });
    const existing = await mailing.client().request(startPreLogin, { arn: people.ifa.arn });
    const decoy = await mailing.client().request(startPreLogin, { arn: unknown });
    for (const { contacts } of [existing, decoy])
      expect(contacts.map((one) => one.channel)).toEqual(['EMAIL']);
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
    await client.request(startPreLogin, { arn });
    const shown = work();
    const { requestId, ...sent } = await client.request(sendOtp, { arn });
    const sending = work();
    const wrong = await client.call(validateSendOtp, { requestId, otp: '000000' });
    return { shown, sending, checking: work(), sent: Object.keys(sent), wrong };
  }

  it('costs the same statements as one that exists, and reads the same', async () => {
    await workOf(people.ifa.arn);
    const existing = await workOf(people.other.arn);
    for (const arn of [unknown, people.cancelled.arn, people.notEmpanelled.arn]) {
      expect(await workOf(arn)).toEqual(existing);
    }
    expect(existing.wrong).toMatchObject({ ok: false, status: 422, message: codeTexts.wrong });
    expect([existing.shown.length, existing.sending.length, existing.checking.length]).toEqual([2, 6, 3]);
  });

  it('is told by no audit entry either: wrong codes leave the same', async () => {
    const client = hub.client();
    const entries = async (arn: string) => {
      const { requestId } = await client.request(sendOtp, { arn });
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
    const { maskedTarget } = await hub.client().request(sendOtp, { arn });
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
