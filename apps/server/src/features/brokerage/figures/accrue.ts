import { addMonths, type DayNumber, dayNumberOf, firstOfMonth } from '@hub/domain';
import type { Database, Tx } from '../../../db/database.ts';
import { oneStatement } from '../../../db/queries.ts';
import { dayOfIso, isoDay, type PositionKey, planAgain } from '../../book/book.public.ts';
import {
  collectAll,
  collectChanged,
  collectShort,
  forgetChanged,
  nextChanged,
} from '../expected/expected-changes.repository.ts';
import { replaceExpected } from '../expected/expected-rows.repository.ts';
import { endNight, forgetAfter, lockExpected } from '../expected/expected-state.repository.ts';
import { type ExpectedTerms, makeExpected } from '../expected/make-expected.ts';
import { PriceShelf } from '../expected/price-shelf.ts';
import { readRateCards } from '../rate-card/rate-card.repository.ts';
import { accrueMonth } from './accrue.repository.ts';
import { refreshBrokerage } from './refresh-brokerage.service.ts';

const positionsPerPage = 500;
/** How far a forecast looks after this month, and for how many months more slices are kept, so that few are short. */
const forecastMonths = 12;
const spareMonths = 3;

interface NightOptions {
  /** Stops between two pages. */
  readonly signal?: AbortSignal;
}

/**
 * Brings the twin up to the day before this one: first the positions whose book has changed, page by page, then the
 * open months of all others by one statement each. It may stop anywhere and run again, and miss any number of nights.
 */
export async function accrueNight(
  db: Database,
  today: Temporal.PlainDate,
  { signal }: NightOptions = {},
): Promise<void> {
  const through = (dayNumberOf(today) - 1) as DayNumber;
  const thisMonth = firstOfMonth(through);
  const openFrom = await db.transaction('system', (tx) => startNight(tx, through));
  const terms: ExpectedTerms = {
    cards: await readRateCards(oneStatement(db, 'system')),
    prices: new PriceShelf(),
    through,
    openFrom,
    lastStart: addMonths(thisMonth, forecastMonths + spareMonths),
  };
  let after: PositionKey | null = { arn: '', folioNo: '', schemeCode: '' };
  while (after !== null) {
    signal?.throwIfAborted();
    const last: PositionKey = after;
    after = await db.transaction('system', (tx) => makePage(tx, last, terms));
  }
  for (let month = openFrom; month <= thisMonth; month = addMonths(month, 1)) {
    signal?.throwIfAborted();
    const to = addMonths(month, 1) - 1;
    await db.transaction('system', async (tx) => {
      const state = await lockExpected(tx);
      await planAgain(tx);
      await accrueMonth(tx, state, isoDay(month), isoDay(Math.min(to, through)));
      if (month === thisMonth) await endNight(tx, isoDay(through), isoDay(addMonths(thisMonth, -1)));
    });
  }
  await refreshBrokerage(db);
}

/** Finds what has changed; the first of the months that are open: this one, the one before, and what was so last night. */
async function startNight(tx: Tx, through: DayNumber): Promise<DayNumber> {
  await lockExpected(tx);
  await planAgain(tx);
  await collectChanged(tx);
  const state = await lockExpected(tx);
  const month = firstOfMonth(through);
  const before = state.through === null ? null : dayOfIso(state.through);
  const previous = addMonths(month, -1);
  if (state.rebuildFrom !== null) await collectAll(tx, state.rebuildFrom, state.rebuildWhy ?? 'rebuild');
  // Only the clock of a demo goes back.
  if (before !== null && before > through) await forgetAfter(tx, isoDay(month));
  if (state.openFrom !== null && dayOfIso(state.openFrom) > previous) {
    await collectAll(tx, isoDay(previous), 'rebuild');
  }
  await collectShort(tx, isoDay(addMonths(month, forecastMonths + 1) - 1));
  const openFrom = state.openFrom === null ? previous : dayOfIso(state.openFrom);
  return openFrom < previous ? openFrom : previous;
}

/** Makes some of the positions that wait; the last of them, or null when there is none. */
async function makePage(tx: Tx, after: PositionKey, terms: ExpectedTerms): Promise<PositionKey | null> {
  await lockExpected(tx);
  await planAgain(tx);
  const page = await nextChanged(tx, after, positionsPerPage);
  for (const [arn, wanted] of Map.groupBy(page, (position) => position.arn)) {
    const positions = await makeExpected(
      tx,
      arn,
      wanted.map(({ folioNo, schemeCode, since }) => ({
        folioNo,
        schemeCode,
        since: since === null ? null : dayOfIso(since),
      })),
      terms,
    );
    await replaceExpected(tx, arn, positions, terms.through, wanted);
  }
  await forgetChanged(tx, page);
  return page.at(-1) ?? null;
}
