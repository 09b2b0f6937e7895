import {
  decideConfirmation,
  openConfirmation,
  paymentState,
  sendConfirmationOtp,
} from '@hub/contract/calls/confirmation/confirmation';
import { bankMandates, cancelMandate } from '@hub/contract/calls/mandates/mandates';
import { drafts, prepareCart, saveDraft } from '@hub/contract/calls/transact/transact';
import { submitSip } from '@hub/contract/calls/transact/transact-plans';
import { deleteRecord } from '@hub/contract/calls/transact/transact-records';
import type { OrderTermsWire } from '@hub/contract/orders/terms/terms-schema';
import { NEW_MANDATE } from '@hub/domain/orders/terms/new-mandate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account, folios } from '../test/order-book.ts';
import { openPlanDesk, type PlanDesk, sip } from '../test/plan-desk.ts';

type Sip = Extract<OrderTermsWire, { kind: 'sip' }>;
type NewMandate = NonNullable<Sip['newMandate']>;

let desk: PlanDesk;
beforeAll(async () => {
  desk = await openPlanDesk();
  await desk.hub.db.read(
    'system',
    `insert into bank (code, name, upi, nach_debit) values ('HDFC', 'HDFC Bank', true, true), ('ICIC', 'ICICI Bank', true, false)
     on conflict (code) do update set upi = excluded.upi, nach_debit = excluded.nach_debit`,
  );
});
afterAll(() => desk.hub.close());
// What a contact and an ARN may be sent in a day.
beforeEach(() => void desk.hub.clock.advance({ hours: 25 }));

const newMandate: NewMandate = {
  account,
  channel: 'netbanking',
  vpa: null,
  limit: '10000',
  endsOn: '2046-01-31',
};
const withNew = (mandate: Partial<NewMandate> = {}, more: Partial<Sip> = {}): Sip =>
  sip({
    folioNo: folios.bela,
    startsOn: '2027-02-05',
    mandate: NEW_MANDATE,
    newMandate: { ...newMandate, ...mandate },
    ...more,
  });

const mobiles: Readonly<Record<string, string>> = {
  [folios.asha]: '9811111111',
  [folios.bela]: '9822222222',
};
const bodies = async (purpose: string, folioNo: string = folios.bela) =>
  (
    await desk.hub.db.read<{ body: string }>(
      'system',
      'select body from outbox_message where purpose = $1 and target = $2 order by id desc',
      [purpose, mobiles[folioNo] ?? ''],
    )
  ).map(({ body }) => body);
const mandates = async (folioNo: string = folios.bela) =>
  (await desk.mine.request(bankMandates, { folioNo })).mandates.filter(({ id }) => !/^M\d$/.test(id));
const idsOf = async () => (await mandates()).map(({ id }) => id);
const countOrders = async () =>
  (await desk.hub.db.read<{ count: number }>('system', 'select count(*)::int as count from orders'))[0]
    ?.count;
const termsOf = async (reference: string) =>
  (
    await desk.hub.db.read<{ terms: object }>('system', 'select terms from orders where reference = $1', [
      reference,
    ])
  )[0]?.terms;
const atBank = async (id: string) =>
  (await desk.hub.db.read('system', 'select from bank_mandate where id = $1', [id])).length === 1;

async function send(terms: Sip) {
  const existing = await idsOf();
  const { confirmations } = await desk.mine.request(submitSip, { terms, consent: true });
  const reference = confirmations[0]?.orders[0]?.reference ?? '';
  const id = (await idsOf()).find((one) => !existing.includes(one)) ?? '';
  return { reference, id };
}

/** As the investor, with the newest link. */
async function answer(how: 'confirm' | 'decline') {
  const token = /\/confirm\/([\w-]{43})/.exec((await bodies('order-link'))[0] ?? '')?.[1] ?? '';
  const { confirmation } = await desk.investor.request(openConfirmation, { token });
  if (confirmation === null) throw new Error('The link opens nothing');
  desk.hub.clock.advance({ seconds: 31 });
  await desk.investor.request(sendConfirmationOtp, { token, channel: 'SMS' });
  const otp = /^\d{6}/.exec((await bodies('order-otp'))[0] ?? '')?.[0] ?? '';
  const references = confirmation.orders.map(({ reference }) => reference);
  const isConfirmed = how === 'confirm';
  const decided = await desk.investor.request(decideConfirmation, {
    ...{ token, otp },
    ...{ confirmed: isConfirmed ? references : [], declined: isConfirmed ? [] : references },
  });
  return { token, confirmation, decided };
}

describe('a SIP with a new mandate', () => {
  it('is one link: the investor confirms the SIP, approves its mandate and pays the first instalment', async () => {
    const links = (await bodies('order-link')).length;
    const { reference, id } = await send(withNew({}, { firstNow: { payMode: 'netbanking', account } }));
    expect(await mandates()).toMatchObject([
      { id, status: 'INITIATED', channel: 'netbanking', limit: '10000.00', endsOn: '2046-01-31' },
    ]);
    expect(await termsOf(reference)).toMatchObject({ mandate: id, newMandate });
    // One message, and the bank hears of the mandate when the investor has confirmed.
    expect(await bodies('order-link')).toHaveLength(links + 1);
    expect(await bodies('mandate-link')).toEqual([]);
    expect(await atBank(id)).toBe(false);

    const { token, confirmation, decided } = await answer('confirm');
    const shown = { bank: 'HDFC Bank', masked: '**********4321', limit: '10000.00', isPaper: false };
    expect(confirmation.mandates).toMatchObject([{ ...shown, status: 'INITIATED', approvalUrl: null }]);
    expect(confirmation.orders[0]?.lines).toContainEqual({
      isEstimate: false,
      label: 'New mandate',
      value: 'HDFC Bank **********4321, up to ₹10,000 per debit',
    });
    const url = decided.mandates[0]?.approvalUrl ?? '';
    expect(decided).toMatchObject({ payToken: token, mandates: [{ ...shown, status: 'INITIATED' }] });
    expect(await bodies('mandate-link')).toEqual([]);
    await desk.hub.mandates.bank?.approve(id);
    // The bank leads back to the page of the order.
    expect((await desk.hub.app.inject({ url })).body).toContain(`href="/pay/${token}"`);
    await desk.hub.workOnMandates();
    const left = async () => (await desk.investor.request(paymentState, { token })).payment;
    expect(await left()).toMatchObject({ due: '5000.00', mandates: [{ ...shown, status: 'APPROVED' }] });
    await desk.pay(token, '5000');
    expect(await left()).toMatchObject({ due: '0.00' });
    await desk.hub.work();
    expect(await desk.plan(reference)).toMatchObject({ umrn: expect.stringMatching(/^HDFC70\d/) });
  });

  it('goes alone: of several in one form each would bring a mandate, and nothing is made', async () => {
    const [before, orders] = [await idsOf(), await countOrders()];
    const more = [{ terms: withNew() }];
    const reply = await desk.mine.call(submitSip, { terms: withNew(), consent: true, more });
    expect(reply.ok).toBe(false);
    expect([await idsOf(), await countOrders()]).toEqual([before, orders]);
  });

  it('sent twice under one key is one SIP and one mandate', async () => {
    const [orders, existing] = [await countOrders(), await idsOf()];
    const request = { terms: withNew({ limit: '12000' }), consent: true } as const;
    const key = { idempotencyKey: 'a-sip-with-its-own-mandate' };
    const both = await Promise.all([
      desk.mine.call(submitSip, request, key),
      desk.mine.call(submitSip, request, key),
    ]);
    const again = await desk.mine.call(submitSip, request, key);
    expect(both).toContainEqual(again);
    expect(again.ok).toBe(true);
    expect(await countOrders()).toBe((orders ?? 0) + 1);
    expect(await idsOf()).toHaveLength(existing.length + 1);
  });

  it.each<[string, Partial<NewMandate>, Partial<Sip>, string]>([
    ['a limit below the least', { limit: '100' }, { amount: '100' }, 'terms.newMandate.limit'],
    ['a limit below the SIP', { limit: '4500' }, {}, 'terms.newMandate.limit'],
    [
      'a limit below what top-ups come to',
      { limit: '5500' },
      {
        end: { by: 'count', count: 24 },
        topUp: { by: { kind: 'rate', percent: '20' }, everyMonths: 12, cap: null },
      },
      'terms.newMandate.limit',
    ],
    ['an end before the SIP’s', { endsOn: '2027-05-31' }, {}, 'terms.newMandate.endsOn'],
    ['a longer time than banks take', { endsOn: '2070-01-01' }, {}, 'terms.newMandate.endsOn'],
    ['a way that the bank does not offer', { account: 'ICIC0000002-9999' }, {}, 'terms.newMandate.channel'],
    ['an account that is not the folio’s', { account: 'HDFC0000001-9999' }, {}, 'terms.newMandate.account'],
    ['no UPI ID', { channel: 'upi' }, {}, 'terms.newMandate.vpa'],
    ['a UPI ID of another name', { channel: 'upi', vpa: 'other@okbank' }, {}, 'terms.newMandate.vpa'],
    ['an amount below the minimum', {}, { amount: '10' }, 'terms.amount'],
    ['a start before the bank can have answered', {}, { startsOn: '2026-12-05' }, 'terms.startsOn'],
    ['no mandate at all', {}, { newMandate: undefined }, 'terms.mandate'],
    ['a mandate of another folio', {}, { newMandate: undefined, mandate: 'M1' }, 'terms.mandate'],
  ])('with %s is refused at that field, and neither is kept', async (_, mandate, more, field) => {
    const [orders, existing] = [await countOrders(), await idsOf()];
    const { newMandate: own, ...terms } = withNew(mandate, more);
    const reply = await desk.mine.call(submitSip, {
      terms: { ...terms, ...(own && { newMandate: own }) },
      consent: true,
    });
    expect(reply).toMatchObject({ ok: false, fields: { [field]: expect.stringMatching(/\w/) } });
    expect(await countOrders()).toBe(orders);
    expect(await idsOf()).toEqual(existing);
  });

  it('is refused for a folio of another distributor, to both of them', async () => {
    const terms = withNew({}, { folioNo: folios.theirs });
    for (const client of [desk.mine, desk.theirs]) {
      const folioNo = client === desk.mine ? folios.theirs : folios.bela;
      expect((await client.call(submitSip, { terms: { ...terms, folioNo }, consent: true })).ok).toBe(false);
    }
    expect(
      await desk.hub.db.read('system', 'select from mandate where folio_no = $1', [folios.theirs]),
    ).toEqual([]);
  });
});

describe('its mandate', () => {
  it('is cancelled with the SIP that the investor declines, and no bank hears of it', async () => {
    const { reference, id } = await send(withNew({ limit: '13000' }));
    const { decided } = await answer('decline');
    expect(decided).toMatchObject({ payToken: null, mandates: [] });
    expect(await desk.statusOf(reference)).toBe('declined');
    expect((await mandates()).find((one) => one.id === id)).toMatchObject({
      status: 'CANCELLED',
      reason: { words: 'By the investor' },
    });
    expect(await atBank(id)).toBe(false);
  });

  it('is cancelled with the SIP that the distributor takes back', async () => {
    const { reference, id } = await send(withNew({ limit: '13500' }));
    await desk.mine.request(deleteRecord, { id: reference });
    expect((await mandates()).find((one) => one.id === id)).toMatchObject({
      status: 'CANCELLED',
      reason: { words: 'By the distributor' },
    });
  });

  it('stays for another SIP that was put on it meanwhile', async () => {
    const { reference, id } = await send(withNew({ limit: '14000' }));
    await desk.mine.request(submitSip, {
      terms: sip({ folioNo: folios.bela, mandate: id, startsOn: '2027-02-05', amount: '1000' }),
      consent: true,
    });
    await desk.mine.request(deleteRecord, { id: reference });
    expect((await mandates()).find((one) => one.id === id)).toMatchObject({ status: 'INITIATED' });
    // Its bank is asked when that one is confirmed.
    expect(await atBank(id)).toBe(false);
    const { decided } = await answer('confirm');
    expect(decided.mandates[0]?.approvalUrl).toContain(id);
    await desk.hub.mandates.bank?.reject(id, 'AP11');
    await desk.hub.workOnMandates();
  });

  it('that was there before does not go with an order that says it came with it', async () => {
    const { id } = await send(withNew({ limit: '14500' }));
    const { confirmations } = await desk.mine.request(submitSip, {
      terms: withNew({}, { mandate: id, amount: '1500' }),
      consent: true,
    });
    const second = confirmations[0]?.orders[0]?.reference ?? '';
    expect(await termsOf(second)).not.toHaveProperty('newMandate');
    await desk.mine.request(deleteRecord, { id: second });
    expect((await mandates()).find((one) => one.id === id)).toMatchObject({ status: 'INITIATED' });
    await desk.mine.request(cancelMandate, { folioNo: folios.bela, id });
  });

  it('by paper is signed: the link asks for nothing at the bank', async () => {
    const { id } = await send(withNew({ channel: 'paper', limit: '15000' }));
    const { decided } = await answer('confirm');
    expect(decided).toMatchObject({ payToken: null, mandates: [{ isPaper: true, approvalUrl: null }] });
    expect(await atBank(id)).toBe(false);
    await desk.mine.request(cancelMandate, { folioNo: folios.bela, id });
  });
});

describe('in the cart', () => {
  it('an order keeps its own mandate until it is sent, whatever the day', async () => {
    const existing = await idsOf();
    const terms = withNew({ limit: '16000' });
    const { item } = await desk.mine.request(saveDraft, { terms });
    expect(item.lines).toContainEqual({
      isEstimate: false,
      label: 'New mandate',
      value: 'HDFC Bank **********4321, up to ₹16,000 per debit',
    });
    expect(item.findings.filter(({ level }) => level === 'block')).toEqual([]);
    expect(await idsOf()).toEqual(existing);
    desk.hub.clock.advance({ hours: 48 });
    const { orders } = await desk.mine.request(prepareCart, {
      items: [{ id: item.id, version: item.version }],
    });
    const [prepared] = orders;
    if (!prepared) throw new Error('not prepared');
    const sent = await desk.mine.request(submitSip, { terms, consent: true, prepared });
    expect(sent.confirmations).toHaveLength(1);
    expect((await desk.mine.request(drafts, {})).items).toEqual([]);
    const [id = ''] = (await idsOf()).filter((one) => !existing.includes(one));
    expect(await mandates()).toContainEqual(expect.objectContaining({ id, limit: '16000.00' }));
    await desk.mine.request(cancelMandate, { folioNo: folios.bela, id });
  });

  it('what is wrong with its mandate is said there, and keeps it from being sent', async () => {
    const { item } = await desk.mine.request(saveDraft, { terms: withNew({ endsOn: '2080-01-31' }) });
    expect(item.findings).toContainEqual(
      expect.objectContaining({ level: 'block', field: 'newMandate.endsOn', title: expect.any(String) }),
    );
    expect(
      await desk.mine.call(prepareCart, { items: [{ id: item.id, version: item.version }] }),
    ).toMatchObject({ ok: false, fields: { 'terms.newMandate.endsOn': expect.any(String) } });
    await desk.mine.request(deleteRecord, { id: item.id });
  });
});
