import type { ResponseOf } from '@hub/contract';
import type { aum, aumHistory, lumpsumTotal, sipTillDate, stpSwpCount } from '@hub/contract/calls/dashboard';
import type { AssetClass } from '@hub/domain';
import type { AumBefore, BookFigures } from '../book/book.public.ts';
import type { AumHistory } from './dashboard.repository.ts';
import { hundredths, paiseOf, percentOf, rupees } from './rupees.ts';

type Aum = ResponseOf<typeof aum>;

/** By as much as one sees it moved: what is shown now less what was shown then. */
function changeFrom(before: AumBefore | null, now: bigint): Aum['changes']['day'] {
  if (before === null) return null;
  const from = paiseOf(before.aum);
  return {
    since: before.day,
    from: hundredths(from),
    amount: hundredths(now - from),
    percent: percentOf(now - from, from),
  };
}

export function aumOf(figures: BookFigures): Aum {
  const now = paiseOf(figures.aum);
  const { day, month, year } = figures.aumBefore;
  const byClass = Object.entries(figures.aumByClass)
    .map(([assetClass, worth]) => ({ assetClass: assetClass as AssetClass, paise: paiseOf(worth) }))
    .sort((one, other) => (one.paise < other.paise ? 1 : one.paise > other.paise ? -1 : 0));
  return {
    aum: hundredths(now),
    cost: rupees(figures.cost),
    asOn: figures.aumOn,
    changes: { day: changeFrom(day, now), month: changeFrom(month, now), year: changeFrom(year, now) },
    byClass: byClass.map(({ assetClass, paise }) => ({ assetClass, aum: hundredths(paise) })),
  };
}

/** What is neither new money nor money taken out is the market's: prices, and what came or went in kind. */
export function growthOf(history: AumHistory): ResponseOf<typeof aumHistory>['growth'] {
  const [first] = history.points;
  const last = history.points.at(-1);
  if (first === undefined || last === undefined || first === last) return null;
  const [start, end] = [paiseOf(first[1]), paiseOf(last[1])];
  const [moneyIn, moneyOut] = [paiseOf(history.bought), paiseOf(history.sold)];
  return {
    from: first[0],
    to: last[0],
    start: hundredths(start),
    end: hundredths(end),
    moneyIn: hundredths(moneyIn),
    moneyOut: hundredths(moneyOut),
    market: hundredths(end - start - moneyIn + moneyOut),
  };
}

export function monthOf({ month }: BookFigures, from: string, to: string): ResponseOf<typeof lumpsumTotal> {
  const [bought, bySip, sold] = [paiseOf(month.bought), paiseOf(month.bySip), paiseOf(month.sold)];
  return {
    from,
    to,
    bought: hundredths(bought),
    bySip: hundredths(bySip),
    lumpsum: hundredths(bought - bySip),
    sold: hundredths(sold),
    net: hundredths(bought - sold),
  };
}

const none = { running: 0, monthly: '0', begun: 0, ceased: 0 };

export function sipsOf({ plans }: BookFigures, since: string): ResponseOf<typeof sipTillDate> {
  const { running, monthly, begun, ceased } = plans.SIP ?? none;
  return { running, monthly: rupees(monthly), since, begun, ceased };
}

export function transfersOf({ plans }: BookFigures): ResponseOf<typeof stpSwpCount> {
  const of = (kind: string) => {
    const { running, monthly } = plans[kind] ?? none;
    return { running, monthly: rupees(monthly) };
  };
  return { stp: of('STP'), swp: of('SWP') };
}
