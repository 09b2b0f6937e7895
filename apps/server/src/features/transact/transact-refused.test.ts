import type { ResponseOf } from '@hub/contract';
import {
  decideConfirmation,
  openConfirmation,
  sendConfirmationOtp,
} from '@hub/contract/calls/confirmation/confirmation';
import {
  drafts,
  orderFacts,
  prepareCart,
  saveDraft,
  saveDrafts,
  submitLumpsum,
  submitRedeem,
  submitSwitch,
} from '@hub/contract/calls/transact/transact';
import { deleteRecord, record, records, updateRecord } from '@hub/contract/calls/transact/transact-records';
import type { OrderTermsWire } from '@hub/contract/orders/terms/terms-schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../http/test/test-app.ts';
import { people } from '../../http/test/test-book.ts';
import type { TestClient } from '../../http/test/test-client.ts';
import { account, codes, euin, folios, seedOrderBook } from './test/order-book.ts';
import { placeCart } from './test/place-cart.ts';

let hub: TestApp;
let mine: TestClient;
let theirs: TestClient;
/** Whoever has a link: no session. */
let investor: TestClient;

beforeAll(async () => {
  hub = await testApp({
    withJobs: true,
    // Weeks pass in these tests.
    config: {
      tokens: { accessSeconds: 10_000_000, refreshSeconds: 10_000_000, transactionSeconds: 10_000_000 },
      idleMinutes: { web: 1_000_000, native: 1_000_000 },
      sessionMaxHours: { web: 100_000, native: 100_000 },
    },
  });
  await seedOrderBook(hub.db);
  [mine, theirs, investor] = [hub.client(), hub.client(), hub.client()];
  await mine.logIn(people.ifa.arn);
  await theirs.logIn(people.other.arn);
});
afterAll(() => hub.close());
beforeEach(() => hub.db.read('system', 'delete from cart_item'));

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
const redeem = (more: Partial<Extract<OrderTermsWire, { kind: 'redeem' }>> = {}) => ({
  kind: 'redeem' as const,
  folioNo: folios.asha,
  schemeCode: codes.flexi,
  quantity: { by: 'units' as const, units: '100' },
  account,
  ...more,
});

interface Sent {
  readonly target: string;
  readonly body: string;
}
const outbox = (purpose: string) =>
  hub.db.read<Sent>('system', 'select target, body from outbox_message where purpose = $1 order by id desc', [
    purpose,
  ]);
const lastToken = async (purpose: 'order-link' | 'order-payment', to: string): Promise<string> => {
  const [message] = (await outbox(purpose)).filter(({ target }) => target === to);
  return /\/(?:confirm|pay)\/([\w-]{43})/.exec(message?.body ?? '')?.[1] ?? '';
};
const lastCode = async (to: string): Promise<string> => {
  const [message] = (await outbox('order-otp')).filter(({ target }) => target === to);
  return /^\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
};

const ashaMobile = '9811111111';
type Decided = ResponseOf<typeof decideConfirmation>;

/** As the investor: opens the newest link, asks for a code and decides. */
async function confirm(to = ashaMobile, declined: readonly string[] = []): Promise<Decided> {
  const token = await lastToken('order-link', to);
  const opened = await investor.request(openConfirmation, { token });
  // A code is asked for once in half a minute.
  hub.clock.advance({ seconds: 31 });
  await investor.request(sendConfirmationOtp, { token, channel: 'SMS' });
  const confirmed = (opened.confirmation?.orders ?? [])
    .map(({ reference }) => reference)
    .filter((reference) => !declined.includes(reference));
  return investor.request(decideConfirmation, {
    token,
    otp: await lastCode(to),
    confirmed,
    declined: [...declined],
  });
}

const only = <T>(items: readonly T[]): T => {
  expect(items).toHaveLength(1);
  return items[0] as T;
};
const statusOf = async (reference: string) => (await mine.request(record, { reference })).status;

/** One order sent without the cart; its reference. */
async function send(terms: OrderTermsWire): Promise<string> {
  const calls = { lumpsum: submitLumpsum, redeem: submitRedeem, switch: submitSwitch } as const;
  const call = calls[terms.kind as keyof typeof calls];
  const reply = await mine.request(call as typeof submitLumpsum, { terms: terms as never, consent: true });
  return only(only(reply.confirmations).orders).reference;
}

describe('what is refused, with nothing moved', () => {
  const counts = async () =>
    (
      await hub.db.read(
        'system',
        `select (select count(*) from orders) as orders, (select count(*) from outbox_message) as sent,
                (select count(*) from confirmation) as links`,
      )
    )[0];

  it.each([
    ['[S8-15] a joint account', { folioNo: folios.joint }, 'Transaction cannot be allowed. Joint account'],
    [
      '[S8-13] a folio of another distributor',
      { folioNo: folios.theirs },
      'Transaction Not Allowed: Folio inactive or invalid. Check details or contact CAMS.',
    ],
    ["an account that is not the folio's", { account: 'SBIN0000009-1111' }, ''],
    ['an EUIN of somebody else', { euin: 'E999999' }, ''],
    ['less than the minimum', { amount: '99' }, ''],
    ['an unknown scheme', { schemeCode: '999999' }, ''],
    [
      'a debit by a mandate that the folio does not have',
      { payMode: 'otm' as const, mandate: 'M1' },
      'mandate',
    ],
  ])('%s', async (_, more, message) => {
    const before = await counts();
    const reply = await mine.call(submitLumpsum, { terms: lumpsum(more), consent: true });
    expect(reply.ok).toBe(false);
    if (!reply.ok && message !== '') expect(reply.message).toContain(message);
    expect(await counts()).toEqual(before);
  });

  it.each(['0', '0.001', '9e15', 'ten thousand', '१०००', '-5', '1,000'])(
    'the amount %s, at its field',
    async (amount) => {
      const before = await counts();
      const reply = await mine.send(submitLumpsum, { terms: lumpsum({ amount }), consent: true } as never);
      expect(reply.status).toBe(400);
      expect(reply.text).toContain('amount');
      expect(await counts()).toEqual(before);
    },
  );

  it('the same submit twice is one order, and the key with another amount is none', async () => {
    const key = { idempotencyKey: crypto.randomUUID() };
    const first = await mine.request(submitLumpsum, { terms: lumpsum(), consent: true }, key);
    const before = await counts();
    expect(await mine.request(submitLumpsum, { terms: lumpsum(), consent: true }, key)).toEqual(first);
    expect(
      (await mine.send(submitLumpsum, { terms: lumpsum({ amount: '20000' }), consent: true }, key)).status,
    ).toBe(409);
    expect(await counts()).toEqual(before);
  });

  it('an order that another tab changed meanwhile', async () => {
    const { item } = await mine.request(saveDraft, { terms: lumpsum() });
    await mine.request(saveDraft, {
      id: item.id,
      version: item.version,
      terms: lumpsum({ amount: '12000' }),
    });
    const before = await counts();
    const stale = { id: item.id, version: item.version };
    expect((await mine.send(prepareCart, { items: [stale] })).status).toBe(409);
    const prepared = { ...stale, link: null };
    for (const amount of ['10000', '12000']) {
      const terms = lumpsum({ amount });
      expect((await mine.send(submitLumpsum, { terms, consent: true, prepared })).status).toBe(409);
    }
    // This version, but not what it says.
    const other = { terms: lumpsum(), consent: true as const, prepared: { ...prepared, version: 2 } };
    expect((await mine.send(submitLumpsum, other)).status).toBe(409);
    expect((await mine.send(saveDraft, { id: item.id, version: 1, terms: lumpsum() })).status).toBe(409);
    expect(await counts()).toEqual(before);
    expect(only((await mine.request(drafts, {})).items)).toMatchObject({ version: 2, headline: '₹12,000' });
  });

  it('an order of somebody else: not seen, not sent again, not cancelled', async () => {
    const reference = await send(lumpsum());
    expect((await theirs.send(record, { reference })).status).toBe(404);
    expect((await theirs.send(updateRecord, { reference, act: 'resend' })).status).toBe(404);
    expect((await theirs.send(deleteRecord, { id: reference })).status).toBe(404);
    expect((await theirs.request(records, {})).items).toEqual([]);
    expect((await theirs.request(orderFacts, { kind: 'lumpsum', folioNo: folios.asha })).folio).toBeNull();
    expect(await statusOf(reference)).toBe('pending');
  });

  it('a folio that is locked between the sending and the confirmation', async () => {
    const reference = await send(redeem({ quantity: { by: 'units', units: '10' } }));
    await hub.db.read('system', 'update folio set is_locked = true where folio_no = $1', [folios.asha]);
    await expect(confirm()).rejects.toThrow();
    expect(await statusOf(reference)).toBe('pending');
    await hub.db.read('system', 'update folio set is_locked = false where folio_no = $1', [folios.asha]);
  });

  it('two redemptions of one link that units pledged since suffice for singly, not together', async () => {
    const [{ free = '' } = {}] = await hub.db.read<{ free: string }>(
      'system',
      `select p.units - coalesce((select sum(units_out) from orders o
          where o.folio_no = p.folio_no and o.scheme_code = p.scheme_code
            and o.status in ('pending', 'confirmed', 'paid', 'submitted')), 0) as free
         from position p where p.folio_no = $1 and p.scheme_code = $2`,
      [folios.asha, codes.flexi],
    );
    const terms = redeem({ quantity: { by: 'units', units: '20' } });
    const { items } = await mine.request(saveDrafts, { orders: [terms, terms] });
    const { confirmations } = await placeCart(mine.request, items);
    const references = only(confirmations).orders.map(({ reference }) => reference);
    await hub.db.asOwner((owner) =>
      owner.query(
        `insert into lien (arn, folio_no, scheme_code, trxn_no, import_id, day, units, is_balance)
         values ('ARN-100001', $1, $2, 'L1', 0, '2026-11-01', $3::numeric - 30, false)`,
        [folios.asha, codes.flexi, free],
      ),
    );
    await expect(confirm()).rejects.toThrow();
    for (const reference of references) expect(await statusOf(reference)).toBe('pending');
    const [, declined = ''] = references;
    const { orders } = await confirm(ashaMobile, [declined]);
    expect(orders.map(({ status }) => status).sort()).toEqual(['confirmed', 'declined']);
    await hub.db.asOwner((owner) => owner.query('delete from lien'));
  });
});
