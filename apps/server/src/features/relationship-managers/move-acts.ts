import { subjectOf } from '@hub/contract/acts/act-subject';
import { leaveManager, moveArns } from '@hub/contract/relationship-managers/relationship-manager-acts';
import { relationshipManagerTexts as texts } from '@hub/contract/relationship-managers/relationship-manager-texts';
import { formatDate } from '@hub/domain';
import { type ActContext, act, type Preview } from '../../acts/act.ts';
import type { Tx } from '../../db/database.ts';
import { heldDay } from './cover-acts.ts';
import { aboutManager, managerHere, refusedAt } from './manager-acts.ts';
import { findArnsOf, findMoving, type MovingArn, moveTo } from './moves.repository.ts';
import { type ManagerRow, markLeft } from './relationship-managers.repository.ts';
import { sendMoved } from './send-moved.ts';

const { changes: words, faults, sentences, effects } = texts;
const SHOWN = 30;

interface MoveInput {
  readonly to: string;
  readonly arns?: readonly string[] | undefined;
  readonly from?: string | undefined;
}

/** The ARNs an act names, by a list or by whose they are. */
async function namedArns(tx: Tx, { arns = [], from = '' }: MoveInput): Promise<MovingArn[]> {
  if (arns.length > 0 && from !== '') throw refusedAt('arns', faults.bothWays);
  if (arns.length === 0 && from === '') throw refusedAt('arns', faults.noArns);
  if (from !== '') return findArnsOf(tx, from);
  const found = await findMoving(tx, [...new Set(arns)]);
  const unknown = found.filter(({ name }) => name === null).map(({ arn }) => arn);
  if (unknown.length > 0) throw refusedAt('arns', faults.unknownArns(unknown.slice(0, SHOWN).join(', ')));
  return found;
}

/** A line each where they are few, else one for each of those they come from. */
function moveChanges(moving: readonly MovingArn[], to: ManagerRow): Preview['changes'] {
  if (moving.length <= SHOWN)
    return moving.map(({ arn, rmName }) => ({
      ...{ what: words.rmOf(arn), before: rmName ?? words.nobody, after: to.name },
    }));
  return [...Map.groupBy(moving, ({ rmName }) => rmName ?? words.nobody)].map(([before, some]) => ({
    ...{ what: words.rmOfMany(some.length), before, after: to.name },
  }));
}

const basisOf = (moving: readonly MovingArn[]): string =>
  JSON.stringify(moving.map(({ arn, rmId }) => [arn, rmId]));

async function movingTo(tx: Tx, input: MoveInput) {
  const to = await managerHere(tx, input.to, 'to');
  const named = await namedArns(tx, input);
  return { to, named, moving: named.filter(({ rmId }) => rmId !== to.id) };
}

async function move(context: ActContext, tx: Tx, to: ManagerRow, moving: readonly MovingArn[]) {
  const arns = moving.map(({ arn }) => arn);
  await moveTo(tx, arns, to.id);
  await sendMoved(context, tx, to, moving);
  return { moved: arns.length };
}

const moveAct = act({
  declaration: moveArns,
  async preview(_, tx, input) {
    const { to, named, moving } = await movingTo(tx, input);
    if (moving.length === 0) throw refusedAt('arns', faults.nothingMoves);
    const unchanged = named.length - moving.length;
    const [only] = moving;
    return {
      ...aboutManager(to),
      ...(moving.length === 1 &&
        only !== undefined && { subject: subjectOf('arn', only.arn), arn: only.arn }),
      subjectName:
        moving.length === 1 && only !== undefined
          ? texts.moved.one(only.arn, to.name)
          : texts.moved.many(moving.length, to.name),
      sentence: sentences.move(moving.length, to.name),
      changes: moveChanges(moving, to),
      effects: [
        effects.bothNotified,
        effects.distributorsSee,
        ...(unchanged > 0 ? [effects.unchanged(unchanged)] : []),
      ],
      basis: basisOf(moving),
    };
  },
  async run(context, tx, input) {
    const { to, moving } = await movingTo(tx, input);
    return move(context, tx, to, moving);
  },
});

const leaveAct = act({
  declaration: leaveManager,
  async preview(_, tx, { id, lastDay, to: successor }) {
    if (id === successor) throw refusedAt('to', faults.self);
    const row = await managerHere(tx, id, 'id');
    const to = await managerHere(tx, successor, 'to');
    const moving = await findArnsOf(tx, id);
    const last = { what: words.lastDay, before: '', after: formatDate(heldDay('lastDay', lastDay)) };
    return {
      ...aboutManager(row),
      sentence: sentences.leave(row.name, to.name),
      changes: [last, ...moveChanges(moving, to)],
      effects: [effects.bothNotified, effects.distributorsSee],
      basis: basisOf(moving),
    };
  },
  async run(context, tx, { id, lastDay, to: successor }) {
    const to = await managerHere(tx, successor, 'to');
    const moving = await findArnsOf(tx, id);
    await markLeft(tx, id, lastDay);
    return move(context, tx, to, moving);
  },
});

export const moveActs = [moveAct, leaveAct];
