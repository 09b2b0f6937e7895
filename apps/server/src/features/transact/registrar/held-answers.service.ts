import { Refusal } from '../../../calls/refusal/refusal.ts';
import type { Database, Tx } from '../../../db/database.ts';
import { oneStatement } from '../../../db/queries.ts';
import {
  countHeld,
  decideHeld,
  findHeld,
  type HeldLine,
  listHeld,
} from '../../../ports/registrar/file/held-lines.repository.ts';
import { judgeHeldLine } from '../../../ports/registrar/file/judge-line.ts';
import type { HeldAnswer } from '../../../ports/registrar/registrar.ts';
import { registrarBook } from '../../book/book.public.ts';
import { isInstalment } from '../instalments/settled.service.ts';
import { noteEvents } from '../orders/apply-events.ts';
import { findLastEvents, lockOrdersOfAll } from '../orders/orders.repository.ts';

type HeldEvent = 'answer-held' | 'answer-dropped';

/** A row in the timeline of the orders, once for however many lines; a plan's instalments have none. */
export async function noteHeld(tx: Tx, answers: readonly HeldAnswer[], type: HeldEvent): Promise<void> {
  const references = answers.filter((one) => !isInstalment(one)).map(({ reference }) => reference);
  if (references.length === 0) return;
  const last = await findLastEvents(tx, references);
  const orders = (await lockOrdersOfAll(tx, references)).filter(
    ({ reference }) => last.get(reference) !== type,
  );
  const at = answers[0]?.at;
  const actor = type === 'answer-held' ? 'registrar' : 'system';
  if (at !== undefined)
    await noteEvents(
      tx,
      orders.map((order) => ({ order, type, actor, at })),
    );
}

/** Lines of response files that a person has to look at, the oldest first, and how many there are. */
export async function listHeldAnswers(
  db: Database,
  limit: number,
): Promise<{ readonly lines: readonly HeldLine[]; readonly count: number }> {
  const system = oneStatement(db, 'system');
  return { lines: await listHeld(system, limit), count: await countHeld(system) };
}

/** The line, locked. A refusal where it is not there, or cannot be taken. */
export async function lockHeldAnswer(
  tx: Tx,
  what: 'take' | 'drop',
  { id, at }: { readonly id: string; readonly at: Temporal.Instant },
): Promise<HeldLine> {
  const held = /^\d{1,18}$/.test(id) ? await findHeld(tx, id) : null;
  if (held === null) throw new Refusal('not-found', `There is no line ${id} in quarantine.`);
  if (what === 'take') {
    const verdict = await judgeHeldLine(tx, registrarBook, id, at);
    if ('reason' in verdict) throw new Refusal('rule', `It cannot be taken. ${verdict.reason}.`);
  }
  return held;
}

/** One that is taken, the next run of the orders' job takes, and asks once more whether it can. */
export async function decideHeldAnswer(
  tx: Tx,
  what: 'take' | 'drop',
  { id, because, at }: { readonly id: string; readonly because: string; readonly at: Temporal.Instant },
): Promise<HeldLine> {
  const held = await lockHeldAnswer(tx, what, { id, at });
  const { arn, reference, isOpen } = held;
  if (what === 'drop' && arn !== null && reference !== null && isOpen)
    await noteHeld(tx, [{ arn, reference, at }], 'answer-dropped');
  await decideHeld(tx, id, what, because, at);
  return held;
}
