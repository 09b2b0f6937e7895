import { randomUUID } from 'node:crypto';
import type { FieldMessages, RequestOf, ResponseOf } from '@hub/contract';
import type {
  removeGoal as removeGoalCall,
  saveGoal as saveGoalCall,
} from '@hub/contract/calls/goal-planner/goal-planner';
import { goalFindingText, goalTexts } from '@hub/contract/goal-planner/goal-texts';
import { moneyOf, type Paise, paise, percentOf, todayInIndia, writeMoney } from '@hub/domain';
import { checkGoal } from '@hub/domain/goal-planner/check-goal';
import type { GoalTerms } from '@hub/domain/goal-planner/goal';
import { planGoal } from '@hub/domain/goal-planner/plan-goal';
import type { ChangeContext } from '../../calls/call-context.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import type { Tx } from '../../db/database.ts';
import {
  assign,
  deleteGoal,
  findAssignable,
  findClient,
  findFreeSips,
  findGoal,
  lockGoals,
  MOST_GOALS,
  writeGoal,
} from './goal.repository.ts';
import { heldByGoal } from './goal-presenter.ts';

type Requested = RequestOf<typeof saveGoalCall>;

const wrong = (field: string, message: string): Refusal =>
  new Refusal('rule', message, { fields: { [field]: message } });

const termsIn = (requested: Requested, held: Paise): GoalTerms => ({
  kind: requested.kind,
  name: requested.name,
  due: Temporal.PlainDate.from(requested.due),
  cost: moneyOf(requested.cost),
  years: requested.years,
  inflation: percentOf(requested.inflation),
  returns: percentOf(requested.returns),
  returnsAfter: percentOf(requested.returnsAfter),
  stepUp: percentOf(requested.stepUp),
  held,
  basis: requested.basis,
});

/** Of a field the first finding is said; what is held is the sum of what was assigned and what else was told. */
function refuseFaults(terms: GoalTerms, today: Temporal.PlainDate): void {
  const fields: Record<string, string> = {};
  for (const finding of checkGoal(terms, today)) {
    fields[finding.field === 'held' ? 'otherHeld' : finding.field] ??= goalFindingText(finding);
  }
  const [first] = Object.values(fields);
  if (first !== undefined) throw new Refusal('rule', first, { fields: fields satisfies FieldMessages });
}

/** What is assigned must be the client's own, and nobody else's goal. Answers what it is worth today. */
async function checkAssigned(
  tx: Tx,
  requested: Requested,
  { arn, id, today }: { readonly arn: string; readonly id: string; readonly today: string },
): Promise<Paise> {
  const { investorId, holdings, sips } = requested;
  if (investorId === undefined) return paise(0n);
  if ((await findClient(tx, arn, investorId)) === null) throw wrong('investorId', goalTexts.unknownClient);
  const held = await findAssignable(tx, arn, investorId, id);
  const parts = holdings.map(({ folioNo, schemeCode, percent }) => {
    const found = held.find((one) => one.folioNo === folioNo && one.schemeCode === schemeCode);
    if (found === undefined) throw wrong('holdings', goalTexts.notHeld);
    if (percent > found.percent) throw wrong('holdings', goalTexts.overAssigned);
    return { ...found, percent, goalId: id };
  });
  const free = sips.length === 0 ? [] : await findFreeSips(tx, { arn, investorId, goalId: id, today });
  for (const { folioNo, regNo } of sips) {
    if (!free.some((one) => one.folioNo === folioNo && one.regNo === regNo)) {
      throw wrong('sips', goalTexts.noSuchSip);
    }
  }
  return heldByGoal(parts).get(id) ?? paise(0n);
}

export async function saveGoal(
  { session: { arn }, clock }: ChangeContext,
  tx: Tx,
  requested: Requested,
): Promise<ResponseOf<typeof saveGoalCall>> {
  const today = todayInIndia(clock.now());
  const count = await lockGoals(tx, arn);
  if (requested.id !== undefined && (await findGoal(tx, arn, requested.id)) === null) {
    throw new Refusal('not-found', goalTexts.unknown);
  }
  if (requested.id === undefined && count >= MOST_GOALS) throw new Refusal('rule', goalTexts.tooMany);
  const id = requested.id ?? randomUUID();
  const ofBook = await checkAssigned(tx, requested, { arn, id, today: today.toString() });
  const terms = termsIn(requested, paise(ofBook + moneyOf(requested.otherHeld)));
  refuseFaults(terms, today);
  const { target, cases } = planGoal(terms, today);
  await writeGoal(tx, {
    arn,
    id,
    investorId: requested.investorId ?? null,
    prospect: requested.prospect ?? null,
    kind: terms.kind,
    name: terms.name,
    due: requested.due,
    cost: writeMoney(terms.cost),
    years: terms.years,
    inflation: Number(terms.inflation),
    returns: Number(terms.returns),
    returnsAfter: Number(terms.returnsAfter),
    stepUp: Number(terms.stepUp),
    basis: terms.basis,
    otherHeld: writeMoney(moneyOf(requested.otherHeld)),
    plannedOn: today.toString(),
    held: writeMoney(terms.held),
    target: writeMoney(target),
    sip: writeMoney(cases.middle.sip),
    lumpsum: writeMoney(cases.middle.lumpsum),
    savedAt: clock.now().toString(),
  });
  await assign(tx, { arn, goalId: id, holdings: requested.holdings, sips: requested.sips });
  return { id };
}

export async function removeGoal(
  { session: { arn } }: ChangeContext,
  tx: Tx,
  { id }: RequestOf<typeof removeGoalCall>,
): Promise<ResponseOf<typeof removeGoalCall>> {
  if (!(await deleteGoal(tx, arn, id))) throw new Refusal('not-found', goalTexts.unknown);
  return { status: 'Success' };
}
