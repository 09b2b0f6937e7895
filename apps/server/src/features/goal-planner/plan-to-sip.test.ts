import { goalDetails, saveGoal } from '@hub/contract/calls/goal-planner/goal-planner';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { people } from '../../http/test/test-book.ts';
import { folios } from '../transact/test/order-book.ts';
import { openPlanDesk, type PlanDesk, sip } from '../transact/test/plan-desk.ts';

let desk: PlanDesk;
beforeAll(async () => {
  desk = await openPlanDesk();
});
afterAll(() => desk.hub.close());

const clientOf = async (folioNo: string): Promise<string> => {
  const [row] = await desk.hub.db.read<{ id: string }>(
    'system',
    'select investor_id as id from folio where arn = $1 and folio_no = $2',
    [people.ifa.arn, folioNo],
  );
  return row?.id ?? '';
};

const home = {
  kind: 'home',
  name: 'A flat of our own',
  due: '2033-11-15',
  cost: '600000',
  years: 1,
  inflation: '6',
  returns: '10',
  returnsAfter: '7',
  stepUp: '10',
  basis: 'effective',
  otherHeld: '50000',
  holdings: [],
} as const;

it('the SIP that a plan asks for, ordered and running, closes the gap of the plan: no more and no less', async () => {
  const requested = { ...home, holdings: [], investorId: await clientOf(folios.asha) };
  const { id } = await desk.mine.request(saveGoal, { ...requested, sips: [] });
  const planned = await desk.mine.request(goalDetails, { id });
  const { moreSip } = planned.progress;
  expect(moreSip).toBe(planned.sip);
  // As the form begins that the goal leads to.
  const regNo = await desk.order(
    sip({
      amount: moreSip ?? '',
      topUp: { by: { kind: 'rate', percent: planned.stepUp }, everyMonths: 12, cap: null },
      end: { by: 'date', date: planned.due },
    }),
  );
  expect(await desk.plan(regNo)).toMatchObject({
    amount: planned.sip,
    monthly: planned.sip,
    topUpBasisPoints: 1000,
    topUpMonths: 12,
    endsOn: home.due,
    // 84 months, of which the first begins three weeks after the plan.
    instalments: 84,
  });
  await desk.mine.request(saveGoal, { ...requested, id, sips: [{ folioNo: folios.asha, regNo }] });
  const { progress } = await desk.mine.request(goalDetails, { id });
  expect(progress).toMatchObject({ sip: planned.sip, shortfall: '0.00', moreSip: '0.00' });
  // A rupee less a month and the target is missed.
  const share = Number(progress.projected) - Number(planned.target);
  const months = 84;
  const growth = 1.1 ** (1 / 12);
  const ofARupee = Array.from(
    { length: months },
    (_, month) => 1.1 ** Math.floor(month / 12) * growth ** (months - month),
  );
  expect(share).toBeGreaterThanOrEqual(0);
  expect(share).toBeLessThan(ofARupee.reduce((sum, one) => sum + one, 0));
});
