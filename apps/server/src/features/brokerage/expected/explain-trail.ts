import type { DayNumber } from '@hub/domain';
import { lotRangesOf } from '@hub/domain/brokerage/trail/lot-ranges';
import type { NavSums } from '@hub/domain/brokerage/trail/nav-sums';
import { type Period, type Trail, trailOf } from '@hub/domain/brokerage/trail/trail';
import { foldBook } from '@hub/domain/holdings/lots/fold-book';
import type { FoldedLedger } from '@hub/domain/holdings/lots/position-of';
import type { Queries } from '../../../db/queries.ts';
import { positionName, readLinkedLedgers } from '../../book/book.public.ts';
import { readRateCards } from '../rate-card/rate-card.repository.ts';
import { readLocations, readNavSums } from './expected-book.repository.ts';
import { sourceOf } from './lot-source.ts';

export interface ExplainedTrail {
  readonly trail: Trail;
  readonly navs: NavSums;
}

/** One position's days worked out once more, lot by lot: what the twin has added up, taken apart. */
export async function explainTrail(
  queries: Queries,
  key: { readonly arn: string; readonly folioNo: string; readonly schemeCode: string },
  period: Period,
): Promise<ExplainedTrail | null> {
  const [books, cards, navs, locations] = await Promise.all([
    readLinkedLedgers(queries, [key]),
    readRateCards(queries),
    readNavSums(queries, [key.schemeCode], period.from),
    readLocations(queries, [key]),
  ]);
  const at = books.findIndex(
    ({ folioNo, schemeCode }) => folioNo === key.folioNo && schemeCode === key.schemeCode,
  );
  if (at < 0) return null;
  const folded = foldBook(books, { keepsSales: true })[at] as FoldedLedger;
  const ranges = lotRangesOf(folded, sourceOf(locations.get(positionName(key))));
  const prices = navs.get(key.schemeCode) ?? { first: null, sum: () => 0n };
  return {
    trail: trailOf(ranges, period, { scheme: key.schemeCode, cards, navs: prices }),
    navs: prices,
  };
}

export const daysOf = ({ from, to }: Period): number => to - from + 1;

/** Each day of a period. */
export const eachDay = ({ from, to }: Period): DayNumber[] =>
  Array.from({ length: daysOf({ from, to }) }, (_, at) => (from + at) as DayNumber);
