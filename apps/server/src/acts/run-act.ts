import { randomUUID } from 'node:crypto';
import { actTexts } from '@hub/contract/acts/act-texts';
import { APPROVAL_HOURS } from '@hub/domain/staff/approval';
import { malformed, Refusal } from '../calls/refusal/refusal.ts';
import type { Tx } from '../db/database.ts';
import { oneStatement } from '../db/queries.ts';
import type { ActContext, AnyAct, OutsideContext, Preview } from './act.ts';
import { keepFile } from './act-files.ts';
import { actorNow, checkedInput, findAct, holdToRecheck, holdToRight } from './find-act.ts';
import type { House } from './house.ts';
import { noteDone, noteRequest, type Origin } from './note-of.ts';
import { once } from './once.ts';
import { beforeOf } from './preview.ts';
import { expireOne } from './requests/expire.ts';
import { findOpenRequest, insertRequest, type NewRequest } from './requests/request.repository.ts';

/** Whoever has it adds the reason: an act knows why it is done. */
export type RunContext = Omit<OutsideContext, 'reason'> & Origin;

export interface ActOrder {
  readonly act: string;
  readonly input: unknown;
  readonly reason: string;
  readonly key: string;
  /** What the preview said; null where nobody has looked, as on the command line. */
  readonly before: string | null;
}

export type ActOutcome =
  | { readonly state: 'done'; readonly sentence: string; readonly answer: unknown }
  | { readonly state: 'waiting'; readonly sentence: string; readonly request: string };

/** Whether a second person must approve. Before there are staff there is no second person. */
export const needsApproval = ({ declaration }: AnyAct, preview: Preview, context: ActContext): boolean =>
  context.actor.id !== null &&
  (declaration.approval === 'always' ||
    (declaration.approval === 'depends' && preview.needsApproval === true));

/**
 * The one way to do an act, from the console or the command line: input, right, key, and then in one transaction what it
 * would change, compared with what its maker saw; a request for a second person, or the act itself; and one note.
 */
export async function runAct(house: House, outer: RunContext, order: ActOrder): Promise<ActOutcome> {
  const act = findAct(house, order.act);
  const now = outer.clock.now();
  const actor = await actorNow(oneStatement(outer.db, 'system'), house, outer.actor, now);
  const context = { ...outer, actor, reason: order.reason.trim() };
  holdToRight(act, actor);
  holdToRecheck(act, actor, now);
  const input = checkedInput(act, order.input);
  const { reason } = context;
  if (reason === '') throw malformed({ reason: actTexts.needsReason });
  if (actor.id !== null && act.declaration.approval !== 'never')
    for (const file of act.filesOf?.(input) ?? []) await keepFile(context, file);
  const prepared = await act.prepare?.(context, input);
  const keyed = { actor, key: order.key, act: order.act, asked: [input, reason] };
  const outcome = await context.db.transaction('system', (tx) =>
    once(tx, keyed, async (runId) => {
      holdToRight(act, await actorNow(tx, house, actor, now));
      const preview = await act.preview(inside(context), tx, input, prepared);
      if (order.before !== null && order.before !== beforeOf(preview))
        throw new Refusal('conflict', actTexts.changed);
      const what = { act, preview, input, reason, runId };
      if (needsApproval(act, preview, context)) return ask(house, context, tx, what);
      const answer = await act.run(inside(context), tx, input, prepared);
      await noteDone(tx, { ...context, ...what, maker: actor.id, approvedBy: null });
      return { state: 'done', sentence: preview.sentence, answer: answer ?? null } as ActOutcome;
    }),
  );
  return afterwards(act, context, input, outcome);
}

/** What is too long for the transaction. */
export async function afterwards<Outcome extends ActOutcome>(
  act: AnyAct,
  context: OutsideContext,
  input: unknown,
  outcome: Outcome,
): Promise<Outcome> {
  if (outcome.state !== 'done' || act.after === undefined) return outcome;
  return { ...outcome, answer: (await act.after(context, input, outcome.answer)) ?? null };
}

/** Within its transaction an act has that alone. */
export const inside = ({ db: _db, ...context }: OutsideContext): ActContext => context;

interface Asked {
  readonly act: AnyAct;
  readonly preview: Preview;
  readonly input: unknown;
  readonly reason: string;
  readonly runId: string;
}

async function ask(
  house: House,
  context: OutsideContext & Origin,
  tx: Tx,
  asked: Asked,
): Promise<ActOutcome> {
  const { preview, reason, runId } = asked;
  const now = context.clock.now();
  const request: NewRequest = {
    id: randomUUID(),
    act: asked.act.declaration.name,
    subject: preview.subject,
    arn: preview.arn ?? null,
    input: asked.input,
    preview: {
      subjectName: preview.subjectName,
      sentence: preview.sentence,
      changes: preview.changes,
      effects: preview.effects ?? [],
    },
    before: beforeOf(preview),
    reason,
    maker: context.actor.id ?? '',
    createdAt: now.toString(),
    expiresAt: now.add({ hours: APPROVAL_HOURS }).toString(),
  };
  if (!(await insertRequest(tx, request))) await makeRoom(house, tx, request, now);
  await noteRequest(tx, { what: 'asked', request, by: request.maker, words: reason, runId, origin: context });
  return { state: 'waiting', sentence: preview.sentence, request: request.id };
}

/** Where one is open already: it has had its time, or it is what the other person waits for. */
async function makeRoom(house: House, tx: Tx, request: NewRequest, now: Temporal.Instant): Promise<void> {
  const open = await findOpenRequest(tx, request.act, request.subject);
  if (open !== null && (await expireOne(tx, open.id, now)) && (await insertRequest(tx, request))) return;
  const names = open === null ? [] : await house.people.names(tx, [open.maker]);
  throw new Refusal('conflict', actTexts.waits(names[0]?.name ?? actTexts.operator));
}
