import { randomUUID } from 'node:crypto';
import { clientOf } from '../first-client.ts';
import type { Inputs } from '../input.ts';
import type { TestApp } from '../test-app.ts';

/** A goal of the owner's own. */
async function goalOf(hub: TestApp, owner: string): Promise<{ readonly id: string }> {
  const id = randomUUID();
  await hub.db.read(
    'system',
    `insert into goal (arn, id, prospect, kind, name, due, cost, years, inflation, returns, returns_after, step_up, basis,
                       other_held, planned_on, held, target, sip, lumpsum, saved_at)
     values ($1, $2, 'Ravi', 'home', 'Home', '2036-11-15', 100, 1, 600, 1000, 700, 0, 'effective', 0, '2026-11-15', 0, 100,
             1, 50, now())`,
    [owner, id],
  );
  return { id };
}

export const goalPlannerInputs: Inputs = {
  'goal-planner.assignable': async (hub, owner) => ({ investorId: await clientOf(hub, owner) }),
  'goal-planner.file': goalOf,
  'goal-planner.goal': goalOf,
  'goal-planner.remove': goalOf,
  'goal-planner.save': () => ({
    prospect: 'Ravi Menon',
    kind: 'home',
    name: 'Home',
    due: '2036-11-15',
    cost: '5000000',
    years: 1,
    inflation: '6',
    returns: '10',
    returnsAfter: '7',
    stepUp: '0',
    basis: 'effective',
    otherHeld: '0',
    holdings: [],
    sips: [],
  }),
};
