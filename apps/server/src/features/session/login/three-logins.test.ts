import { sendOtp, startPreLogin, validateBroker, validateSendOtp } from '@hub/contract/calls/session/session';
import { codeTexts } from '@hub/contract/session/code-texts';
import { type LoginKind, loginKinds } from '@hub/domain/session/login-kinds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people, rowCounts } from '../../../http/test/test-book.ts';
import { type WatchedDatabase, watched } from '../../../http/test/watched-database.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
});
afterAll(() => hub.close());

const own: readonly (readonly [keyof typeof people, LoginKind])[] = [
  ['ifa', 'independent'],
  ['restricted', 'distributor'],
  ['internal', 'distributor'],
  ['employee', 'employee'],
];
const doors = [undefined, ...loginKinds] as const;

describe.each(own)('%s', (person, kind) => {
  const { arn } = people[person];

  async function codeAt(loginAs: LoginKind | undefined) {
    const client = hub.client();
    const { requestId } = await client.request(sendOtp, { arn, ...(loginAs && { loginAs }) });
    return { client, requestId, otp: await client.otpOf(arn) };
  }

  it.each([undefined, kind] as const)('comes in by the login %s [S2-14]', async (loginAs) => {
    const { client, requestId, otp } = await codeAt(loginAs);
    expect(await client.request(validateSendOtp, { requestId, otp })).toMatchObject({
      profile: { arnNo: arn },
    });
  });

  it.each(loginKinds.filter((other) => other !== kind))(
    'is told after a right code that the login %s is not its own, and which is [S2-14]',
    async (loginAs) => {
      const { client, requestId, otp } = await codeAt(loginAs);
      const wrong = otp === '000000' ? '000001' : '000000';
      expect(await client.call(validateSendOtp, { requestId, otp: wrong })).toMatchObject({
        ok: false,
        status: 422,
        message: codeTexts.wrong,
      });
      const before = await rowCounts(hub.db, ['rate_limit']);
      expect(await client.request(validateSendOtp, { requestId, otp })).toEqual({
        status: 'verified',
        arnStatus: 'other-login',
        arn,
        loginAs: kind,
      });
      expect(await rowCounts(hub.db, ['rate_limit'])).toEqual(before);
      expect(await client.call(validateSendOtp, { requestId, otp })).toMatchObject({
        message: codeTexts.expired,
      });
    },
  );
});

it('who is not empanelled is guided on by every login', async () => {
  const { arn } = people.notEmpanelled;
  for (const loginAs of loginKinds) {
    const client = hub.client();
    const { requestId } = await client.request(sendOtp, { arn, loginAs });
    const otp = await client.otpOf(arn);
    const reply = await client.request(validateSendOtp, { requestId, otp });
    expect(reply).toMatchObject({ arnStatus: 'not-empanelled' });
  }
});

describe('before the code, nobody learns whether an ARN is known or whose it is', () => {
  let seen: WatchedDatabase;
  let counted: TestApp;
  beforeAll(async () => {
    seen = watched(hub.db);
    counted = await testApp({ on: { ...hub, db: seen } });
  });
  afterAll(() => counted.close());

  const requested = {
    existing: people.other.arn,
    unknown: 'ARN-777321',
    employee: people.employee.arn,
    restricted: people.restricted.arn,
    cancelled: people.cancelled.arn,
    notEmpanelled: people.notEmpanelled.arn,
  };
  /** A rollback costs what a commit costs. */
  const work = () =>
    seen
      .taken()
      .map((text) => (text === 'rollback' ? 'commit' : text))
      .sort();

  async function exchange(arn: string, loginAs: LoginKind | undefined) {
    const client = counted.client();
    const input = { arn, ...(loginAs && { loginAs }) };
    seen.taken();
    const looked = await client.send(startPreLogin, input);
    const looking = work();
    const { contacts } = await client.request(startPreLogin, input);
    seen.taken();
    const { requestId, ...sent } = await client.request(sendOtp, input);
    const sending = work();
    const wrong = await client.send(validateSendOtp, { requestId, otp: '000000' });
    const checking = work();
    const pair = await client.send(validateBroker, { arn, pan: 'ZZZPZ9999Z' });
    return {
      /** What may differ between two ARNs, and never between two logins of one. */
      own: { contacts, sent },
      /** What may not differ at all. */
      common: {
        statuses: [looked.status, wrong.status, pair.status],
        words: [wrong.text, pair.text],
        shape: [contacts.map((contact) => Object.keys(contact).join())[0], Object.keys(sent).join()],
        statements: { looking, sending, checking, pair: work() },
      },
    };
  }

  it('whichever login asks, and however often', async () => {
    await exchange(people.ifa.arn, undefined);
    const first = await exchange(requested.existing, undefined);
    for (const [who, arn] of Object.entries(requested)) {
      const replies = new Map<LoginKind | undefined, Awaited<ReturnType<typeof exchange>>>();
      for (const loginAs of doors) replies.set(loginAs, await exchange(arn, loginAs));
      for (const [loginAs, reply] of replies) {
        expect(reply.own, `${who} at ${loginAs}`).toEqual(replies.get(undefined)?.own);
        expect(reply.common, `${who} at ${loginAs}`).toEqual(first.common);
      }
    }
  });
});
