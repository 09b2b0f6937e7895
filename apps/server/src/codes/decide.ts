import type { CallContext } from '../calls/call-context.ts';
import { Refusal } from '../calls/refusal/refusal.ts';
import type { Tx } from '../db/database.ts';
import { type Guessed, type NoteWrong, tryCode } from './investor-guess.ts';

/**
 * A decision behind a link, in one transaction, of an investor who shows a code or an answer. What refuses it is the
 * transaction's answer and no error in it, so that a wrong code stays counted: it is thrown once the transaction stands.
 */
export async function decideWithCode<T>(
  context: CallContext,
  whose: Guessed,
  decide: (tx: Tx, noteWrong: NoteWrong) => Promise<T | Refusal>,
): Promise<T> {
  const { arn } = whose;
  const answer = await tryCode(context, whose, (noteWrong) =>
    context.db.transaction({ arn }, (tx) => decide(tx, noteWrong)),
  );
  if (answer instanceof Refusal) throw answer;
  return answer;
}

/** A decision that needs no code, such as declining. */
export async function decideFreely<T>(
  { db }: CallContext,
  arn: string,
  decide: (tx: Tx) => Promise<T | Refusal>,
): Promise<T> {
  const answer = await db.transaction({ arn }, decide);
  if (answer instanceof Refusal) throw answer;
  return answer;
}
