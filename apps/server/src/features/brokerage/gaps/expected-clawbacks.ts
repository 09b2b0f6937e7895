import { moneyOf } from '@hub/domain';
import type { ExpectedBrokerage } from '@hub/domain/brokerage/gaps/gaps';
import type { RateCard } from '@hub/domain/brokerage/rate-card/rate-card';
import { rateOf } from '@hub/domain/brokerage/rate-card/rate-of';
import { clawbacksOf, type PaidIncentive } from '@hub/domain/brokerage/trail/clawback';
import { trailLot } from '@hub/domain/brokerage/trail/lot-ranges';
import { numberOf } from '@hub/domain/holdings/ledger/entry-name';
import { foldBook } from '@hub/domain/holdings/lots/fold-book';
import type { Lot } from '@hub/domain/holdings/lots/lot';
import type { FoldedLedger } from '@hub/domain/holdings/lots/position-of';
import type { Queries } from '../../../db/queries.ts';
import { isoDay, positionName, readLinkedLedgers } from '../../book/book.public.ts';
import { readLocations } from '../expected/expected-book.repository.ts';
import { sourceOf } from '../expected/lot-source.ts';
import type { BrokerageMonth } from '../months/stale-months.repository.ts';
import { readIncentivesAtStake } from './gaps.repository.ts';

/**
 * What sales of the month take back of incentives that were paid. How long the money had to stay is said by the card's
 * line for the purchase; without one nothing is expected.
 */
export async function expectedClawbacks(
  queries: Queries,
  { arn, month }: BrokerageMonth,
  cards: readonly RateCard[],
): Promise<ExpectedBrokerage[]> {
  const paid = await readIncentivesAtStake(queries, { arn, month });
  if (paid.length === 0) return [];
  const byPlace = Map.groupBy(paid, (row) => positionName({ arn, ...row }));
  const keys = [...byPlace.values()].flatMap(([row]) =>
    row === undefined ? [] : [{ arn, folioNo: row.folioNo, schemeCode: row.schemeCode }],
  );
  const books = await readLinkedLedgers(queries, keys);
  const locations = await readLocations(
    queries,
    books.map((book) => ({ ...book, arn })),
  );
  const folds = foldBook(books, { keepsSales: true });
  return books.flatMap((book, at) => {
    const name = positionName({ ...book, arn });
    const source = sourceOf(locations.get(name));
    const amounts = new Map((byPlace.get(name) ?? []).map((row) => [row.trxnNo, moneyOf(row.amount)]));
    const incentiveOf = (lot: Lot): PaidIncentive | null => {
      const amount = amounts.get(numberOf(lot.ref));
      if (amount === undefined) return null;
      const found = rateOf(cards, {
        ...trailLot(lot, source),
        scheme: book.schemeCode,
        on: lot.acquiredOn,
      });
      return found.ok ? { amount, days: found.line.clawbackDays } : null;
    };
    return clawbacksOf((folds[at] as FoldedLedger).sales, incentiveOf)
      .filter(({ day }) => isoDay(day).startsWith(month.slice(0, 7)))
      .map(
        ({ ref, amount }): ExpectedBrokerage => ({
          folio: book.folioNo,
          scheme: book.schemeCode,
          month: month.slice(0, 7),
          kind: 'clawback',
          reference: numberOf(ref),
          amount,
          rate: null,
          days: 0,
          gstBasis: null,
        }),
      );
  });
}
