import {
  decideConfirmation,
  openConfirmation,
  sendConfirmationOtp,
} from '@hub/contract/calls/confirmation/confirmation';
import { dashboardShown } from '@hub/contract/calls/dashboard/dashboard';
import { submitLumpsum, submitRedeem } from '@hub/contract/calls/transact/transact';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../http/test/test-app.ts';
import { people } from '../../http/test/test-book.ts';
import { account, codes, euin, folios, seedOrderBook } from '../transact/test/order-book.ts';
import { openHouse, type RegisterHouse } from './test/register-house.ts';

let hub: TestApp;
let house: RegisterHouse;
beforeAll(async () => {
  hub = await testApp({ withJobs: true });
  await seedOrderBook(hub.db);
  house = await openHouse(hub);
});
afterAll(async () => {
  await house.close();
  await hub.close();
});

const { arn } = people.ifa;
const ashaMobile = '9811111111';
const bodyOf = async (purpose: string) => {
  const [message] = await hub.db.read<{ body: string }>(
    'system',
    'select body from outbox_message where purpose = $1 and target = $2 order by id desc limit 1',
    [purpose, ashaMobile],
  );
  return message?.body ?? '';
};

const lumpsum = {
  ...{ kind: 'lumpsum' as const, folioNo: folios.asha, schemeCode: codes.flexi, idcw: 'Z' as const },
  ...{ amount: '5000', payMode: 'netbanking' as const, account, euin, isExecutionOnly: false, subArn: null },
};
const redemption = {
  ...{ kind: 'redeem' as const, folioNo: folios.asha, schemeCode: codes.flexi, account },
  quantity: { by: 'units' as const, units: '20.000' },
};

it('a suspended ARN brings no new business from the very next call on, and its open links say why', async () => {
  const [mine, investor] = [hub.client(), hub.client()];
  await mine.logIn(arn);
  const { confirmations } = await mine.request(submitLumpsum, { terms: lumpsum, consent: true });
  const reference = confirmations[0]?.orders[0]?.reference ?? '';
  const token = /\/confirm\/([\w-]{43})/.exec(await bodyOf('order-link'))?.[1] ?? '';
  await investor.request(openConfirmation, { token });
  hub.clock.advance({ seconds: 31 });
  await investor.request(sendConfirmationOtp, { token, channel: 'SMS' });
  const otp = /^\d{6}/.exec(await bodyOf('order-otp'))?.[0] ?? '';
  const confirm = () =>
    investor.call(decideConfirmation, { token, otp, confirmed: [reference], declined: [] });

  await house.done('distributor.suspend', { arn });
  expect(await mine.call(submitLumpsum, { terms: lumpsum, consent: true })).toMatchObject({
    ...{ ok: false, status: 422 },
  });
  expect(await confirm()).toMatchObject({
    ...{ ok: false, status: 422, message: expect.stringContaining(`${arn}, is not active at the moment`) },
  });
  // The book stays, and what is held may leave.
  await mine.request(dashboardShown, {});
  await mine.request(submitRedeem, { terms: redemption, consent: true });

  await house.done('distributor.reinstate', { arn });
  expect(await confirm()).toMatchObject({ ok: true });
  expect(await house.rows('select state, source from arn_status where arn = $1 order by id', [arn])).toEqual([
    { state: 'suspended', source: 'house' },
    { state: 'active', source: 'house' },
  ]);
});

it('a cancelled ARN is logged out everywhere and nobody again', async () => {
  const client = hub.client();
  await client.logIn(people.other.arn);
  await house.done('distributor.cancel', { arn: people.other.arn });
  hub.clock.advance({ seconds: 2 });
  expect(await client.call(dashboardShown, {})).toMatchObject({ ok: false, status: 401 });
});

it('all sessions of an ARN end by one act, and a code lock is lifted by another', async () => {
  const client = hub.client();
  await client.logIn(arn);
  expect(await house.request('distributor.end-sessions', { arn })).toMatchObject({ state: 'done' });
  hub.clock.advance({ seconds: 2 });
  expect(await client.call(dashboardShown, {})).toMatchObject({ ok: false, status: 401 });
  await expect(house.request('distributor.lift-code-lock', { arn })).rejects.toThrow(/No code lock/);
});

it('validity set by hand keeps the gap, and a contact changes by approval alone', async () => {
  await hub.db.read(
    'system',
    "update distributor set valid_from = '2023-06-01', valid_to = '2026-05-31' where arn = $1",
    [arn],
  );
  await hub.db.read(
    'system',
    "insert into arn_validity (arn, valid_from, valid_to, source) values ($1, '2023-06-01', '2026-05-31', 'start')",
    [arn],
  );
  const input = { arn, validFrom: '2026-08-10', validTo: '2029-05-31' };
  const requested = await house.request('distributor.set-validity', input);
  await expect(
    house.request('distributor.set-validity', { ...input, validTo: '2026-01-01' }),
  ).rejects.toThrow(/before/);
  await house.approve(requested);
  expect(
    await house.rows('select valid_to as "to" from arn_validity where arn = $1 order by 1', [arn]),
  ).toEqual([{ to: '2026-05-31' }, { to: '2029-05-31' }]);
  await house.done('distributor.change-contact', { arn, mobile: '+91 98765 43210' });
  expect(await house.rows('select mobile from distributor where arn = $1', [arn])).toEqual([
    { mobile: '9876543210' },
  ]);
});
