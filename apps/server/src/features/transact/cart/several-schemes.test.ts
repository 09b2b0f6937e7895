import { randomUUID } from 'node:crypto';
import { type CartItem, drafts, saveDraft, submitLumpsum } from '@hub/contract/calls/transact/transact';
import { submitSip } from '@hub/contract/calls/transact/transact-plans';
import { record } from '@hub/contract/calls/transact/transact-records';
import type { OrderTermsWire } from '@hub/contract/orders/terms/terms-schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account, codes, euin, folios } from '../test/order-book.ts';
import { openPlanDesk, type PlanDesk, sip } from '../test/plan-desk.ts';

let desk: PlanDesk;
beforeAll(async () => {
  desk = await openPlanDesk();
});
afterAll(() => desk.hub.close());
beforeEach(async () => {
  await desk.hub.db.read('system', 'delete from cart_item');
  await desk.hub.db.read('system', 'delete from orders');
});

type Lumpsum = Extract<OrderTermsWire, { kind: 'lumpsum' }>;

const lumpsum = (schemeCode: string, amount: string, more: Partial<Lumpsum> = {}): Lumpsum => ({
  kind: 'lumpsum',
  folioNo: folios.asha,
  schemeCode,
  idcw: 'Z',
  amount,
  payMode: 'netbanking',
  account,
  euin,
  isExecutionOnly: false,
  subArn: null,
  ...more,
});
/** What the form keeps in the cart. */
const keep = async (terms: OrderTermsWire): Promise<CartItem> => {
  desk.hub.clock.advance({ seconds: 1 });
  return (await desk.mine.request(saveDraft, { terms })).item;
};
const savedItem = ({ id, version, terms }: CartItem) => ({ item: { id, version }, terms: terms as Lumpsum });
const inCart = async () => (await desk.mine.request(drafts, {})).items.map(({ id }) => id);
const orders = () => desk.hub.db.read<{ reference: string }>('system', 'select reference from orders');
const links = async () => (await desk.bodies('order-link')).length;

/** Two schemes that the cart keeps, and the third in the fields. */
async function three(more: Partial<Lumpsum> = {}) {
  const first = await keep(lumpsum(codes.flexi, '10000', more));
  const second = await keep(lumpsum(codes.elss, '20000', more));
  return {
    items: [first, second],
    request: {
      ...savedItem(first),
      consent: true as const,
      more: [savedItem(second), { terms: lumpsum(codes.debt, '30000', more) }],
    },
  };
}

describe('several schemes of one form', () => {
  it('are sent together: one link, one message, in the order of the form, and out of the cart', async () => {
    const other = await keep(lumpsum(codes.flexi, '4000', { folioNo: folios.bela }));
    const later = await keep(lumpsum(codes.liquid, '5000'));
    const { request } = await three();
    const before = await links();
    const { confirmations } = await desk.mine.request(submitLumpsum, request);
    expect(confirmations).toHaveLength(1);
    const sent = confirmations[0]?.orders ?? [];
    expect(sent.map(({ headline }) => headline)).toEqual(['₹10,000', '₹20,000', '₹30,000']);
    // Lists by reference have them so too.
    const references = sent.map(({ reference }) => reference);
    expect(references).toEqual([...references].sort());
    expect(await links()).toBe(before + 1);
    expect(await desk.lastBody('order-link')).toContain('3 transactions');
    const [mail] = await desk.hub.db.read<{ html: string }>(
      'system',
      "select html from outbox_message where purpose = 'order-link' and html is not null order by id desc limit 1",
    );
    for (const amount of ['₹10,000, ', '₹20,000, ', '₹30,000, ']) expect(mail?.html).toContain(amount);
    // What else waits in the cart stays there, of this folio and of others.
    expect(await inCart()).toEqual([other.id, later.id]);
    // The investor confirms all of them at once.
    expect(await desk.confirm()).toBeNull();
    for (const reference of references) {
      expect((await desk.mine.request(record, { reference })).status).toBe('confirmed');
    }
  });

  it('go as the form says it, which may be newer than the cart: who advised is chosen once', async () => {
    const { items, request } = await three();
    const advised = { euin: null, isExecutionOnly: true };
    await desk.mine.request(submitLumpsum, {
      ...request,
      terms: { ...request.terms, ...advised },
      more: request.more.map((one) => ({ ...one, terms: { ...one.terms, ...advised } })),
    });
    const stored = await desk.hub.db.read<{ terms: Lumpsum }>('system', 'select terms from orders');
    expect(stored.map(({ terms }) => terms.isExecutionOnly)).toEqual([true, true, true]);
    expect(await inCart()).not.toEqual(expect.arrayContaining(items.map(({ id }) => id)));
  });

  it('are all refused where one is: it is named, nothing is sent and nothing leaves the cart', async () => {
    // Each is allowed by itself; the third is more than a day takes by UPI.
    const { items, request } = await three({ payMode: 'upi', amount: '400000' });
    const before = await links();
    const reply = await desk.mine.call(submitLumpsum, request);
    expect(reply).toMatchObject({ ok: false, status: 422 });
    expect(Object.keys(reply.ok ? {} : reply.fields)).toEqual(['orders.2.payMode']);
    const [first, ...others] = request.more;
    const unknown = { ...first, terms: lumpsum('999999', '1000') };
    const wrong = await desk.mine.call(submitLumpsum, {
      ...request,
      more: [unknown as (typeof request.more)[number], ...others],
    });
    expect(Object.keys(wrong.ok ? {} : wrong.fields)).toEqual(['orders.1.schemeCode']);
    expect(await orders()).toEqual([]);
    expect(await links()).toBe(before);
    expect(await inCart()).toEqual(items.map(({ id }) => id));
  });

  it('are sent once by a retry and by a double click', async () => {
    const { request } = await three();
    const idempotencyKey = randomUUID();
    const before = await links();
    const [one, two] = await Promise.all([
      desk.mine.call(submitLumpsum, request, { idempotencyKey }),
      desk.mine.call(submitLumpsum, request, { idempotencyKey }),
    ]);
    const again = await desk.mine.call(submitLumpsum, request, { idempotencyKey });
    expect(again).toMatchObject({ ok: true });
    for (const reply of [one, two]) if (reply.ok) expect(reply).toEqual(again);
    expect(await orders()).toHaveLength(3);
    expect(await links()).toBe(before + 1);
    // Under another key what was in the cart is gone, and so nothing is sent a second time.
    expect(await desk.mine.call(submitLumpsum, request)).toMatchObject({ ok: false, status: 409 });
    expect(await orders()).toHaveLength(3);
  });

  it('are refused where one was changed meanwhile, or removed', async () => {
    const { items, request } = await three();
    const [first] = items;
    if (!first) throw new Error('no item');
    await desk.mine.request(saveDraft, {
      id: first.id,
      version: first.version,
      terms: lumpsum(codes.flexi, '11000'),
    });
    expect(await desk.mine.call(submitLumpsum, request)).toMatchObject({ ok: false, status: 409 });
    expect(await orders()).toEqual([]);
    expect(await inCart()).toHaveLength(2);
  });

  it('take nothing of another distributor, of another folio or of another kind out of the cart', async () => {
    const { items, request } = await three();
    expect(await desk.theirs.call(submitLumpsum, request)).toMatchObject({ ok: false });
    const own = lumpsum(codes.flexi, '1000', { folioNo: folios.theirs });
    const [item] = items;
    expect(
      await desk.theirs.call(submitLumpsum, {
        terms: own,
        consent: true,
        item: { id: item?.id ?? '', version: 1 },
      }),
    ).toMatchObject({ ok: false, status: 409 });

    const belas = await keep(lumpsum(codes.flexi, '4000', { folioNo: folios.bela }));
    const asha = lumpsum(codes.debt, '7000');
    const foreign = { terms: asha, consent: true as const, item: { id: belas.id, version: belas.version } };
    expect(await desk.mine.call(submitLumpsum, foreign)).toMatchObject({ ok: false, status: 409 });
    // Two folios are two clients, of which each would get a link.
    const mixed = { terms: asha, consent: true as const, more: [savedItem(belas)] };
    expect(await desk.mine.call(submitLumpsum, mixed)).toMatchObject({ ok: false, status: 400 });
    const plan = await keep(sip());
    const other = { terms: asha, consent: true as const, item: { id: plan.id, version: plan.version } };
    expect(await desk.mine.call(submitLumpsum, other)).toMatchObject({ ok: false, status: 409 });
    // The same one twice.
    const twice = { ...request, more: [savedItem(items[0] as CartItem)] };
    expect(await desk.mine.call(submitLumpsum, twice)).toMatchObject({ ok: false, status: 400 });
    expect(await orders()).toEqual([]);
    expect(await inCart()).toEqual([...items.map(({ id }) => id), belas.id, plan.id]);
  });

  it('may be SIPs, all on one mandate', async () => {
    const first = await keep(sip({ amount: '3000' }));
    const { confirmations } = await desk.mine.request(submitSip, {
      terms: first.terms as ReturnType<typeof sip>,
      item: { id: first.id, version: first.version },
      consent: true,
      more: [{ terms: sip({ amount: '2000', schemeCode: codes.elss, day: 10, startsOn: '2026-12-10' }) }],
    });
    expect(confirmations.map((one) => one.orders.length)).toEqual([2]);
    expect(await inCart()).toEqual([]);
  });
});
