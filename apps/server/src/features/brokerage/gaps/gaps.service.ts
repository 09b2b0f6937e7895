import type { RequestOf, ResponseOf } from '@hub/contract';
import { missingInWords } from '@hub/contract/brokerage/brokerage-texts';
import type { brokerageGaps } from '@hub/contract/calls/brokerage/brokerage';
import { moneyOf, PAGE_SIZE, paise, todayInIndia, writeMoney } from '@hub/domain';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { clientWords } from '../../../calls/search-words.ts';
import { oneStatement } from '../../../db/queries.ts';
import { firstDayOf, monthOf, monthsFrom } from '../months/months.ts';
import { findTrailMonths } from '../months/trail-months.repository.ts';
import { gapOfMonths, workedAtOf } from '../months/trail-months.ts';
import { findMonthsWithLines } from '../report/report.repository.ts';
import { findGaps, findMissing, sumGaps, sumNamedTrail } from './gap-list.repository.ts';

const MONTHS_SHOWN = 12;
const MOST_MISSING = 50;

/** The twelve months until the newest with lines where nobody says. */
export async function getBrokerageGaps(
  { db, session, clock }: SignedInContext,
  { pageNumber = 1, from, to, gap, words }: RequestOf<typeof brokerageGaps>,
): Promise<ResponseOf<typeof brokerageGaps>> {
  const { arn } = session;
  const queries = oneStatement(db, { arn });
  const today = todayInIndia(clock.now());
  const newest = (await findMonthsWithLines(queries, arn))?.last ?? monthOf(today);
  const last = to ?? (from === undefined || from < newest ? newest : from);
  const first = from ?? monthsFrom(last, 1 - MONTHS_SHOWN);
  const range = first <= last ? { from: first, to: last } : { from: last, to: first };
  const filter = {
    arn,
    from: firstDayOf(range.from),
    to: firstDayOf(range.to),
    gap: gap ?? null,
    words: clientWords(words ?? ''),
  };
  const [months, named, sums, items, missing] = await Promise.all([
    findTrailMonths(queries, arn, filter),
    sumNamedTrail(queries, filter),
    sumGaps(queries, filter),
    findGaps(queries, filter, { limit: PAGE_SIZE, offset: (pageNumber - 1) * PAGE_SIZE }),
    findMissing(queries, filter, MOST_MISSING),
  ]);
  const trail = gapOfMonths(months, today);
  const { due: unpaid } = gapOfMonths(
    months.filter(({ lines }) => lines === 0),
    today,
  );
  const rest = moneyOf(trail.gap) - moneyOf(named) - moneyOf(unpaid);
  return {
    ...range,
    months: months
      .map((month) => ({
        month: month.month,
        expected: month.expected ?? '0.00',
        ...gapOfMonths([month], today),
      }))
      .reverse(),
    trail: { ...trail, named, unpaid, rest: writeMoney(paise(rest)) },
    workedAt: workedAtOf(months),
    names: [...sums.names],
    items,
    total: sums.total,
    sum: sums.sum,
    missing: missing.map(({ why, ...row }) => ({ ...row, text: missingInWords(why) })),
  };
}
