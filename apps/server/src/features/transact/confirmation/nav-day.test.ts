import { openConfirmation, paymentState } from '@hub/contract/calls/confirmation/confirmation';
import { submitRedeem } from '@hub/contract/calls/transact/transact';
import { record } from '@hub/contract/calls/transact/transact-records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, codes, folios } from '../test/order-book.ts';
import { openPlanDesk, otmLumpsum, type PlanDesk } from '../test/plan-desk.ts';

let desk: PlanDesk;
beforeAll(async () => {
  desk = await openPlanDesk();
});
afterAll(() => desk.hub.close());

/** Forward to a time of that day in India. */
function goTo(moment: string): void {
  const at = Temporal.PlainDateTime.from(moment).toZonedDateTime('+05:30').toInstant();
  desk.hub.clock.advance({ seconds: Math.round(at.since(desk.hub.clock.now()).total('seconds')) });
}

const opened = async () => {
  const token = /\/confirm\/([\w-]{43})/.exec(await desk.lastBody('order-link'))?.[1] ?? '';
  const { confirmation } = await desk.investor.request(openConfirmation, { token });
  return confirmation?.orders[0];
};
const recorded = async (reference: string) => {
  const { navOn, lines } = await desk.mine.request(record, { reference });
  return {
    navOn,
    said: lines.map(({ label, value }) => `${label}: ${value}`).filter((one) => /NAV|by:/.test(one)),
  };
};

describe('the NAV day that an investor is told', () => {
  it('of a lumpsum is that of who opens the link, then of who pays, and is kept when the money is there', async () => {
    const reference = await desk.send(otmLumpsum('10000', { payMode: 'netbanking', mandate: null }));
    const first = await opened();
    expect(first).toMatchObject({
      navOn: '2026-11-16',
      nav: {
        day: 'Mon, 16-Nov-2026',
        condition: 'if you confirm and pay by 3:00 pm on Mon, 16-Nov-2026, else 17-Nov-2026',
        until: '2026-11-16T09:30:00Z',
        later: 'Now NAV of 17-Nov-2026',
      },
    });
    goTo('2026-11-16T11:00');
    expect((await opened())?.nav?.condition).toBe('if you confirm and pay by 3:00 pm, else 17-Nov-2026');
    goTo('2026-11-16T15:01');
    const late = await opened();
    expect(late).toMatchObject({ navOn: '2026-11-17', nav: { day: 'Tue, 17-Nov-2026' } });
    // The page says it by itself, as long as it can change.
    expect(late?.lines.map(({ label }) => label).filter((label) => /NAV|If /.test(label))).toEqual([]);
    // Looking changes nothing: it is not confirmed.
    expect((await recorded(reference)).navOn).toBe('2026-11-16');

    const token = await desk.confirmToPay();
    expect(await recorded(reference)).toEqual({
      navOn: '2026-11-17',
      said: [
        'Expected NAV date: 17-Nov-2026',
        'If confirmed and paid by: 17-Nov-2026, 3:00 pm, else 18-Nov-2026',
      ],
    });
    const toPay = async () =>
      (await desk.investor.request(paymentState, { token })).payment?.orders[0]?.nav ?? null;
    expect(await toPay()).toMatchObject({
      day: 'Tue, 17-Nov-2026',
      condition: 'if you pay by 3:00 pm on Tue, 17-Nov-2026, else 18-Nov-2026',
    });
    goTo('2026-11-17T15:01');
    expect(await toPay()).toMatchObject({ day: 'Wed, 18-Nov-2026' });
    await desk.pay(token, '10000');
    await desk.hub.work();
    expect(await toPay()).toBeNull();
    const paid = { navOn: '2026-11-18', said: ['Expected NAV date: 18-Nov-2026'] };
    expect(await recorded(reference)).toEqual(paid);
    goTo('2026-11-18T15:01');
    expect(await recorded(reference)).toEqual(paid);
  });

  it('of a redemption is kept with the confirmation, and with it the day of the payout', async () => {
    goTo('2026-11-23T14:55');
    const terms = {
      kind: 'redeem' as const,
      folioNo: folios.asha,
      schemeCode: codes.flexi,
      quantity: { by: 'units' as const, units: '10' },
      account,
    };
    const sent = await desk.mine.request(submitRedeem, { terms, consent: true });
    const reference = sent.confirmations[0]?.orders[0]?.reference ?? '';
    expect((await opened())?.nav).toMatchObject({
      day: 'Mon, 23-Nov-2026',
      condition: 'if you confirm by 3:00 pm, else 24-Nov-2026',
    });
    goTo('2026-11-23T15:01');
    const late = await opened();
    expect(late?.nav?.day).toBe('Tue, 24-Nov-2026');
    expect(late?.lines).toContainEqual({ label: 'Paid by', value: '27-Nov-2026', isEstimate: false });
    expect(await desk.confirm()).toBeNull();
    goTo('2026-11-24T16:00');
    expect(await recorded(reference)).toEqual({
      navOn: '2026-11-24',
      said: ['Expected NAV date: 24-Nov-2026', 'Paid by: 27-Nov-2026'],
    });
  });

  it('of a lumpsum that a mandate pays is the day of the debit, and is kept with the confirmation', async () => {
    goTo('2026-12-07T11:00');
    const reference = await desk.send(otmLumpsum('3000'));
    goTo('2026-12-08T11:00');
    expect((await opened())?.nav).toMatchObject({
      day: 'Wed, 09-Dec-2026',
      condition: expect.stringMatching(/^if you confirm by /),
    });
    expect(await desk.confirm()).toBeNull();
    expect(await recorded(reference)).toEqual({
      navOn: '2026-12-09',
      said: ['Expected NAV date: 09-Dec-2026'],
    });
  });
});
