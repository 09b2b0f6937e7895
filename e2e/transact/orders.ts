import { listFolios } from '@hub/contract/calls/investor/investor-details';
import { listInvestors } from '@hub/contract/calls/investor/investor-list';
import { navHistory } from '@hub/contract/calls/nav/nav';
import { drafts, orderFacts, redeemSchemes } from '@hub/contract/calls/transact/transact';
import { deleteRecord, type RecordDetails, record } from '@hub/contract/calls/transact/transact-records';
import type { OrderTermsWire } from '@hub/contract/orders/terms/terms-schema';
import { expect } from '@playwright/test';
import { hubUrl } from '../setup/hub.ts';
import { elsewhere, type HubClient } from '../setup/hub-client.ts';

export interface Client {
  readonly id: string;
  readonly name: string;
  readonly folioNo: string;
  readonly account: string;
  readonly scheme: { readonly code: string; readonly name: string };
  readonly units: string;
  /** Units that may leave, and those of them that bear an exit load. */
  readonly free: string;
  readonly loaded: string;
}

/** Clients with one bank and units that may leave, the largest first; every test takes others. */
export async function clientsWithUnits(
  hub: HubClient,
  from: number,
  { count = 1, withLoad = false } = {},
): Promise<Client[]> {
  const found: Client[] = [];
  for (let pageNumber = 1; found.length < from + count; pageNumber++) {
    const { items } = await hub.call(listInvestors, {
      balance: 'live',
      kyc: 'VALIDATED',
      sort: 'aum',
      order: 'desc',
      pageNumber,
    });
    if (items.length === 0) throw new Error('The book has no such clients');
    for (const { id, name } of items) {
      const { folios } = await hub.call(listFolios, { investorId: id });
      const [folio] = folios;
      if (folios.length !== 1 || !folio || folio.blocked !== null || folio.holding !== 'SI') continue;
      const schemes = await hub.call(redeemSchemes, { folioNo: folio.folioNo });
      const scheme = schemes.find(
        ({ mayRedeem, maySwitch, value, inFlight, loaded }) =>
          mayRedeem &&
          maySwitch &&
          Number(value) > 60_000 &&
          Number(inFlight) === 0 &&
          (!withLoad || Number(loaded) > 20),
      );
      const existing = scheme && (await hub.call(orderFacts, { kind: 'lumpsum', folioNo: folio.folioNo }));
      const account = existing?.folio?.banks[0]?.key;
      if (scheme && account) {
        const { scheme: held, units, free, loaded } = scheme;
        found.push({ id, name, folioNo: folio.folioNo, account, scheme: held, units, free, loaded });
      }
    }
  }
  return found.slice(from, from + count);
}

type Lumpsum = Extract<OrderTermsWire, { kind: 'lumpsum' }>;

/** What the form of a lumpsum sends. */
export const lumpsum = ({ folioNo, scheme, account }: Client, amount: string): Lumpsum => ({
  kind: 'lumpsum',
  folioNo,
  schemeCode: scheme.code,
  idcw: 'Z',
  amount,
  payMode: 'netbanking',
  account,
  euin: null,
  isExecutionOnly: true,
  subArn: null,
});

export async function emptyCart(hub: HubClient): Promise<void> {
  const { items } = await hub.call(drafts, {});
  for (const { id } of items) await hub.call(deleteRecord, { id });
}

/** What the demo's clock page does, without opening it. */
export async function moveClock(by: '1h' | '1d' | '2d' | '7d' | 'cut-off' | 'navs'): Promise<void> {
  const body = new URLSearchParams({ by });
  const reply = await fetch(`${hubUrl()}/demo/clock`, { method: 'POST', body, redirect: 'manual' });
  expect(reply.status).toBe(303);
}

/** Waits for what the server does by itself. */
export async function untilStatus(
  reference: string,
  status: RecordDetails['status'],
  timeout = 20_000,
): Promise<RecordDetails> {
  // Whoever logged in before the clock was moved has an old token.
  const hub = await elsewhere('ifa');
  const read = () => hub.call(record, { reference });
  await expect.poll(async () => (await read()).status, { timeout }).toBe(status);
  return read();
}

/** Moves the clock until an order is that far: how many days it takes, weekends and holidays decide. */
export async function moveUntil(
  reference: string,
  status: RecordDetails['status'],
  move = () => moveClock('2d'),
): Promise<RecordDetails> {
  for (let moves = 1; moves < 6; moves++) {
    await move();
    const details = await untilStatus(reference, status, 4000).catch(() => null);
    if (details) return details;
  }
  await move();
  return untilStatus(reference, status);
}

/** The NAV of a scheme's day, as the NAV page has it. */
export async function navOf(hub: HubClient, schemeCode: string, day: string): Promise<string> {
  const { points } = await hub.call(navHistory, { schemeCode, range: '1m' });
  const nav = points.find(([on]) => on === day)?.[1];
  if (!nav) throw new Error(`There is no NAV of ${day}`);
  return nav;
}

/** Units that the folio holds of a scheme, of the client's own unless another is named. */
export async function unitsIn(
  hub: HubClient,
  client: Client,
  schemeCode = client.scheme.code,
): Promise<string> {
  const held = await hub.call(redeemSchemes, { folioNo: client.folioNo });
  return held.find(({ scheme }) => scheme.code === schemeCode)?.units ?? '0.000';
}
