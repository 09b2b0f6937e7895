import { contentValidity } from '@hub/domain/content/content-rules';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import type { Database, Tx } from '../../../db/database.ts';
import { oneStatement } from '../../../db/queries.ts';
import { type ExistingPiece, listExisting, lockPiece, markRecalled } from './content-import.repository.ts';

const LONGEST_REASON = 200;

/** Words that distributors read. */
export function recallWords(reason: string): string {
  const words = reason.trim();
  if (words === '' || words.length > LONGEST_REASON)
    throw new Refusal('rule', `Give a reason of at most ${LONGEST_REASON} letters: distributors read it.`);
  return words;
}

/** The piece, where it can be recalled; locked until the transaction is over. */
export async function lockRecallable(tx: Tx, id: string): Promise<ExistingPiece> {
  const existing = await lockPiece(tx, id);
  if (existing === null) throw new Refusal('rule', `There is no piece ${id}.`);
  if (existing.recalledAt !== null)
    throw new Refusal('rule', `${id} was recalled before: ${existing.recallReason}`);
  return existing;
}

/** From now on nobody may use it, and whoever opens a copy reads why. */
export async function recallContent(
  tx: Tx,
  { id, reason, at }: { readonly id: string; readonly reason: string; readonly at: Temporal.Instant },
): Promise<void> {
  await lockRecallable(tx, id);
  await markRecalled(tx, { id, reason: recallWords(reason), at: at.toString() });
}

interface ListedPiece
  extends Pick<ExistingPiece, 'id' | 'version' | 'type' | 'bucket' | 'title' | 'validTo'> {
  readonly validity: ReturnType<typeof contentValidity>;
  readonly languages: readonly string[];
}

/** All pieces with how they stand on this day. */
export async function listContent(db: Database, today: Temporal.PlainDate): Promise<ListedPiece[]> {
  const pieces = await listExisting(oneStatement(db, 'system'));
  return pieces.map(({ layout, validFrom, recalledAt, ...piece }) => ({
    ...piece,
    languages: layout.languages.map(({ language }) => language),
    validity: contentValidity(
      {
        validFrom: Temporal.PlainDate.from(validFrom),
        validTo: Temporal.PlainDate.from(piece.validTo),
        isRecalled: recalledAt !== null,
      },
      today,
    ),
  }));
}
