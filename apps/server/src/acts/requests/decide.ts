import { actTexts } from '@hub/contract/acts/act-texts';
import { type Decision, type DecisionFault, decisionFault } from '@hub/domain/staff/approval';
import { rightsOf } from '@hub/domain/staff/roles';
import { malformed, Refusal } from '../../calls/refusal/refusal.ts';
import type { Tx } from '../../db/database.ts';
import { oneStatement } from '../../db/queries.ts';
import type { Actor, AnyAct, OutsideContext, Preview } from '../act.ts';
import { actorNow, checkedInput, findAct, holdToRecheck, rightTo } from '../find-act.ts';
import type { House } from '../house.ts';
import { noteDone, noteRequest, type Origin } from '../note-of.ts';
import { once } from '../once.ts';
import { beforeOf, whatChanged } from '../preview.ts';
import { afterwards, inside, type RunContext } from '../run-act.ts';
import { expireOne } from './expire.ts';
import { endRequest, findRequest, lockRequest, type RequestRow } from './request.repository.ts';

export interface DecisionOrder {
  readonly id: string;
  readonly decision: Decision;
  readonly words: string;
  readonly key: string;
}

type Ended = 'approved' | 'declined' | 'withdrawn' | 'expired' | 'void';
export interface DecisionOutcome {
  readonly state: Ended;
  readonly answer: unknown;
}

/** The request, its act, whoever decides, and what was prepared outside of the transaction. */
interface Deciding {
  readonly house: House;
  readonly context: OutsideContext & Origin;
  readonly act: AnyAct;
  readonly order: DecisionOrder;
  readonly input: unknown;
  readonly prepared: unknown;
}

/** What of a decision is known before the subject is looked at. */
async function early({ house, context, act, order }: Deciding, tx: Tx, request: RequestRow, actor: Actor) {
  const now = context.clock.now();
  const maker = await house.people.find(tx, { id: request.maker }, now.toString());
  const by = {
    id: actor.id ?? '',
    mayCheck: actor.rights.includes(rightTo('check', act)),
    makerMayAsk: maker !== null && rightsOf(maker.roles).includes(rightTo('make', act)),
    nowMs: now.epochMilliseconds,
  };
  const expiresAtMs = Temporal.Instant.from(request.expiresAt).epochMilliseconds;
  return (before: string | null): DecisionFault | null =>
    decisionFault({ ...request, expiresAtMs }, order.decision, { ...by, before });
}

const isOver: readonly DecisionFault[] = ['not-open', 'expired', 'changed'];
const refusalOf = (fault: DecisionFault): Refusal =>
  new Refusal(isOver.includes(fault) ? 'conflict' : 'forbidden', actTexts.decisions[fault]);

type Look = { readonly preview: Preview } | { readonly why: string };

/** The subject as it is now; why the act cannot be done any more, where it cannot. */
async function look({ context, act, input, prepared }: Deciding, tx: Tx): Promise<Look> {
  try {
    return { preview: await act.preview(inside(context), tx, input, prepared) };
  } catch (error) {
    if (error instanceof Refusal) return { why: error.message };
    throw error;
  }
}

async function end(
  { context }: Deciding,
  tx: Tx,
  request: RequestRow,
  to: { state: 'declined' | 'withdrawn' | 'void'; words: string; runId: string; by: string | null },
): Promise<DecisionOutcome> {
  const { state, words, runId, by } = to;
  const checker = state === 'declined' ? by : null;
  await endRequest(tx, request.id, { state, checker, words, runId, at: context.clock.now().toString() });
  await noteRequest(tx, { what: state, request, by, words, runId, origin: context });
  return { state, answer: null };
}

async function approve(deciding: Deciding, tx: Tx, request: RequestRow, runId: string, actor: Actor) {
  const { context, act, input, prepared } = deciding;
  const faultFor = await early(deciding, tx, request, actor);
  // What has nothing to do with the subject first: whoever may not approve learns nothing of it, and changes nothing.
  const fault = faultFor(request.before);
  if (fault === 'maker-gone') {
    const words = actTexts.decisions['maker-gone'];
    return end(deciding, tx, request, { state: 'void', words, runId, by: actor.id });
  }
  if (fault !== null) throw refusalOf(fault);
  holdToRecheck(act, actor, context.clock.now());
  const seen = await look(deciding, tx);
  if ('why' in seen || faultFor(beforeOf(seen.preview)) !== null) {
    const words = 'why' in seen ? seen.why : actTexts.changedWas(whatChanged(request.preview, seen.preview));
    return end(deciding, tx, request, { state: 'void', words, runId, by: actor.id });
  }
  const { preview } = seen;
  const answer = await act.run(inside(context), tx, input, prepared);
  const { words } = deciding.order;
  const at = context.clock.now().toString();
  await endRequest(tx, request.id, { state: 'approved', checker: actor.id, words: words || null, runId, at });
  const { reason, maker } = request;
  await noteDone(tx, { ...context, act, preview, input, maker, reason, runId, approvedBy: actor.id });
  return { state: 'approved', answer: answer ?? null } as const;
}

/** A request is approved, declined or withdrawn, once for the key; one whose time is over expires instead. */
export async function decide(
  house: House,
  outer: RunContext,
  order: DecisionOrder,
): Promise<DecisionOutcome> {
  const now = outer.clock.now();
  const system = oneStatement(outer.db, 'system');
  const actor = await actorNow(system, house, outer.actor, now);
  const found = await findRequest(system, order.id);
  if (found === null) throw new Refusal('not-found', actTexts.noRequest);
  const context = { ...outer, actor, reason: found.reason };
  if (order.decision === 'decline' && order.words.trim() === '')
    throw malformed({ words: actTexts.needsReason });
  const act = findAct(house, found.act);
  const mayCheck = context.actor.rights.includes(rightTo('check', act)) && context.actor.id !== found.maker;
  const approves = order.decision === 'approve' && found.state === 'open' && mayCheck;
  // What was asked for is held to the schema of today.
  const input = approves ? checkedInput(act, found.input) : found.input;
  const prepared = approves ? await act.prepare?.(context, input) : undefined;
  const deciding: Deciding = { house, context, act, order, input, prepared };
  const keyed = {
    actor: context.actor,
    key: order.key,
    act: 'approval.decide',
    asked: order.id + order.decision,
  };
  const outcome = await context.db.transaction('system', (tx) =>
    once(tx, keyed, async (runId): Promise<DecisionOutcome> => {
      const decider = await actorNow(tx, house, context.actor, now);
      const request = await lockRequest(tx, order.id);
      if (request === null) throw new Refusal('not-found', actTexts.noRequest);
      if (request.state === 'open' && (await expireOne(tx, request.id, now)))
        return { state: 'expired', answer: null };
      if (order.decision === 'approve') return approve(deciding, tx, request, runId, decider);
      const fault = (await early(deciding, tx, request, decider))(request.before);
      if (fault !== null) throw refusalOf(fault);
      const state = order.decision === 'decline' ? 'declined' : 'withdrawn';
      return end(deciding, tx, request, { state, words: order.words, runId, by: decider.id });
    }),
  );
  if (outcome.state !== 'approved') return outcome;
  const done = await afterwards(act, context, input, { ...outcome, state: 'done', sentence: '' });
  return { ...outcome, answer: done.answer };
}
