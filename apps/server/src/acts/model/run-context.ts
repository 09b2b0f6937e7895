import type { ActContext, AnyAct, OutsideContext, Preview } from './act.ts';
import type { Origin } from './note-of.ts';

/** Whoever has it adds the reason: an act knows why it is done. */
export type RunContext = Omit<OutsideContext, 'reason'> & Origin;

export type ActOutcome =
  | { readonly state: 'done'; readonly sentence: string; readonly answer: unknown }
  | { readonly state: 'waiting'; readonly sentence: string; readonly request: string };

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

/** Whether a second person must approve. Before there are staff there is no second person. */
export const needsApproval = ({ declaration }: AnyAct, preview: Preview, context: ActContext): boolean =>
  context.actor.id !== null &&
  (declaration.approval === 'always' ||
    (declaration.approval === 'depends' && preview.needsApproval === true));
