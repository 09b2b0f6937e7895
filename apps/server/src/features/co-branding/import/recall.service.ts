import { contentValidity } from '@hub/domain/content/content-rules';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import type { Database } from '../../../db/database.ts';
import { oneStatement } from '../../../db/queries.ts';
import { type ExistingPiece, findExisting, listExisting, markRecalled } from './content-import.repository.ts';

const LONGEST_REASON = 200;

/** From now on nobody may use it, and whoever opens a copy reads why. */
export async function recallContent(
  db: Database,
  { id, reason, at }: { readonly id: string; readonly reason: string; readonly at: Temporal.Instant },
): Promise<void> {
  const words = reason.trim();
  if (words === '' || words.length > LONGEST_REASON)
    throw new Refusal('rule', `Give a reason of at most ${LONGEST_REASON} letters: distributors read it.`);
  const system = oneStatement(db, 'system');
  if (await markRecalled(system, { id, reason: words, at: at.toString() })) return;
  const [existing] = await findExisting(system, [id]);
  throw new Refusal(
    'rule',
    existing === undefined
      ? `There is no piece ${id}.`
      : `${id} was recalled before: ${existing.recallReason}`,
  );
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
