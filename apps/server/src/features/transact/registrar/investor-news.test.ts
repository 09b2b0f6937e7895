import { submitLumpsum, submitRedeem } from '@hub/contract/calls/transact/transact';
import { record, records } from '@hub/contract/calls/transact/transact-records';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reconcileAll } from '../payment/money.service.ts';
import { account, codes, folios, writeNav } from '../test/order-book.ts';
import { openPlanDesk, otmLumpsum, type PlanDesk } from '../test/plan-desk.ts';

let desk: PlanDesk;
beforeAll(async () => {
  desk = await openPlanDesk();
});
afterAll(() => desk.hub.close());

const byHand = (amount: string) => ({ ...otmLumpsum(amount), payMode: 'netbanking' as const, mandate: null });

async function payFor(amount: string): Promise<string> {
  const { confirmations } = await desk.mine.request(submitLumpsum, { terms: byHand(amount), consent: true });
  await desk.pay(await desk.confirmToPay(), amount);
  return confirmations[0]?.orders[0]?.reference ?? '';
}

const channelsOf = async (purpose: string, words: string): Promise<string[]> =>
  (
    await desk.hub.db.read<{ channel: string }>(
      'system',
      'select channel from outbox_message where purpose = $1 and position($2 in body) > 0 order by channel',
      [purpose, words],
    )
  ).map(({ channel }) => channel);

const once = ['EMAIL', 'SMS'];
const details = (reference: string) => desk.mine.request(record, { reference });

it('the investor is told of money, units, payout and refusal by every contact, each once however often it is said', async () => {
  const bought = await payFor('10000');
  expect(await channelsOf('order-paid', bought)).toEqual(once);
  expect(await desk.lastBody('order-paid')).toContain('₹10,000 for Aranya Flexi Cap Fund');
  // The bank says it again.
  await reconcileAll(desk.hub.context);
  await desk.hub.work();
  expect(await channelsOf('order-paid', bought)).toEqual(once);

  desk.hub.clock.advance({ hours: 35 });
  await writeNav(desk.hub.db, codes.flexi, '2026-11-16', '40.5000');
  await desk.hub.work();
  await desk.hub.work();
  expect(await channelsOf('order-allotted', bought)).toEqual(once);
  expect(await desk.lastBody('order-allotted')).toMatch(
    /^246\.901 units of Aranya Flexi Cap Fund are in folio 1001\/1: ₹10,000\.00 at the NAV of 16-Nov-2026, 40\.5000/,
  );

  // What was bought now is rejected: the KYC is on hold meanwhile.
  const refused = await payFor('7000');
  const setKyc = (kyc: string) =>
    desk.hub.db.read('system', "update investor set kyc = $1 where mobile = '9811111111'", [kyc]);
  await setKyc('ON_HOLD');
  await desk.hub.work();
  desk.hub.clock.advance({ hours: 24 });
  await writeNav(desk.hub.db, codes.flexi, '2026-11-17', '41.0000');
  await desk.hub.work();
  await desk.hub.work();
  await setKyc('VALIDATED');
  expect((await details(refused)).status).toBe('rejected');
  expect(await channelsOf('order-refused', refused)).toEqual(once);
  expect(await desk.lastBody('order-refused')).toContain('Your money goes back to the account it came from.');
  expect(await channelsOf('order-allotted', refused)).toEqual([]);
});

it('a redemption says in its timeline what the bank paid out, with its reference and day, and the investor is told', async () => {
  const terms = {
    kind: 'redeem' as const,
    folioNo: folios.asha,
    schemeCode: codes.flexi,
    quantity: { by: 'units' as const, units: '100' },
    account,
  };
  const { confirmations } = await desk.mine.request(submitRedeem, { terms, consent: true });
  const reference = confirmations[0]?.orders[0]?.reference ?? '';
  expect(await desk.confirm()).toBeNull();
  await desk.hub.work();
  desk.hub.clock.advance({ hours: 24 });
  await writeNav(desk.hub.db, codes.flexi, '2026-11-18', '42.0000');
  await desk.hub.work();
  expect(await details(reference)).toMatchObject({
    status: 'allotted',
    isPayoutAwaited: true,
    payout: null,
    next: 'The bank pays the money out to the registered account.',
  });
  expect(await channelsOf('order-allotted', reference)).toEqual(once);
  expect(await channelsOf('order-payout', reference)).toEqual([]);

  desk.hub.clock.advance({ hours: 72 });
  await desk.hub.work();
  await desk.hub.work();
  const paid = await details(reference);
  // 100 units at 42 less STT of 0.04; equity pays on the second business day.
  expect(paid).toMatchObject({
    isPayoutAwaited: false,
    next: null,
    payout: {
      amount: '4199.96',
      on: '2026-11-20',
      account: '4321',
      reference: expect.stringMatching(/^HUBBN26/),
    },
  });
  const utr = paid.payout?.reference ?? '';
  expect(paid.events.filter(({ type }) => type === 'paid-out')).toMatchObject([
    {
      actor: 'bank',
      title: 'Paid out by the bank',
      note: `₹4,199.96 to account 4321 on 20-Nov-2026, UTR ${utr}`,
    },
  ]);
  expect(await channelsOf('order-payout', utr)).toEqual(once);
  expect(await desk.lastBody('order-payout')).toContain('₹4,199.96');
});

it('nothing is told to the clients of another distributor', async () => {
  expect((await desk.theirs.request(records, {})).items).toEqual([]);
  const rows = await desk.hub.db.read<{ target: string }>(
    'system',
    "select distinct target from outbox_message where purpose in ('order-paid', 'order-allotted', 'order-payout', 'order-refused') order by 1",
  );
  expect(rows.map(({ target }) => target)).toEqual(['9811111111', 'asha@example.com']);
});
