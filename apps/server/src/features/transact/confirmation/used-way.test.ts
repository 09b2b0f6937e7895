import { paymentState, startPayment } from '@hub/contract/calls/confirmation/confirmation';
import { moneyOf } from '@hub/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { account } from '../test/order-book.ts';
import { openPlanDesk, otmLumpsum, type PlanDesk } from '../test/plan-desk.ts';

let desk: PlanDesk;
beforeAll(async () => {
  desk = await openPlanDesk();
});
afterAll(() => desk.hub.close());

const byHand = { payMode: 'netbanking', mandate: null } as const;
const stateOf = async (token: string) => (await desk.investor.request(paymentState, { token })).payment;

/** At the demo bank: pays what was begun last, or refuses it. */
async function answer(act: 'pay' | 'decline', amount: string): Promise<void> {
  const [started] = await desk.hub.db.read<{ reference: string }>(
    'system',
    'select reference from payment order by created_at desc, reference limit 1',
  );
  await desk.hub.payments.bank?.act(started?.reference ?? '', {
    act,
    amount: moneyOf(amount),
    payerAccount: '50100012344321',
    delivery: 'once',
    refusesRefund: false,
  });
}

it('knows how this investor paid by hand last: of money that came, and of no mandate', async () => {
  await desk.send(otmLumpsum('5000', byHand));
  const first = await desk.confirmToPay();
  expect(await stateOf(first)).toMatchObject({ used: null, requested: { mode: 'netbanking', account } });
  await desk.investor.request(startPayment, { token: first, mode: 'neft', account });
  await answer('decline', '5000');
  // What failed was no way to pay.
  expect(await stateOf(first)).toMatchObject({ used: null, last: { mode: 'neft' } });
  desk.hub.clock.advance({ seconds: 60 });
  await desk.investor.request(startPayment, { token: first, mode: 'upi', account });
  await answer('pay', '5000');
  await desk.hub.work();

  desk.hub.clock.advance({ hours: 1 });
  await desk.send(otmLumpsum('3000'));
  expect(await desk.confirm()).toBeNull();
  await desk.hub.work();
  desk.hub.clock.advance({ hours: 1 });
  await desk.send(otmLumpsum('7000', byHand));
  const next = await desk.confirmToPay();
  // The order's own way is told beside it.
  expect(await stateOf(next)).toMatchObject({
    used: { mode: 'upi', account },
    requested: { mode: 'netbanking', account },
    last: null,
  });
});
