import { randomUUID } from 'node:crypto';
import { actTexts } from '@hub/contract/acts/act-texts';
import { runAct } from '../../acts/run-act.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { house } from '../../compose/all-acts.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../ports/clock/clock.ts';
import { OperatorError } from '../commands/operator-error.ts';
import type { ActTerminal } from './act-terminal.ts';
import { actorOf, withContext } from './open-context.ts';

/** Of every verb that changes something. */
export interface VerbOptions {
  readonly as?: string | undefined;
  readonly reason?: string | undefined;
}

interface VerbOrder extends VerbOptions {
  readonly act: string;
  readonly input: unknown;
  readonly localFiles?: ReadonlyMap<string, string>;
  readonly onProgress?: (done: number, of: number) => void;
}

/** A refusal is for whoever sits there: its words, and those of each field. */
export const inWords = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    const fields = Object.entries(error.fields ?? {});
    throw new OperatorError(
      fields.length === 0
        ? error.message
        : fields.map(([field, words]) => (field === 'reason' ? words : `${field}: ${words}`)).join('\n'),
    );
  });

/** Does an act as the console does. Null where it waits for a second person, which is said. */
export async function runVerb(
  terminal: ActTerminal,
  opened: readonly [Database, Config, Clock],
  { act, input, as, reason, localFiles, onProgress }: VerbOrder,
): Promise<{ readonly answer: unknown } | null> {
  const [db, , clock] = opened;
  const actor = await actorOf(terminal, as, db, clock);
  const why =
    reason ?? (actor.id === null ? actTexts.beforeStaff : ((await terminal.ask?.(actTexts.askWhy)) ?? ''));
  return withContext(terminal, opened, actor, async (context) => {
    const files = { ...(localFiles && { localFiles }), ...(onProgress && { onProgress }) };
    const order = { act, input, reason: why, key: randomUUID(), before: null };
    const outcome = await inWords(runAct(house, { ...context, ...files }, order));
    if (outcome.state === 'done') return { answer: outcome.answer };
    terminal.say(actTexts.waiting(outcome.sentence, outcome.request));
    return null;
  });
}
