import { opportunityCalls, opportunityHub } from '@hub/contract/calls/opportunity/opportunity';
import { actOnRows, rowHistory } from '@hub/contract/calls/opportunity/opportunity-acts';
import {
  markDeadContact,
  messageRecipients,
  sendMessages,
  setMessageConsent,
} from '@hub/contract/calls/opportunity/opportunity-messages';
import { lapseRadar } from '@hub/contract/calls/opportunity/opportunity-radar';
import { sendRenewals } from '@hub/contract/calls/opportunity/opportunity-renewals';
import { opportunityLists } from '@hub/domain/opportunity/lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { rejectOrder } from '../../transact/test/reject-order.ts';

const { arn } = people.ifa;
let hub: TestApp;
let mine: TestClient;
let theirs: TestClient;
beforeAll(async () => {
  hub = await testApp({ investors: 150 });
  await rejectOrder(hub.db, arn, { reference: 'H0000000001A', at: `${hub.clock.now()}` });
  [mine, theirs] = [hub.client(), hub.client()];
  await mine.logIn(arn);
  await mine.authenticate();
  await theirs.logIn(people.other.arn);
  await theirs.authenticate();
}, 180_000);
afterAll(() => hub.close());

/** All that acts and messages leave behind. */
const saved = async () => {
  const tables = ['opportunity_act', 'opportunity_state', 'client_consent', 'dead_contact', 'outbox_message'];
  const counts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`);
  const [row] = await hub.db.read('system', `select ${counts.join(', ')}`);
  return row;
};

const acts = [
  { act: 'call' },
  { act: 'message' },
  { act: 'note', note: 'Mine now' },
  { act: 'snooze', until: '2026-12-01' },
  { act: 'done' },
  { act: 'reopen' },
] as const;

describe.each(opportunityLists)('another distributor and the list %s', (list) => {
  it('sees no row of it, changes none and writes to nobody in it', async () => {
    const { items, totals } = await mine.request(opportunityCalls[list], {});
    const [row] = items;
    if (row === undefined) throw new Error(`The demo has no row in ${list}`);
    const { key, investorId } = row;
    const before = await saved();
    expect((await theirs.request(opportunityCalls[list], { key, status: 'all' })).items).toEqual([]);
    for (const act of acts) {
      expect(await theirs.request(actOnRows, { list, keys: [key], ...act })).toMatchObject({
        rows: 0,
        refused: [{ key, investor: null }],
      });
    }
    expect((await theirs.request(rowHistory, { list, key, investorId })).acts).toEqual([]);
    const requested = { list, keys: [key], channel: 'sms' as const };
    expect((await theirs.request(messageRecipients, requested)).items).toEqual([]);
    expect(await theirs.request(sendMessages, { ...requested, text: 'Dear {name}' })).toMatchObject({
      sent: 0,
    });
    const notFound = { ok: false, status: 404 };
    const consent = { investorId, channel: 'sms', isGiven: true, way: 'call' } as const;
    expect(await theirs.call(setMessageConsent, consent)).toMatchObject(notFound);
    expect(await theirs.call(markDeadContact, { investorId, way: 'mobile' })).toMatchObject(notFound);
    expect(await saved()).toEqual(before);
    expect((await mine.request(opportunityCalls[list], {})).totals).toEqual(totals);
  });
});

it('another distributor renews none of these SIPs and finds none of them on the radar', async () => {
  const { items } = await mine.request(opportunityCalls.maturity, {});
  const keys = items.map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(0);
  const terms = { stepUp: 0, months: 12, euin: null, isExecutionOnly: true };
  expect(await theirs.request(sendRenewals, { ...terms, keys, consent: true })).toMatchObject({
    id: null,
    orders: 0,
    refused: keys.map((key) => ({ key })),
  });
  const own = (await mine.request(lapseRadar, {})).items.map(({ investorId }) => investorId);
  expect(own.length).toBeGreaterThan(0);
  const others = (await theirs.request(lapseRadar, {})).items.map(({ investorId }) => investorId);
  expect(others.filter((id) => own.includes(id))).toEqual([]);
  expect(await theirs.request(opportunityHub, {})).not.toEqual(await mine.request(opportunityHub, {}));
});
