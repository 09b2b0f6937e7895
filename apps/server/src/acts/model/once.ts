import { createHash, randomUUID } from 'node:crypto';
import { serverTexts } from '@hub/contract/texts/server-texts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import type { Tx } from '../../db/database.ts';
import type { Actor } from './act.ts';
import { claimRun, findRun, saveAnswer } from './act-run.repository.ts';

export const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

interface Keyed {
  readonly actor: Actor;
  readonly key: string;
  readonly act: string;
  /** What is asked for: the same key for something else is a mistake. */
  readonly content: unknown;
}

/**
 * Once for its key, in the transaction of what it does: a crash before the commit leaves neither, a crash after it leaves
 * both. Whoever sends the same again is answered the same.
 */
export async function once<Answer>(
  tx: Tx,
  { actor, key, act, content }: Keyed,
  work: (runId: string) => Promise<Answer>,
): Promise<Answer> {
  const claimed = { id: randomUUID(), actor: actor.id ?? 'operator', key, act, digest: digestOf(content) };
  if (await claimRun(tx, claimed)) {
    const answer = await work(claimed.id);
    await saveAnswer(tx, claimed.id, answer);
    return answer;
  }
  const saved = await findRun(tx, claimed.actor, key);
  if (saved === null || saved.act !== act || saved.digest !== claimed.digest || saved.answer === null)
    throw new Refusal('conflict', serverTexts.call.otherRequest);
  return saved.answer as Answer;
}
