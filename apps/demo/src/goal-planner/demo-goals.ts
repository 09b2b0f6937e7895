import { randomUUID } from 'node:crypto';
import { basisPoints, moneyOf, paise, writeMoney } from '@hub/domain';
import { type GoalKind, goalDefaults } from '@hub/domain/goal-planner/goal';
import { planGoal } from '@hub/domain/goal-planner/plan-goal';
import type { Database, Tx } from '../../../server/src/db/database.ts';
import {
  assign,
  findAssignable,
  findFreeSips,
  findGoalClients,
  writeGoal,
} from '../../../server/src/features/goal-planner/goal-planner.public.ts';

/** Whose history the demo tells, as that of the notifications. */
const owner = 'ARN-100001';

interface DemoGoal {
  readonly kind: GoalKind;
  readonly name: string;
  /** Of what is meant for it today, in ten-thousandths; of a prospect in rupees. */
  readonly cost: bigint;
  readonly yearsAhead: number;
  readonly monthsAgo: number;
  readonly stepUp: bigint;
  /** Per cent of each of the client's holdings. */
  readonly percent: number;
  /** Of what was there when it was planned, as a share of today's worth: more means it fell behind since. */
  readonly heldThen: bigint;
  readonly prospect?: string;
}

/** Each state once: behind, on track, ahead, reached, and a plan for somebody who is no client. */
const demoGoals: readonly DemoGoal[] = [
  {
    kind: 'education',
    name: 'College for Meera',
    cost: 4000n,
    yearsAhead: 9,
    monthsAgo: 18,
    stepUp: 1000n,
    percent: 40,
    heldThen: 90n,
  },
  {
    kind: 'home',
    name: 'Flat in Kochi',
    cost: 11_000n,
    yearsAhead: 6,
    monthsAgo: 1,
    stepUp: 0n,
    percent: 100,
    heldThen: 99n,
  },
  {
    kind: 'retirement',
    name: 'Retirement at 60',
    cost: 50n,
    yearsAhead: 14,
    monthsAgo: 30,
    stepUp: 1000n,
    percent: 100,
    heldThen: 20n,
  },
  {
    kind: 'custom',
    name: 'Car',
    cost: 5000n,
    yearsAhead: 2,
    monthsAgo: 12,
    stepUp: 0n,
    percent: 60,
    heldThen: 80n,
  },
  {
    kind: 'education',
    name: 'Medical college',
    cost: 12_00_000n,
    yearsAhead: 11,
    monthsAgo: 0,
    stepUp: 500n,
    percent: 0,
    heldThen: 100n,
    prospect: 'Nandini Rao',
  },
];

async function makeGoal(
  tx: Tx,
  goal: DemoGoal,
  investorId: string | null,
  today: Temporal.PlainDate,
): Promise<void> {
  const id = randomUUID();
  const held = investorId === null ? [] : await findAssignable(tx, owner, investorId, null);
  const sips =
    investorId === null
      ? []
      : await findFreeSips(tx, { arn: owner, investorId, goalId: null, today: today.toString() });
  const worth = held.reduce((sum, { value }) => sum + moneyOf(value), 0n);
  const meant = (worth * BigInt(goal.percent)) / 100n;
  // In whole thousands of rupees, as people say it.
  const cost =
    goal.prospect === undefined ? ((meant * goal.cost) / 10_000n / 1_000_00n) * 1_000_00n : goal.cost * 100n;
  const plannedOn = today.subtract({ months: goal.monthsAgo });
  const terms = {
    ...goalDefaults[goal.kind],
    kind: goal.kind,
    name: goal.name,
    due: today.add({ years: goal.yearsAhead }),
    cost: paise(cost > 0n ? cost : 1_000_00n),
    stepUp: basisPoints(goal.stepUp),
    held: paise((meant * goal.heldThen) / 100n),
  };
  const { target, cases } = planGoal(terms, plannedOn);
  await writeGoal(tx, {
    arn: owner,
    id,
    investorId,
    prospect: goal.prospect ?? null,
    kind: terms.kind,
    name: terms.name,
    due: terms.due.toString(),
    cost: writeMoney(terms.cost),
    years: terms.years,
    inflation: Number(terms.inflation),
    returns: Number(terms.returns),
    returnsAfter: Number(terms.returnsAfter),
    stepUp: Number(terms.stepUp),
    basis: terms.basis,
    otherHeld: '0.00',
    plannedOn: plannedOn.toString(),
    held: writeMoney(terms.held),
    target: writeMoney(target),
    sip: writeMoney(cases.middle.sip),
    lumpsum: writeMoney(cases.middle.lumpsum),
    savedAt: plannedOn
      .toZonedDateTime({ timeZone: 'Asia/Kolkata', plainTime: '16:20' })
      .toInstant()
      .toString(),
  });
  const parts = goal.percent === 0 ? [] : held.map((one) => ({ ...one, percent: goal.percent }));
  await assign(tx, { arn: owner, goalId: id, holdings: parts, sips });
}

/** Goals of the demo's first distributor, once. */
export async function makeDemoGoals(db: Database, today: Temporal.PlainDate): Promise<void> {
  await db.transaction('system', async (tx) => {
    const clients = await findGoalClients(tx, owner, demoGoals.length);
    if (clients === null) return;
    for (const [no, goal] of demoGoals.entries()) {
      const client = goal.prospect === undefined ? clients[no] : null;
      if (client !== undefined) await makeGoal(tx, goal, client, today);
    }
  });
}
