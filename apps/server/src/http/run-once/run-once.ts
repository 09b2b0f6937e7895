import { type Call, IDEMPOTENCY_KEY_HEADER, isIdempotencyKey } from '@hub/contract';
import { serverTexts } from '@hub/contract/texts/server-texts';
import { type Change, type SignedInContext, WithToast } from '../../calls/call-context.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import type { Database, Tx } from '../../db/database.ts';
import { claimKey, findSaved, type KeyedCall, type SavedCall, saveReply } from './idempotency.repository.ts';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

function keyOf(headers: Headers): string {
  const key = headers[IDEMPOTENCY_KEY_HEADER];
  if (!isIdempotencyKey(key)) throw new Refusal('malformed', serverTexts.call.noIdempotencyKey);
  return key;
}

/**
 * Of what was asked for, not of the bytes that came: a sealed body is another one each time it is sent. Keyed, because
 * a PIN may be in it, and whoever reads the table must not try them all.
 */
function digestOf(input: unknown, { security, uploads }: SignedInContext): string {
  const files = uploads.map(({ field, sha256 }) => [field, sha256]);
  return security.digest('request', JSON.stringify([input ?? null, files])).toString('base64url');
}

const write = (answer: unknown) =>
  answer instanceof WithToast ? { value: answer.value, toast: answer.toast } : { value: answer };

function answerOf(saved: SavedCall, requested: KeyedCall): unknown {
  if (saved.call !== requested.call || saved.digest !== requested.digest || saved.reply === null) {
    throw new Refusal('conflict', serverTexts.call.otherRequest);
  }
  const { value, toast } = saved.reply;
  return toast === undefined ? value : new WithToast(value, toast);
}

type Work = (context: SignedInContext) => unknown;

async function runAfterwards(works: readonly Work[], context: SignedInContext): Promise<void> {
  for (const work of works) {
    try {
      await work(context);
    } catch (err) {
      // The change stands, or was taken back; either way the caller is told what became of it.
      context.log.error({ err }, 'what follows a change failed');
    }
  }
}

/**
 * A call that changes something, once for its key: key, digest and reply are written in the transaction of the change.
 * A crash before the commit leaves neither, a crash after it leaves both, and the same key again gives the same reply.
 */
export async function runOnce(
  { call, change }: { readonly call: Call; readonly change: Change },
  context: SignedInContext,
  headers: Headers,
  input: unknown,
): Promise<unknown> {
  const { db } = context;
  const { arn } = context.session;
  const requested = { arn, key: keyOf(headers), call: call.name, digest: digestOf(input, context) };
  const saved = await savedBefore(db, change, requested);
  if (saved !== null) return answerOf(saved, requested);

  const afterwards: Work[] = [];
  const later = { afterwards: (work: Work) => afterwards.push(work) };
  try {
    const prepared = await change.prepare?.({ ...context, ...later }, input);
    return await db.transaction({ arn }, async (tx: Tx) => {
      if (!(await claimKey(tx, requested))) {
        const existing = await findSaved(tx, arn, requested.key);
        // Swept between the two statements: a week has passed since, and nobody waits for an answer.
        if (existing === null) throw new Refusal('conflict', serverTexts.call.otherRequest);
        return answerOf(existing, requested);
      }
      const answer = await change.run({ ...context, ...later }, tx, input, prepared);
      await saveReply(tx, arn, requested.key, write(answer));
      return answer;
    });
  } finally {
    await runAfterwards(afterwards, context);
  }
}

/** Preparing counts against limits and writes files, which a second try must not do again. */
async function savedBefore(db: Database, change: Change, { arn, key }: KeyedCall): Promise<SavedCall | null> {
  if (change.prepare === undefined) return null;
  return db.transaction({ arn }, (tx) => findSaved(tx, arn, key));
}
