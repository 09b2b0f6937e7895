import { randomUUID } from 'node:crypto';
import { pausableSips, submitSwp, systematicPlans } from '@hub/contract/calls/transact/transact-plans';
import { receipt, record, records } from '@hub/contract/calls/transact/transact-records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, codes, folios, writeNav } from '../test/order-book.ts';
import { openPlanDesk, type PlanDesk, pause, sip, stop, stp, swp } from '../test/plan-desk.ts';

let desk: PlanDesk;
beforeAll(async () => {
  desk = await openPlanDesk();
});
afterAll(() => desk.hub.close());

describe('a SIP that is registered', () => {
  it('is in the register under its order’s reference, with a count', async () => {
    const reference = await desk.order(sip());
    expect(await desk.statusOf(reference)).toBe('allotted');
    expect(await desk.plan(reference)).toMatchObject({
      kind: 'SIP',
      folioNo: folios.asha,
      schemeCode: codes.flexi,
      amount: '5000.00',
      frequency: 'monthly',
      dueDays: [5],
      startsOn: '2026-12-05',
      endsOn: '2027-11-05',
      instalments: 12,
      umrn: 'HDFC7000000000000001',
      paymentMode: 'nach',
      monthly: '5000.00',
    });
    const details = await desk.mine.request(record, { reference });
    expect(details.headline).toBe('₹5,000 monthly on the 5th');
    expect(details.lines).toContainEqual({
      label: 'Total over the term',
      value: '₹60,000',
      isEstimate: false,
    });
    expect(details.lines).toContainEqual({
      label: 'Mandate',
      value: 'HDFC Bank **********4321',
      isEstimate: false,
    });
    expect(details.events.at(-1)).toMatchObject({
      title: 'SIP registered',
      note: 'First instalment due on 05-Dec-2026',
    });
    const page = await desk.mine.request(records, { kind: 'sip' });
    expect(page.items.map((row) => row.reference)).toEqual([reference]);
    expect((await desk.mine.send(receipt, { reference })).status).toBe(200);
  });

  it('ends on a date, or never: then with its mandate', async () => {
    const dated = await desk.order(sip({ end: { by: 'date', date: '2027-12-31' } }));
    expect(await desk.plan(dated)).toMatchObject({ endsOn: '2027-12-31', instalments: 13 });
    const endless = await desk.order(
      sip({
        end: { by: 'perpetual' },
        topUp: { by: { kind: 'rate', percent: '1' }, everyMonths: 12, cap: '6000' },
      }),
    );
    expect(await desk.plan(endless)).toMatchObject({
      endsOn: '2060-12-31',
      topUpBasisPoints: 100,
      topUpMonths: 12,
    });
  });

  it('is refused in plain words, and nothing is written', async () => {
    const refusals = [
      [sip({ startsOn: '2026-11-05' }), /^The start date is in the past\./],
      [sip({ day: 18, startsOn: '2026-11-18' }), /^The start date is too early\..*18-Dec-2026/],
      [sip({ end: { by: 'date', date: '2026-12-01' } }), /^The end date is before the start date\./],
      [sip({ day: 31, startsOn: '2026-12-31' }), /^This day is not offered\..*1 to 28/],
      [sip({ amount: '30000' }), /^Over the mandate’s limit of ₹25,000\./],
      [sip({ mandate: 'M2' }), /^This mandate does not belong to the folio\./],
      [sip({ end: { by: 'date', date: '2061-06-30' } }), /^The mandate ends first\./],
      [swp({ end: { by: 'date', date: '2100-01-01' } }), /^The plan would end too late\..*31-Dec-2099/],
      [stp({ amount: '40001' }), /^The units are worth ₹40,000: less than one transfer\./],
      [swp({ amount: '40001' }), /^The units are worth ₹40,000: less than one payout\./],
      [sip({ frequency: 'weekly', day: 1 }), /^This frequency is not offered\./],
      [sip({ replaces: 'S404' }), /^This plan is not running in the folio\./],
      [stop('S404'), /^This plan is not running in the folio\./],
    ] as const;
    const count = () =>
      desk.hub.db
        .read<{ n: number }>('system', 'select count(*)::int as n from orders')
        .then(([row]) => row?.n);
    const before = await count();
    for (const [terms, words] of refusals) expect(await desk.send(terms)).toMatch(words);
    expect(await count()).toBe(before);
  });

  it('of another distributor’s folio is refused', async () => {
    expect(await desk.send(sip(), desk.theirs)).toMatch(
      /^Transaction Not Allowed: Folio inactive or invalid/,
    );
    const [own] = await desk.mine.request(systematicPlans, { folioNo: folios.asha });
    expect(await desk.send(stop(own?.regNo ?? ''), desk.theirs)).toMatch(/^Transaction Not Allowed/);
    expect(await desk.theirs.request(systematicPlans, { folioNo: folios.asha })).toEqual([]);
  });
});

describe('an STP and an SWP', () => {
  it('are registered with a fixed amount, with the appreciation, and with each way to end', async () => {
    const fixed = await desk.order(stp({ end: { by: 'date', date: '2027-12-05' } }));
    expect(await desk.plan(fixed)).toMatchObject({
      kind: 'STP',
      targetCode: codes.debt,
      amount: '1000.00',
      endsOn: '2027-12-05',
      instalments: 13,
      paymentMode: 'transfer',
    });
    const gain = await desk.order(swp({ move: 'appreciation', amount: null, end: { by: 'perpetual' } }));
    expect(await desk.plan(gain)).toMatchObject({ kind: 'SWP', amount: '0.00', endsOn: '2099-12-31' });
    expect((await desk.mine.request(record, { reference: gain })).headline).toBe(
      'Appreciation monthly on the 5th',
    );
    const endless = await desk.mine.request(record, {
      reference: await desk.send(swp({ end: { by: 'perpetual' } })),
    });
    expect(endless.lines).toContainEqual({
      label: 'Lasts',
      value: '3 years 4 months, 40 payouts at today’s NAV, not assured',
      isEstimate: false,
    });
    expect(endless.lines.map(({ label }) => label)).not.toContain('Total over the term');
    expect(endless.lines.map(({ label }) => label)).not.toContain('Instalments');
    const counted = await desk.order(swp({ frequency: 'quarterly', end: { by: 'count', count: 6 } }));
    expect(await desk.plan(counted)).toMatchObject({ endsOn: '2028-03-05', instalments: 6 });
  });
});

describe('a plan that replaces another', () => {
  it('stops it on the day it begins, in one act', async () => {
    const old = await desk.order(sip());
    const change = sip({ amount: '7000', day: 10, startsOn: '2026-12-10', replaces: old });
    const reference = await desk.send(change);
    expect(await desk.send(stop(old))).toMatch(/^A stop of this plan is in progress\./);
    await desk.confirm();
    await desk.hub.work();
    expect(await desk.plan(old)).toMatchObject({
      ceasedOn: '2026-12-10',
      reason: `Replaced by ${reference}`,
      amount: '5000.00',
    });
    expect(await desk.plan(reference)).toMatchObject({ ceasedOn: null, amount: '7000.00', dueDays: [10] });
    expect(await desk.send(stop(old))).toMatch(/^This plan is stopped already\..*10-Dec-2026/);
  });
});

describe('a pause', () => {
  it('is registered, and no second one overlaps it', async () => {
    const reg = await desk.order(sip());
    const reference = await desk.send(pause(reg, '2027-01-01', '2027-03-31'));
    // On its way already.
    expect(await desk.send(pause(reg, '2027-03-01', '2027-04-30'))).toMatch(
      /^The SIP is already paused in that period\..*01-Jan-2027 to 31-Mar-2027/,
    );
    await desk.confirm();
    await desk.hub.work();
    expect(await desk.statusOf(reference)).toBe('allotted');
    expect(await desk.plan(reg)).toMatchObject({
      pausedFrom: '2027-01-01',
      pausedTo: '2027-03-31',
      endsOn: '2027-11-05',
    });
    expect(await desk.send(pause(reg, '2027-03-01', '2027-04-30'))).toMatch(
      /^The SIP is already paused in that period/,
    );
    const sips = await desk.mine.request(pausableSips, { folioNo: folios.asha });
    const own = sips.find(({ regNo }) => regNo === reg);
    expect(own).toMatchObject({
      headline: '₹5,000 monthly on the 5th',
      next: { dueOn: '2026-12-05', debitOn: '2026-12-07' },
      pause: { from: '2027-01-01', to: '2027-03-31' },
      mayPause: { isAllowed: false },
      mayStop: { isAllowed: true, why: null },
    });
  });
});

describe('a change of a paused SIP', () => {
  it('keeps the pause, says so before it is confirmed, and debits nothing in it', async () => {
    const old = await desk.order(sip());
    await desk.order(pause(old, '2027-01-01', '2027-03-31'));
    const change = sip({ amount: '7000', day: 10, startsOn: '2027-01-10', replaces: old });
    const reference = await desk.order(change);
    const { lines, events } = await desk.mine.request(record, { reference });
    expect(lines).toContainEqual({
      label: 'Stays paused',
      value: 'from 10-Jan-2027 to 31-Mar-2027',
      isEstimate: false,
    });
    expect(events.at(-1)?.note).toBe('First instalment due on 10-Apr-2027');
    expect(await desk.plan(reference)).toMatchObject({
      pausedFrom: '2027-01-10',
      pausedTo: '2027-03-31',
      instalments: 12,
      endsOn: '2027-12-10',
    });
    const sips = await desk.mine.request(pausableSips, { folioNo: folios.asha });
    expect(sips.find(({ regNo }) => regNo === reference)).toMatchObject({
      next: { dueOn: '2027-04-10' },
      pause: { from: '2027-01-10', to: '2027-03-31' },
    });
  });

  it('that begins after the pause has none, and one whose pause is under way waits for it', async () => {
    const old = await desk.order(sip());
    await desk.send(pause(old, '2027-01-01', '2027-01-31'));
    const change = sip({ day: 10, startsOn: '2027-01-10', replaces: old });
    expect(await desk.send(change)).toMatch(
      /^A pause of this plan is in progress\..*from 01-Jan-2027 to 31-Jan-2027/,
    );
    await desk.confirm();
    await desk.hub.work();
    const later = await desk.order(sip({ startsOn: '2027-02-05', replaces: old }));
    expect(await desk.plan(later)).toMatchObject({ pausedFrom: null, pausedTo: null });
  });
});

describe('the first instalment that is paid at once', () => {
  const paidNow = sip({ amount: '6000', firstNow: { payMode: 'netbanking', account } });

  it('is due, and the plan is registered with the others when it is paid', async () => {
    const reference = await desk.send(paidNow);
    const payToken = await desk.confirmToPay();
    await desk.hub.work();
    expect(await desk.statusOf(reference)).toBe('confirmed');
    expect(await desk.plan(reference)).toEqual({});
    await desk.pay(payToken, '6000');
    await desk.hub.work();
    expect(await desk.statusOf(reference)).toBe('submitted');
    // Twelve were asked for, one of them is paid.
    expect(await desk.plan(reference)).toMatchObject({ instalments: 11, endsOn: '2027-10-05' });
    const { lines } = await desk.mine.request(record, { reference });
    expect(lines).toContainEqual({ label: 'Total over the term', value: '₹72,000', isEstimate: false });
    expect(lines).toContainEqual({ label: 'First instalment', value: 'Paid at once', isEstimate: false });
  });

  it('takes its plan with it when the registrar rejects it', async () => {
    // The demo’s registrar rejects amounts that end in 013.
    const reference = await desk.send({ ...paidNow, amount: '6013' });
    await desk.pay(await desk.confirmToPay(), '6013');
    await desk.hub.work();
    expect(await desk.plan(reference)).toMatchObject({ rejectedOn: null });
    desk.hub.clock.advance({ hours: 40 });
    await writeNav(desk.hub.db, codes.flexi, '2026-11-16', '40.5000');
    await desk.hub.work();
    expect(await desk.statusOf(reference)).toBe('rejected');
    expect(await desk.plan(reference)).toMatchObject({ reason: 'The first instalment was rejected' });
    expect((await desk.plan(reference)).rejectedOn).not.toBeNull();
  });
});

describe('the same call with the same key', () => {
  it('registers one plan', async () => {
    const input = { terms: swp({ end: { by: 'count', count: 7 } }), consent: true as const };
    const headers = { 'idempotency-key': randomUUID() };
    const first = await desk.mine.request(submitSwp, input, { headers });
    expect(await desk.mine.request(submitSwp, input, { headers })).toEqual(first);
    await desk.confirm();
    await desk.hub.work();
    const rows = await desk.hub.db.read('system', 'select reg_no from plan where instalments = 7');
    expect(rows).toHaveLength(1);
  });
});
