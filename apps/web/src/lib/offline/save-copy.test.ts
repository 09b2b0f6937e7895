import { aum, sipTillDate, totalClients } from '@hub/contract/calls/dashboard/dashboard';
import { listInvestors } from '@hub/contract/calls/investor/investor-list';
import { records } from '@hub/contract/calls/transact/transact-records';
import { beforeEach, expect, it } from 'vitest';
import type { Api } from '../api/api.ts';
import { memoryRecords } from '../test/memory-store.ts';
import { createOfflineCopy, type OfflineCopy } from './offline-copy.ts';
import { removeOfflineCopy } from './remove-copy.ts';
import { saveCopy } from './save-copy.ts';

const pin = '902817';
/** A client and an order as the server tells them, private details and all. */
const privately = {
  maskedPan: 'XXXXX1234A',
  maskedMobile: '*****67890',
  folioNo: '910011',
  birthDate: '1980-01-02',
};
const client = {
  ...privately,
  id: 'c1',
  name: 'Asha Rao',
  city: 'Pune',
  aum: '9.00',
  sips: 0,
  sipMonthly: '0.00',
};
const order = {
  ...privately,
  reference: 'H1',
  kind: 'lumpsum',
  headline: '₹10,000',
  investor: { id: 'c1', name: 'Asha Rao' },
  scheme: { code: 'A1', name: 'Aranya Flexi Cap Fund' },
};

let requested: string[];
let now: number;
let device: ReturnType<typeof memoryRecords>;
let copy: OfflineCopy;
beforeEach(() => {
  requested = [];
  now = Date.UTC(2026, 10, 17);
  device = memoryRecords();
  copy = createOfflineCopy({ records: device, now: () => now, rounds: 10, inTurn: (work) => work() });
});

const replies = new Map<string, unknown>([
  [aum.name, { aum: '9.00', asOn: '2026-11-16' }],
  [totalClients.name, { clients: 1, live: 1 }],
  [sipTillDate.name, { running: 0, monthly: '0.00' }],
  [listInvestors.name, { items: [client] }],
  [records.name, { items: [order] }],
]);
const api = {
  call: async ({ name }: { name: string }, _: unknown, { background = false } = {}) => {
    requested.push(background ? name : `${name}, in the user's way`);
    return replies.get(name);
  },
} as unknown as Api;
const as = (arnNo: string | null) =>
  ({ getSnapshot: () => ({ profile: arnNo && { arnNo } }) }) as unknown as Parameters<
    typeof saveCopy
  >[0]['session'];
const keep = (arn: string | null) => saveCopy({ api, session: as(arn), copy, now: () => now });

it('asks the server for nothing until the copy is turned on, nor for a visitor', async () => {
  await keep('ARN-100001');
  await copy.turnOn('ARN-100001', pin);
  await keep(null);
  expect(requested).toEqual([]);
});

it('takes it in the background, and again only when it has grown old', async () => {
  await copy.turnOn('ARN-100001', pin);
  await keep('ARN-100001');
  expect(requested).toEqual([
    aum.name,
    totalClients.name,
    sipTillDate.name,
    ...Array<string>(3).fill(listInvestors.name),
    ...Array<string>(2).fill(records.name),
  ]);
  now += 10 * 60_000 - 1;
  await keep('ARN-100001');
  expect(requested).toHaveLength(8);
  now += 1;
  await keep('ARN-100001');
  expect(requested).toHaveLength(16);
  expect((await copy.state())?.takenAt).toBe(now);
});

it('keeps of a client and an order nothing that is private', async () => {
  await copy.turnOn('ARN-100001', pin);
  await keep('ARN-100001');
  const text = JSON.stringify(await copy.open(pin));
  expect(text).toContain('Asha Rao');
  for (const value of Object.values(privately)) expect(text).not.toContain(value);
});

it("removes another ARN's", async () => {
  await copy.turnOn('ARN-100001', pin);
  await keep('ARN-100001');
  await keep('ARN-100002');
  expect(await copy.state()).toBeNull();
});

it('goes with a logout, which has the device remove it', async () => {
  await copy.turnOn('ARN-100001', pin);
  await removeOfflineCopy(device);
  expect(await copy.state()).toBeNull();
});
