import {
  drafts,
  markDraft,
  orderFacts,
  saveDraft,
  saveDrafts,
  submitLumpsum,
} from '@hub/contract/calls/transact/transact';
import { deleteRecord } from '@hub/contract/calls/transact/transact-records';
import type { OrderTermsWire } from '@hub/contract/orders/terms/terms-schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { account, codes, euin, folios, seedOrderBook } from '../test/order-book.ts';
import { placeCart } from '../test/place-cart.ts';

let hub: TestApp;
let mine: TestClient;
/** The same distributor on another device. */
let phone: TestClient;
let theirs: TestClient;

beforeAll(async () => {
  hub = await testApp({
    // A day passes in these tests.
    config: {
      tokens: { accessSeconds: 1_000_000, refreshSeconds: 1_000_000, transactionSeconds: 1_000_000 },
      idleMinutes: { web: 100_000, native: 100_000 },
      sessionMaxHours: { web: 10_000, native: 10_000 },
    },
  });
  await seedOrderBook(hub.db);
  [mine, phone, theirs] = [hub.client(), hub.client(), hub.client()];
  await mine.logIn(people.ifa.arn);
  await phone.logIn(people.ifa.arn);
  await theirs.logIn(people.other.arn);
});
afterAll(() => hub.close());
beforeEach(async () => {
  await hub.db.read('system', 'delete from cart_item');
  await hub.db.read('system', 'delete from orders');
});

const lumpsum = (more: Partial<Extract<OrderTermsWire, { kind: 'lumpsum' }>> = {}) => ({
  kind: 'lumpsum' as const,
  folioNo: folios.asha,
  schemeCode: codes.flexi,
  idcw: 'Z' as const,
  amount: '10000',
  payMode: 'netbanking' as const,
  account,
  euin,
  isExecutionOnly: false,
  subArn: null,
  ...more,
});
/** One after the other: the cart has them as they came. */
const add = async (terms: OrderTermsWire) => {
  hub.clock.advance({ seconds: 1 });
  return (await mine.request(saveDraft, { terms })).item;
};
const cartOf = async (client: TestClient) => (await client.request(drafts, {})).items;
const ticks = async (client: TestClient) => (await cartOf(client)).map(({ isChosen }) => isChosen);
const questions = async () =>
  (await cartOf(mine)).map(({ findings }) =>
    findings.filter(({ level }) => level === 'question').map(({ title }) => title),
  );
const send = async (terms: ReturnType<typeof lumpsum>) => {
  const { confirmations } = await mine.request(submitLumpsum, { terms, consent: true });
  return confirmations[0]?.orders[0]?.reference ?? '';
};
const earlierOf = async (client: TestClient, folioNo: string = folios.asha) =>
  (await client.request(orderFacts, { kind: 'lumpsum', folioNo, schemeCode: codes.flexi })).earlier;

describe('the ticks of the cart', () => {
  it('are kept on the server: another device sees them, another distributor cannot change them', async () => {
    const item = await add(lumpsum());
    const marked = await mine.request(markDraft, { id: item.id, isChosen: false });
    expect(marked.item).toMatchObject({ id: item.id, version: item.version, isChosen: false });
    expect(await ticks(phone)).toEqual([false]);
    expect(await theirs.call(markDraft, { id: item.id, isChosen: true })).toMatchObject({ ok: false });
    expect(await ticks(mine)).toEqual([false]);
    await phone.request(markDraft, { id: item.id, isChosen: true });
    // An order that was ticked again is sent as it stands.
    const { confirmations } = await placeCart(mine.request, await cartOf(mine));
    expect(confirmations).toHaveLength(1);
  });

  it('stay on an order that is changed', async () => {
    const { id, version } = await add(lumpsum());
    await mine.request(markDraft, { id, isChosen: false });
    await mine.request(saveDraft, { id, version, terms: lumpsum({ amount: '7000' }) });
    expect(await ticks(mine)).toEqual([false]);
  });

  it('of orders for other clients go when a new order comes; those of the same client stay', async () => {
    await add(lumpsum({ folioNo: folios.bela }));
    await add(lumpsum());
    await add(lumpsum({ amount: '3000' }));
    expect(await ticks(mine)).toEqual([false, true, true]);
    // Several at once are no new order of one client: what was removed comes back, what is duplicated comes again.
    hub.clock.advance({ seconds: 1 });
    await mine.request(saveDrafts, { orders: [lumpsum({ folioNo: folios.bela, amount: '2000' })] });
    expect(await ticks(mine)).toEqual([false, true, true, true]);
  });

  it('are not there for an order that is gone', async () => {
    const { id } = await add(lumpsum());
    await mine.request(deleteRecord, { id });
    expect(await mine.call(markDraft, { id, isChosen: true })).toMatchObject({ ok: false });
  });
});

describe('the same order twice', () => {
  it('in the cart is asked about at the second, until it is answered or the first is gone', async () => {
    const first = await add(lumpsum());
    const second = await add(lumpsum({ payMode: 'upi' }));
    expect(second.findings).toContainEqual(
      expect.objectContaining({ level: 'question', title: 'The same order is in your cart' }),
    );
    expect(await questions()).toEqual([[], ['The same order is in your cart']]);
    const { item } = await mine.request(markDraft, { id: second.id, answers: ['same-order'] });
    expect(item.answers).toEqual(['same-order']);
    expect(item.findings.filter(({ level }) => level === 'question')).toEqual([]);
    expect(await questions()).toEqual([[], []]);
    await mine.request(markDraft, { id: second.id, answers: [] });
    await mine.request(deleteRecord, { id: first.id });
    expect(await questions()).toEqual([[]]);
  });

  it('that was sent today is asked about in the form and in the cart, until tomorrow', async () => {
    const reference = await send(lumpsum());
    expect((await earlierOf(mine)).orders).toMatchObject([{ id: reference }]);
    await add(lumpsum());
    await add(lumpsum({ amount: '9000' }));
    const [[title] = [], other] = await questions();
    expect(title).toMatch(/^The same order was sent today at /);
    expect(other).toEqual([]);
    expect((await earlierOf(theirs)).orders).toEqual([]);
    hub.clock.advance({ hours: 24 });
    expect(await questions()).toEqual([[], []]);
  });

  it('is none where the first was taken back, or is for another folio', async () => {
    const reference = await send(lumpsum());
    await mine.request(deleteRecord, { id: reference });
    await add(lumpsum());
    await add(lumpsum({ folioNo: folios.bela }));
    expect(await questions()).toEqual([[], []]);
  });

  it('that is kept beside the other can be sent: to ask is not to refuse', async () => {
    await send(lumpsum());
    await add(lumpsum());
    const { confirmations } = await placeCart(mine.request, await cartOf(mine));
    expect(confirmations).toHaveLength(1);
  });

  it('is asked again of a changed order, unless the answer comes with it', async () => {
    await add(lumpsum());
    const { id, version } = await add(lumpsum());
    await mine.request(markDraft, { id, answers: ['same-order'] });
    const changed = await mine.request(saveDraft, { id, version, terms: lumpsum({ payMode: 'upi' }) });
    expect(changed.item.answers).toEqual([]);
    expect(await questions()).toMatchObject([[], ['The same order is in your cart']]);
    await mine.request(saveDraft, {
      id,
      version: changed.item.version,
      terms: lumpsum({ payMode: 'neft' }),
      answers: ['same-order'],
    });
    expect(await questions()).toEqual([[], []]);
  });
});

describe('an amount that may be a slip', () => {
  it('is asked about above a crore, and from ten times the most that the client put in', async () => {
    await add(lumpsum({ folioNo: folios.bela, amount: '10000001' }));
    // Asha once bought units for ₹40,000; of Bela nothing is known.
    await add(lumpsum({ amount: '399999' }));
    await add(lumpsum({ amount: '400000' }));
    await add(lumpsum({ folioNo: folios.bela, amount: '400000' }));
    expect(await questions()).toEqual([
      ['₹1,00,00,001: one crore one rupees. Is this right?'],
      [],
      ['₹4,00,000: four lakh rupees. Is this right?'],
      [],
    ]);
  });

  it('above the limit of the asset manager is refused, at its field and with nothing sent', async () => {
    const item = await add(lumpsum({ amount: '500000001' }));
    expect(item.findings.filter(({ level }) => level !== 'warn')).toMatchObject([
      { level: 'block', field: 'amount', title: 'Enter at most ₹50,00,00,000' },
    ]);
    const reply = await mine.call(submitLumpsum, { terms: lumpsum({ amount: '500000001' }), consent: true });
    expect(reply).toMatchObject({
      ok: false,
      fields: { 'terms.amount': 'Enter at most ₹50,00,00,000' },
    });
    await expect(placeCart(mine.request, [item])).rejects.toThrow();
    expect(await hub.db.read('system', 'select reference from orders')).toEqual([]);
  });
});

describe('who advised last', () => {
  it('is remembered from orders that were sent or are in the cart, for this distributor alone', async () => {
    expect((await earlierOf(mine)).advice).toBeNull();
    await send(lumpsum({ subArn: 'ARN-4711' }));
    expect((await earlierOf(mine, folios.bela)).advice).toEqual({ euin, subArn: 'ARN-4711' });
    expect((await earlierOf(theirs)).advice).toBeNull();
    hub.clock.advance({ seconds: 1 });
    await add(lumpsum({ amount: '2000' }));
    expect((await earlierOf(mine)).advice).toEqual({ euin, subArn: null });
  });

  it('is not the investor’s word that nobody did', async () => {
    await send(lumpsum({ euin: null, isExecutionOnly: true }));
    expect((await earlierOf(mine)).advice).toBeNull();
  });
});
