import { opportunityCalls, opportunityHub } from '@hub/contract/calls/opportunity/opportunity';
import { rowHistory } from '@hub/contract/calls/opportunity/opportunity-acts';
import {
  checkRenewals,
  renewalBatch,
  renewalBatches,
  sendRenewals,
} from '@hub/contract/calls/opportunity/opportunity-renewals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookOf } from '../../book/book.public.ts';
import { plan } from '../../reports/test/seed-plans.ts';
import { codes, euin, folios, writeNav } from '../../transact/test/order-book.ts';
import { openPlanDesk, otmLumpsum, type PlanDesk } from '../../transact/test/plan-desk.ts';

let desk: PlanDesk;
const arn = 'ARN-100001';
const ending = (regNo: string, folioNo: string, amount = '5000.00') =>
  plan(arn, regNo, { folioNo, schemeCode: codes.flexi, amount, monthly: amount, endsOn: '2026-12-20' });

/** Two SIPs of Asha and one of Bela end soon; one of them would pass its mandate's limit. */
beforeAll(async () => {
  desk = await openPlanDesk();
  await desk.mine.authenticate();
  await desk.hub.db.transaction('system', (tx) =>
    bookOf(tx)
      .writePlans([
        ending('ASHA1', folios.asha),
        ending('ASHA2', folios.asha, '24000.00'),
        ending('BELA1', folios.bela, '2000.00'),
      ])
      .then(() => undefined),
  );
});
afterAll(() => desk.hub.close());

const requested = { stepUp: 10, months: 12, euin, isExecutionOnly: false };
const keys = [`${folios.asha} ASHA1`, `${folios.asha} ASHA2`, `${folios.bela} BELA1`];

describe('the renewal desk', () => {
  it('says of each SIP that ends what it becomes, and whether its mandate allows it', async () => {
    const { items, ending: all, euins } = await desk.mine.request(checkRenewals, requested);
    expect(all).toBe(3);
    expect(euins.map((one) => one.euin)).toContain(euin);
    const byReg = Object.fromEntries(items.map((one) => [one.regNo, one]));
    expect(byReg.ASHA1).toMatchObject({
      amount: '5000.00',
      renewedAmount: '5500.00',
      endsOn: '2026-12-20',
      startsOn: '2027-01-10',
      renewedEnd: '2028-01-09',
      mandate: { limit: '25000.00' },
      block: null,
    });
    expect(byReg.ASHA2).toMatchObject({ renewedAmount: '26400.00', block: { fix: expect.any(String) } });
    expect(byReg.BELA1?.block).toBeNull();
  });

  it('is empty for another distributor, who cannot renew them either', async () => {
    expect(await desk.theirs.request(checkRenewals, requested)).toMatchObject({ items: [], ending: 0 });
    expect(await desk.theirs.request(sendRenewals, { ...requested, keys, consent: true })).toMatchObject({
      id: null,
      orders: 0,
      refused: keys.map((key) => ({ key })),
    });
  });

  it('sends one link for each investor, leaves out what is blocked or gone, and follows it until it is won', async () => {
    const sent = await desk.mine.request(sendRenewals, {
      ...requested,
      keys: [...keys, '1/1 GONE'],
      consent: true,
    });
    expect(sent).toMatchObject({ orders: 2, links: 2 });
    expect(sent.refused.map(({ key }) => key).toSorted()).toEqual(['1/1 GONE', keys[1]].toSorted());
    const id = sent.id ?? '';
    expect((await desk.mine.request(renewalBatches, {})).items).toMatchObject([
      { id, orders: 2, statuses: { pending: 2 }, stepUp: 10, months: 12 },
    ]);
    expect(await desk.theirs.call(renewalBatch, { id })).toMatchObject({ ok: false, status: 404 });
    expect(await desk.confirm()).toBeNull();
    await desk.hub.work();
    const { items } = await desk.mine.request(renewalBatch, { id });
    expect(items.map(({ status }) => status).toSorted()).not.toEqual(['pending', 'pending']);
    const rows = (await desk.mine.request(opportunityCalls.maturity, { status: 'all' })).items;
    expect(rows.find(({ key }) => key === keys[2])?.order).toMatchObject({ status: 'pending' });
    // Registered is not won: no units yet.
    expect((await desk.mine.request(opportunityHub, {})).won).toMatchObject({ orders: 0, amount: '0.00' });
  });

  it('refuses more than two hundred at once, a wrong step-up and no consent', async () => {
    const many = Array.from({ length: 201 }, (_, at) => `1/1 R${at}`);
    const send = (more: object) =>
      desk.mine.call(sendRenewals, { ...requested, keys, consent: true, ...more } as never);
    expect(await send({ keys: many })).toMatchObject({ ok: false });
    expect(await send({ stepUp: 101 })).toMatchObject({ ok: false });
    expect(await send({ consent: false })).toMatchObject({ ok: false });
    expect(await send({ months: 5 })).toMatchObject({ ok: false });
  });
});

describe('an order begun from a row', () => {
  const won = async () => (await desk.mine.request(opportunityHub, {})).won;
  const row = `zero-balance~${folios.asha}`;

  it('is won when it has become units, in the rupees that became units', async () => {
    const before = await won();
    const reference = await desk.order(otmLumpsum('12000', { begunFrom: row }));
    expect((await won()).orders).toBe(before.orders);
    // Debited at noon of Monday; Monday's NAV is known at night.
    desk.hub.clock.advance({ hours: 24 });
    await desk.hub.workOnDebits();
    await desk.hub.work();
    await writeNav(desk.hub.db, codes.flexi, '2026-11-16', '40.0000');
    desk.hub.clock.advance({ hours: 12 });
    await desk.hub.work();
    expect(await desk.statusOf(reference)).toBe('allotted');
    const after = await won();
    expect(after.orders).toBe(before.orders + 1);
    expect(Number(after.amount) - Number(before.amount)).toBe(12_000);
    expect((await desk.theirs.request(opportunityHub, {})).won).toMatchObject({ orders: 0, amount: '0.00' });
    const [folio] = await desk.hub.db.read<{ investorId: string }>(
      'system',
      'select investor_id as "investorId" from folio where arn = $1 and folio_no = $2',
      [arn, folios.asha],
    );
    const { acts } = await desk.mine.request(rowHistory, {
      list: 'zero-balance',
      key: folios.asha,
      investorId: folio?.investorId ?? '',
    });
    expect(acts).toMatchObject([{ act: 'remedy', order: { reference, status: 'allotted' } }]);
  });

  it('names a row of a list, or is refused', async () => {
    for (const begunFrom of ['nonsense', 'other~1', "ceased~1';--"]) {
      expect(await desk.send(otmLumpsum('12000', { begunFrom }))).not.toMatch(/^H[0-9A-Z]{11}$/);
    }
  });
});
