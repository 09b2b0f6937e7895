import type { RequestOf, ResponseOf } from '@hub/contract';
import type {
  assignable,
  GoalDetails,
  goalDetails,
  goals,
} from '@hub/contract/calls/goal-planner/goal-planner';
import { goalTexts } from '@hub/contract/goal-planner/goal-texts';
import { todayInIndia } from '@hub/domain';
import { goalPaces } from '@hub/domain/goal-planner/goal-progress';
import type { SignedInContext } from '../../calls/call-context.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { searchable, searchWords } from '../../calls/search-words.ts';
import { oneStatement } from '../../db/queries.ts';
import {
  findAssignable,
  findClient,
  findFreeSips,
  findGoal,
  findGoals,
  findNavDay,
  findParts,
  findSips,
  type GoalRow,
} from './goal.repository.ts';
import { heldByGoal, leadOf, pathOf, sipByGoal, termsOf } from './goal-presenter.ts';

const PAGE = 10;

const todayOf = ({ clock }: Pick<SignedInContext, 'clock'>) => todayInIndia(clock.now());

/** All goals are weighed for one page of them: the furthest behind come first, and there are few. */
export async function getGoals(
  context: SignedInContext,
  { investorId, pace, search = '', pageNumber = 1 }: RequestOf<typeof goals>,
): Promise<ResponseOf<typeof goals>> {
  const { arn } = context.session;
  const today = todayOf(context);
  const queries = oneStatement(context.db, { arn });
  const [rows, parts, sips, asOn] = await Promise.all([
    findGoals(queries, arn, investorId ?? null),
    findParts(queries, arn, null),
    findSips(queries, arn, null, today.toString()),
    findNavDay(queries, arn),
  ]);
  const held = heldByGoal(parts);
  const monthly = sipByGoal(sips);
  const leads = rows.map((row) => leadOf(row, { today, held: held.get(row.id), sip: monthly.get(row.id) }));
  const words = searchWords(search);
  const found = leads
    .filter(({ progress }) => pace === undefined || progress.pace === pace)
    .filter(({ name, person }) => {
      const said = searchable(`${name} ${person}`);
      return words.every((word) => said.includes(word));
    })
    .sort((one, other) => goalPaces.indexOf(one.progress.pace) - goalPaces.indexOf(other.progress.pace));
  const count = Object.groupBy(leads, ({ progress }) => progress.pace);
  return {
    items: found.slice((pageNumber - 1) * PAGE, pageNumber * PAGE),
    total: found.length,
    counts: {
      behind: count.behind?.length ?? 0,
      'on-track': count['on-track']?.length ?? 0,
      ahead: count.ahead?.length ?? 0,
      reached: count.reached?.length ?? 0,
    },
    asOn,
  };
}

/** A goal as it was planned, and how far it is today: what its page and its PDF tell. */
export async function readGoal(
  context: SignedInContext,
  id: string,
): Promise<{ readonly row: GoalRow; readonly details: GoalDetails }> {
  const { arn } = context.session;
  const today = todayOf(context);
  const queries = oneStatement(context.db, { arn });
  const [row, parts, sips, asOn] = await Promise.all([
    findGoal(queries, arn, id),
    findParts(queries, arn, id),
    findSips(queries, arn, id, today.toString()),
    findNavDay(queries, arn),
  ]);
  if (row === null) throw new Refusal('not-found', goalTexts.unknown);
  const followed = { today, held: heldByGoal(parts).get(id), sip: sipByGoal(sips).get(id) };
  const details = {
    ...leadOf(row, followed),
    path: pathOf(row, followed),
    ...termsOf(row),
    holdings: parts.map(({ goalId: _, ...part }) => part),
    sips: sips.map(({ goalId: _, ...sip }) => sip),
    asOn,
  };
  return { row, details };
}

export const getGoalDetails = async (
  context: SignedInContext,
  { id }: RequestOf<typeof goalDetails>,
): Promise<GoalDetails> => (await readGoal(context, id)).details;

export async function getAssignable(
  context: SignedInContext,
  { investorId, goalId }: RequestOf<typeof assignable>,
): Promise<ResponseOf<typeof assignable>> {
  const { arn } = context.session;
  const today = todayOf(context).toString();
  const queries = oneStatement(context.db, { arn });
  const [client, holdings, sips, asOn] = await Promise.all([
    findClient(queries, arn, investorId),
    findAssignable(queries, arn, investorId, goalId ?? null),
    findFreeSips(queries, { arn, investorId, goalId: goalId ?? null, today }),
    findNavDay(queries, arn),
  ]);
  if (client === null) throw new Refusal('not-found', goalTexts.unknownClient);
  return { person: client.name, birthDate: client.birthDate, holdings, sips, asOn };
}
