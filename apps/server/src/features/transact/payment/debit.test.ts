import { paymentState } from '@hub/contract/calls/confirmation/confirmation';
import { deleteRecord, record } from '@hub/contract/calls/transact/transact-records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DebitAnswer } from '../../../ports/mandates/mandates.ts';
import { codes, writeNav } from '../test/order-book.ts';
import { openPlanDesk, otmLumpsum, type PlanDesk, sip } from '../test/plan-desk.ts';
import { takePaymentDebits } from './debit.service.ts';

let desk: PlanDesk;
beforeAll(async () => {
  desk = await openPlanDesk();
});
afterAll(() => desk.hub.close());

const read = <Row extends object>(sql: string, params: readonly unknown[] = []) =>
  desk.hub.db.read<Row>('system', sql, [...params]);
const details = (reference: string) => desk.mine.request(record, { reference });
const debitOf = async (reference: string) => {
  const [row] = await read<{ reference: string; status: string; reason: string | null }>(
    "select reference, status, reason from payment where mode = 'otm' and parts @> jsonb_build_array(jsonb_build_object('order', $1::text))",
    [reference],
  );
  return row ?? { reference: '', status: 'none', reason: null };
};
/** Sent, confirmed, and with the bank. */
async function debited(amount: string): Promise<string> {
  const reference = await desk.send(otmLumpsum(amount));
  expect(await desk.confirm()).toBeNull();
  return reference;
}
/** To 13:00 of the next business day, when the bank has answered. */
async function nextNoon(): Promise<void> {
  const { clock } = desk.hub;
  const [lot] = await read<{ on: string }>('select max(debit_on)::text as on from bank_lot');
  const on = Temporal.PlainDate.from(lot?.on ?? '');
  const to = on.toZonedDateTime({ timeZone: 'Asia/Kolkata', plainTime: { hour: 13 } }).toInstant();
  clock.advance(to.since(clock.now()));
  await desk.hub.workOnDebits();
}
const take = (answer: DebitAnswer) =>
  desk.hub.db.transaction('system', (tx) => takePaymentDebits(desk.hub.context, tx, [answer]));

describe('a lumpsum that a mandate pays for', () => {
  it('is debited on the next bank day and asks the investor for nothing', async () => {
    const reference = await debited('10000');
    expect(await details(reference)).toMatchObject({
      status: 'confirmed',
      waitsOn: 'bank',
      isPaidByHand: false,
      acts: ['cancel'],
      next: 'The bank debits the mandate and answers at noon of that day.',
    });
    const message = await desk.lastBody('order-payment');
    expect(message).toContain('₹10,000.00 is debited from your account by your mandate on 16-Nov-2026');
    expect(message).toContain('You do not have to pay anything');
    const token = /\/pay\/([\w-]{43})/.exec(message)?.[1] ?? '';
    expect((await desk.investor.request(paymentState, { token })).payment).toMatchObject({
      due: '0.00',
      orders: [{ due: null, debited: '10000.00' }],
      last: { mode: 'otm', status: 'started', started: { kind: 'debit', on: '2026-11-16' } },
    });
    const before = await read('select 1 from bank_credit');
    await nextNoon();
    await desk.hub.workOnDebits();
    expect((await details(reference)).status).toBe('paid');
    const [order] = await read<{ fundsAt: string }>(
      'select funds_at as "fundsAt" from orders where reference = $1',
      [reference],
    );
    expect(Temporal.Instant.from(order?.fundsAt ?? '').toString()).toBe('2026-11-16T06:30:00Z');
    expect((await read('select 1 from bank_credit')).length).toBe(before.length + 1);
    // Monday's money gets Monday's NAV, known at night.
    await desk.hub.work();
    await writeNav(desk.hub.db, codes.flexi, '2026-11-16', '40.0000');
    desk.hub.clock.advance({ hours: 12 });
    await desk.hub.work();
    const done = await details(reference);
    expect(done).toMatchObject({ status: 'allotted', allotment: { legs: [{ navOn: '2026-11-16' }] } });
    expect(done.events.find(({ type }) => type === 'payment-started')?.note).toBe(
      'Mandate (OTM), debited on 16-Nov-2026',
    );
  });

  it('whose bank does not pay says why, and is paid another way; what comes late changes nothing', async () => {
    const reference = await debited('10004');
    await nextNoon();
    const failed = await details(reference);
    expect(failed).toMatchObject({
      status: 'confirmed',
      waitsOn: 'payer',
      acts: ['resend-payment', 'cancel'],
    });
    expect(failed.events.find(({ type }) => type === 'payment-failed')?.note).toBe(
      'Not enough money in the account',
    );
    expect(await desk.lastBody('order-payment')).toMatch(/did not pay .*Not enough money.*pay another way/);
    const [, sent = ''] = await desk.bodies('order-payment');
    const token = /\/pay\/([\w-]{43})/.exec(sent)?.[1] ?? '';
    expect((await desk.investor.request(paymentState, { token })).payment).toMatchObject({
      due: '10004.00',
      last: { mode: 'otm', status: 'failed', reason: 'Not enough money in the account' },
    });
    await desk.pay(token, '10004');
    expect(await desk.statusOf(reference)).toBe('paid');
    const { reference: debit } = await debitOf(reference);
    const at = desk.hub.clock.now();
    await take({ reference: debit, type: 'paid', at });
    await take({ reference: debit, type: 'returned', code: '04', at });
    expect(await debitOf(reference)).toMatchObject({ status: 'failed' });
    expect(await read('select 1 from bank_credit where reference = $1', [debit])).toEqual([]);
    expect((await details(reference)).goingBack).toBe('0.00');
  });

  it('is paid once however often the bank says so, and an answer to nobody’s debit changes nothing', async () => {
    const reference = await debited('10100');
    const { reference: debit } = await debitOf(reference);
    const at = desk.hub.clock.now();
    // The process dies in the midst of it: nothing of it is kept.
    await expect(
      desk.hub.db.transaction('system', async (tx) => {
        await takePaymentDebits(desk.hub.context, tx, [{ reference: debit, type: 'paid', at }]);
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    expect(await desk.statusOf(reference)).toBe('confirmed');
    await nextNoon();
    await take({ reference: debit, type: 'paid', at });
    await take({ reference: 'P99999999999', type: 'paid', at });
    expect(await desk.statusOf(reference)).toBe('paid');
    expect(await read('select 1 from bank_credit where reference = $1', [debit])).toHaveLength(1);
    expect(await read('select 1 from refund where payment_id like $1', ['DEBIT-P99999999999'])).toEqual([]);
    const received = (await details(reference)).events.filter(({ type }) => type === 'money-received');
    expect(received).toHaveLength(1);
    // The link was used: confirming again debits nothing more.
    await expect(desk.confirm()).rejects.toThrow(/already confirmed/);
    expect(await read("select 1 from payment where mode = 'otm' and amount = 10100")).toHaveLength(1);
  });

  it('waits where the bank has no final answer', async () => {
    const reference = await debited('10098');
    await nextNoon();
    expect(await details(reference)).toMatchObject({ status: 'confirmed', waitsOn: 'bank' });
  });

  it('is not debited above the limit, by another folio’s mandate, or by one that is over', async () => {
    expect(await desk.send(otmLumpsum('26000'))).toMatch(/limit of ₹25,000/);
    expect(await desk.send(otmLumpsum('5000', { mandate: 'M2' }))).toMatch(/mandate/i);
    await desk.send(otmLumpsum('5000'));
    await read("update mandate set status = 'CANCELLED' where id = 'M1'");
    expect(await desk.confirm()).toMatch(/mandate/i);
    expect(await read("select 1 from payment where mode = 'otm' and amount = 5000")).toEqual([]);
    await read("update mandate set status = 'APPROVED' where id = 'M1'");
  });

  it('fails when the investor takes the mandate back at the bank before the debit', async () => {
    const reference = await debited('6000');
    await read(
      `insert into bank_mandate (id, arn, folio_no, payer_name, account_no, ifsc, account_type, channel, "limit", starts_on,
         ends_on, return_url, status, told, created_at)
       select id, arn, folio_no, 'Asha Menon', account, ifsc, 'SB', channel, "limit", starts_on, ends_on, '/', 'cancelled',
              3, now() from mandate where id = 'M1'`,
    );
    await nextNoon();
    await read('delete from bank_mandate');
    expect(await debitOf(reference)).toMatchObject({
      status: 'failed',
      reason: expect.stringMatching(/mandate/i),
    });
    expect((await details(reference)).waitsOn).toBe('payer');
  });

  it('goes back when the order was cancelled meanwhile, or the registrar rejects it', async () => {
    const cancelled = await debited('7000');
    const rejected = await debited('7013');
    await desk.mine.request(deleteRecord, { id: cancelled });
    await nextNoon();
    await desk.hub.work();
    await writeNav(desk.hub.db, codes.flexi, desk.hub.clock.today().toString(), '40.0000');
    desk.hub.clock.advance({ hours: 12 });
    await desk.hub.work();
    expect(await desk.statusOf(rejected)).toBe('rejected');
    for (const [reference, amount] of [
      [cancelled, 7000],
      [rejected, 7013],
    ] as const) {
      const { reference: debit } = await debitOf(reference);
      const [refund] = await read<{ id: string; status: string }>(
        'select id, status from refund where payment_id = $1',
        [`DEBIT-${debit}`],
      );
      expect(refund?.status).toBe('refunding');
      await desk.hub.giveBack({
        paymentId: `DEBIT-${debit}`,
        reference: refund?.id ?? '',
        amount: `${amount}.00`,
      });
      expect(await details(reference)).toMatchObject({ refunded: `${amount}.00`, goingBack: '0.00' });
    }
  });
});

describe('an instalment that was debited and that the registrar rejects', () => {
  it('is no miss, and its money goes back', async () => {
    const regNo = await desk.order(sip({ amount: '5013', day: 21, startsOn: '2026-12-21' }));
    const at = Temporal.Instant.from('2026-12-21T07:30:00Z');
    desk.hub.clock.advance(at.since(desk.hub.clock.now()));
    await desk.hub.workOnDebits();
    await writeNav(desk.hub.db, codes.flexi, '2026-12-21', '40.0000');
    desk.hub.clock.advance({ hours: 12 });
    await desk.hub.work();
    const [one] = await read<{ reference: string; status: string }>(
      'select reference, status from instalment where reg_no = $1',
      [regNo],
    );
    expect(one?.status).toBe('REJECTED');
    expect(await read('select bounced from plan where reg_no = $1', [regNo])).toEqual([{ bounced: 0 }]);
    const paymentId = `DEBIT-${one?.reference}`;
    const refundOf = () =>
      read<{ id: string; status: string; amount: string }>(
        'select id, status, amount from refund where payment_id = $1',
        [paymentId],
      );
    const [refund] = await refundOf();
    expect(refund).toMatchObject({ status: 'refunding', amount: '5013.00' });
    await desk.hub.giveBack({ paymentId, reference: refund?.id ?? '', amount: '5013.00' });
    expect(await refundOf()).toMatchObject([{ status: 'refunded' }]);
    await desk.hub.work();
    expect(await refundOf()).toHaveLength(1);
  });
});
