import { addMonths, type DayNumber, firstOfMonth } from '@hub/domain';
import type { RateCard } from '@hub/domain/brokerage/rate-card/rate-card';
import { lotRangesOf } from '@hub/domain/brokerage/trail/lot-ranges';
import { type TrailSlice, trailMonths, trailSlices } from '@hub/domain/brokerage/trail/trail-slices';
import { entryKinds } from '@hub/domain/holdings/ledger/entry-kinds';
import { foldBook, type PositionLedger } from '@hub/domain/holdings/lots/fold-book';
import type { FoldedLedger } from '@hub/domain/holdings/lots/position-of';
import type { Queries } from '../../../db/queries.ts';
import { type PositionKey, positionName, readLinkedLedgers } from '../../book/book.public.ts';
import { readLocations } from './expected-book.repository.ts';
import type { ExpectedLine, ExpectedPosition, ExpectedSlice } from './expected-rows.repository.ts';
import { sourceOf } from './lot-source.ts';
import type { PriceShelf } from './price-shelf.ts';

/** What every position of a night is made with. */
export interface ExpectedTerms {
  readonly cards: readonly RateCard[];
  readonly prices: PriceShelf;
  /** The last day in the lines. */
  readonly through: DayNumber;
  /** Slices that ended before it are not kept, and so are those that begin after the last. */
  readonly openFrom: DayNumber;
  readonly lastStart: DayNumber;
}

/** A position to be made, from a day on; null for all that it has. */
interface WantedPosition {
  readonly folioNo: string;
  readonly schemeCode: string;
  readonly since: DayNumber | null;
}

interface MadePosition {
  readonly book: PositionLedger;
  readonly folded: FoldedLedger;
  readonly from: DayNumber;
}

/** Before any fund of today. */
const START = 0 as DayNumber;

/** Positions of one distributor, and those whose lots depend on them. */
export async function makeExpected(
  queries: Queries,
  arn: string,
  wanted: readonly WantedPosition[],
  terms: ExpectedTerms,
): Promise<ExpectedPosition[]> {
  const keyOf = (position: { readonly folioNo: string; readonly schemeCode: string }): PositionKey => ({
    arn,
    folioNo: position.folioNo,
    schemeCode: position.schemeCode,
  });
  const since = new Map(wanted.map((one) => [positionName(keyOf(one)), one.since]));
  const books = await readLinkedLedgers(queries, wanted.map(keyOf));
  const folds = foldBook(books, { keepsSales: true });
  const made = books.map((book, at): MadePosition => {
    const folded = folds[at] as FoldedLedger;
    const requested = since.get(positionName(keyOf(book))) ?? null;
    const from = requested === null || !goesOn(book, folded) ? START : firstOfMonth(requested);
    return { book, folded, from };
  });
  const locations = await readLocations(queries, books.map(keyOf));
  const earliest = made.reduce((day, one) => Math.min(day, firstNeeded(one)), terms.through as number);
  const navsOf = await terms.prices.take(
    queries,
    new Set(books.map((book) => book.schemeCode)),
    earliest as DayNumber,
  );
  return made.map(({ book, folded, from }) => {
    const { folioNo, schemeCode } = book;
    const source = sourceOf(locations.get(positionName(keyOf(book))));
    const navs = navsOf(schemeCode);
    const sliced = trailSlices(lotRangesOf(folded, source), {
      scheme: schemeCode,
      cards: terms.cards,
      navs,
    });
    const months = trailMonths(sliced.slices, navs, { from, to: terms.through });
    return {
      folioNo,
      schemeCode,
      from,
      lines: months.map((line): ExpectedLine => {
        const end = addMonths(line.month, 1) - 1;
        return { ...line, through: Math.min(end, terms.through) };
      }),
      slices: savedSlices(sliced.slices, terms),
      missing: sliced.missing,
    };
  });
}

/** From which day on its prices are asked for. */
const firstNeeded = ({ book, folded, from }: MadePosition): number =>
  Math.max(
    from,
    book.entries.reduce(
      (day, entry) => Math.min(day, entry.day),
      folded.opening?.day ?? Number.POSITIVE_INFINITY,
    ),
  );

/** Whether a later entry leaves the days before it as they were: nothing was taken back, replaced, refused or carried. */
const goesOn = ({ entries }: PositionLedger, { pairs, uncounted }: FoldedLedger): boolean =>
  uncounted.length === 0 && pairs.size === 0 && !entries.some(({ kind }) => entryKinds[kind].isCarried);

/** From the open months on, as far as a forecast looks; the last one says whether it is the last of all. */
function savedSlices(slices: readonly TrailSlice[], { openFrom, lastStart }: ExpectedTerms): ExpectedSlice[] {
  return [...Map.groupBy(slices, ({ gstBasis }) => gstBasis).values()].flatMap((ofBasis) => {
    const open = ofBasis.filter(({ to }) => to === null || to >= openFrom);
    const count = Math.max(1, open.filter(({ from }) => from <= lastStart).length);
    return open
      .slice(0, count)
      .map((slice, at) => ({ ...slice, isCut: at === count - 1 && count < open.length }));
  });
}
