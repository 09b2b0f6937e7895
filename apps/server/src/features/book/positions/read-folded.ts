import { foldBook, type PositionLedger } from '@hub/domain/holdings/lots/fold-book';
import { type FoldedLedger, movesOf } from '@hub/domain/holdings/lots/position-of';
import type { Queries } from '../../../db/queries.ts';
import { positionName } from '../ledger/new-entry.ts';
import { uncountedRow, unlikeBalance, type WholeFold } from './fold-whole.ts';
import { readLinkedLedgers } from './linked-ledgers.ts';
import { positionsOfFolios } from './linked-positions.repository.ts';
import type { UncountedRow } from './position.repository.ts';

/** A position with its whole ledger, and what comes of it. */
export interface FoldedPosition extends PositionLedger {
  /** False for one that is only here because lots of the others came from it or went to it. */
  readonly isRequested: boolean;
  readonly folded: FoldedLedger;
  readonly uncounted: readonly UncountedRow[];
  readonly unlike: WholeFold['unlike'];
}

/** Everything in some folios of a distributor, folded with the positions whose lots depend on them. */
export async function readFolded(
  queries: Queries,
  arn: string,
  folioNos: readonly string[],
): Promise<FoldedPosition[]> {
  if (folioNos.length === 0) return [];
  const wanted = await positionsOfFolios(queries, arn, folioNos);
  const requested = new Set(wanted.map(positionName));
  const books = await readLinkedLedgers(queries, wanted);
  return foldBook(books).map((folded, at) => {
    const book = books[at] as PositionLedger;
    return {
      ...book,
      isRequested: requested.has(positionName({ ...book, arn })),
      folded,
      uncounted: folded.uncounted.map(uncountedRow),
      unlike: unlikeBalance(movesOf(folded), book.balance),
    };
  });
}
