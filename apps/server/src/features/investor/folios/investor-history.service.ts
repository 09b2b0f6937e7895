import type { RequestOf, ResponseOf } from '@hub/contract';
import type { investorHistory } from '@hub/contract/calls/investor/investor-details';
import { type DayNumber, dayNumberOf, moneyOf, navOf, paise, writeMoney } from '@hub/domain';
import { foldBook } from '@hub/domain/holdings/lots/fold-book';
import { valueOfProduct } from '@hub/domain/money/unit-value';
import { monthCloses, worthHistory } from '@hub/domain/returns/worth-history';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { oneStatement, type Queries } from '../../../db/queries.ts';
import { type FoldedPosition, isoDay, readFolded } from '../../book/book.public.ts';
import { worthOf } from './investor-folios.figures.ts';
import { findHoldings, type HoldingRecord } from './investor-folios.repository.ts';
import { notFound } from './investor-folios.service.ts';
import { findClientFolioNos, findPrices } from './investor-history.repository.ts';

/** The first day anything was held; null where nothing ever was. */
function firstDayOf(positions: readonly FoldedPosition[]): DayNumber | null {
  const days = positions
    .filter(({ isRequested }) => isRequested)
    .flatMap(({ folded: { opening, counted } }) => [opening, counted[0]])
    .flatMap((entry) => (entry ? [entry.day] : []));
  return days.length === 0 ? null : days.reduce((first, day) => (day < first ? day : first));
}

/** What it was worth at the end of each month before `until`, folded once and priced by one statement. */
async function worthBefore(
  queries: Queries,
  positions: readonly FoldedPosition[],
  held: readonly HoldingRecord[],
  until: DayNumber,
) {
  const first = firstDayOf(positions);
  const days = first === null ? [] : monthCloses(first, until);
  const own = foldBook(positions, { days }).flatMap(({ closes }, at) => {
    const { schemeCode, isRequested } = positions[at] as FoldedPosition;
    return isRequested ? [{ code: schemeCode, closes }] : [];
  });
  const wanted = own.flatMap(({ code, closes }) =>
    closes.flatMap(({ units }, at) => (units === 0n ? [] : [{ code, day: isoDay(days[at] as DayNumber) }])),
  );
  const found = await findPrices(queries, wanted);
  const prices = new Map(wanted.map(({ code, day }, at) => [`${code} ${day}`, found[at] ?? null]));
  const priced = new Set(held.flatMap(({ code, nav }) => (nav === null ? [] : [code])));
  return worthHistory(
    days,
    own.map(({ code, closes }) => ({
      closes,
      navs: days.map((day) => {
        const nav = prices.get(`${code} ${isoDay(day)}`) ?? null;
        return nav === null ? null : navOf(nav);
      }),
      isPriced: priced.has(code),
    })),
  );
}

export async function getInvestorHistory(
  { db, session: { arn } }: SignedInContext,
  { id }: RequestOf<typeof investorHistory>,
): Promise<ResponseOf<typeof investorHistory>> {
  const queries = oneStatement(db, { arn });
  const [folioNos, { held, navDay }] = await Promise.all([
    findClientFolioNos(queries, arn, id),
    findHoldings(queries, arn, { investorId: id }),
  ]);
  if (folioNos === null) throw notFound();
  const positions = await readFolded(queries, arn, folioNos);
  if (navDay === null || firstDayOf(positions) === null) return { points: [] };
  const until = dayNumberOf(Temporal.PlainDate.from(navDay));
  const before = await worthBefore(queries, positions, held, until);
  const cost = held.reduce((sum, holding) => sum + moneyOf(holding.cost), 0n);
  const now = held.reduce((sum, holding) => sum + worthOf(holding), 0n);
  return {
    points: [
      ...before.map(({ day, value, invested }) => ({
        day: isoDay(day),
        value: value === null ? null : writeMoney(value),
        invested: writeMoney(invested),
      })),
      { day: navDay, value: writeMoney(valueOfProduct(now)), invested: writeMoney(paise(cost)) },
    ],
  };
}
