import { goalDetails, saveGoal } from '@hub/contract/calls/goal-planner/goal-planner';
import { goalStart } from '@hub/domain/orders/terms/goal-start';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { people } from '../../http/test/test-book.ts';
import { folios } from '../transact/test/order-book.ts';
import { openPlanDesk, type PlanDesk, sip } from '../transact/test/plan-desk.ts';

let desk: PlanDesk;
beforeAll(async () => {
  desk = await openPlanDesk();
});
afterAll(() => desk.hub.close());

const study = {
  kind: 'education',
  name: 'Study',
  due: '2033-11-15',
  cost: '600000',
  years: 1,
  inflation: '6',
  returns: '10',
  returnsAfter: '7',
  stepUp: '0',
  basis: 'effective',
  otherHeld: '0',
} as const;

async function goalOf(folioNo: string): Promise<string> {
  const [row] = await desk.hub.db.read<{ id: string }>(
    'system',
    'select investor_id as id from folio where arn = $1 and folio_no = $2',
    [people.ifa.arn, folioNo],
  );
  return (
    await desk.mine.request(saveGoal, {
      ...study,
      holdings: [],
      sips: [],
      investorId: row?.id ?? '',
    })
  ).id;
}

it('a SIP that is started from a goal belongs to it once it is registered, and to no goal of another client', async () => {
  const [own, others] = [await goalOf(folios.asha), await goalOf(folios.bela)];
  const before = await desk.mine.request(goalDetails, { id: own });
  expect(before.progress.pace).toBe('behind');
  const regNo = await desk.order(sip({ amount: before.sip, begunFrom: goalStart(own) }));
  const after = await desk.mine.request(goalDetails, { id: own });
  expect(after.sips).toMatchObject([{ regNo, isRunning: true }]);
  expect(after.progress.sip).toBe(before.sip);

  await desk.order(sip({ amount: '1500', begunFrom: goalStart(others) }));
  await desk.order(sip({ amount: '1600', begunFrom: goalStart('00000000-0000-4000-8000-000000000000') }));
  expect((await desk.mine.request(goalDetails, { id: others })).sips).toEqual([]);
  expect((await desk.mine.request(goalDetails, { id: own })).sips).toHaveLength(1);
});
