import { type Call, IDEMPOTENCY_KEY_HEADER, isIdempotencyKey } from '@hub/contract';
import { serverTexts } from '@hub/contract/texts/server-texts';
import { type Change, type SignedInContext, WithToast } from '../../calls/call-context.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import type { Database, Tx } from '../../db/database.ts';
import { claimKey, findKept, type KeptCall, type KeyedCall, keepReply } from './idempotency.repository.ts';

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

function answerOf(kept: KeptCall, asked: KeyedCall): unknown {
  if (kept.call !== asked.call || kept.digest !== asked.digest || kept.reply === null) {
    throw new Refusal('conflict', serverTexts.call.otherRequest);
  }
  const { value, toast } = kept.reply;
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
  const asked = { arn, key: keyOf(headers), call: call.name, digest: digestOf(input, context) };
  const kept = await keptBefore(db, change, asked);
  if (kept !== null) return answerOf(kept, asked);

  const afterwards: Work[] = [];
  const later = { afterwards: (work: Work) => afterwards.push(work) };
  try {
    const prepared = await change.prepare?.({ ...context, ...later }, input);
    return await db.transaction({ arn }, async (tx: Tx) => {
      if (!(await claimKey(tx, asked))) {
        const known = await findKept(tx, arn, asked.key);
        // Swept between the two statements: a week has passed since, and nobody waits for an answer.
        if (known === null) throw new Refusal('conflict', serverTexts.call.otherRequest);
        return answerOf(known, asked);
      }
      const answer = await change.run({ ...context, ...later }, tx, input, prepared);
      await keepReply(tx, arn, asked.key, write(answer));
      return answer;
    });
  } finally {
    await runAfterwards(afterwards, context);
  }
}

/** Preparing counts against limits and writes files, which a second try must not do again. */
async function keptBefore(db: Database, change: Change, { arn, key }: KeyedCall): Promise<KeptCall | null> {
  if (change.prepare === undefined) return null;
  return db.transaction({ arn }, (tx) => findKept(tx, arn, key));
}
