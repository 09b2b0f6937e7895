import type { ResponseOf } from '@hub/contract';
import type {
  aum,
  aumHistory,
  lumpsumTotal,
  sipTillDate,
  stpSwpCount,
} from '@hub/contract/calls/dashboard/dashboard';
import {
  type AssetClass,
  type Paise,
  paise,
  percentOfWhole,
  roundedMoney,
  writeMoney,
  writePercent,
} from '@hub/domain';
import type { AumBefore, BookFigures } from '../book/book.public.ts';
import type { AumHistory } from './dashboard.repository.ts';

/** A sum of the database may have more decimals than money has. */
const rupeesOf = (sum: string): string => writeMoney(roundedMoney(sum));

type Aum = ResponseOf<typeof aum>;

/** By as much as one sees it moved: what is shown now less what was shown then. */
function changeFrom(before: AumBefore | null, now: Paise): Aum['changes']['day'] {
  if (before === null) return null;
  const from = roundedMoney(before.aum);
  const percent = percentOfWhole(now - from, from);
  return {
    since: before.day,
    from: writeMoney(from),
    amount: writeMoney(paise(now - from)),
    percent: percent === null ? null : writePercent(percent),
  };
}

export function aumOf(figures: BookFigures): Aum {
  const now = roundedMoney(figures.aum);
  const { day, month, year } = figures.aumBefore;
  const byClass = Object.entries(figures.aumByClass)
    .map(([assetClass, worth]) => ({ assetClass: assetClass as AssetClass, worth: roundedMoney(worth) }))
    .sort((one, other) => (one.worth < other.worth ? 1 : one.worth > other.worth ? -1 : 0));
  return {
    aum: writeMoney(now),
    cost: rupeesOf(figures.cost),
    withoutCost: writeMoney(roundedMoney(figures.withoutCost)),
    asOn: figures.aumOn,
    changes: { day: changeFrom(day, now), month: changeFrom(month, now), year: changeFrom(year, now) },
    byClass: byClass.map(({ assetClass, worth }) => ({ assetClass, aum: writeMoney(worth) })),
  };
}

/** What is neither new money nor money taken out is the market's: prices, and what came or went in kind. */
export function growthOf(history: AumHistory): ResponseOf<typeof aumHistory>['growth'] {
  const [first] = history.points;
  const last = history.points.at(-1);
  if (first === undefined || last === undefined || first === last) return null;
  const [start, end] = [roundedMoney(first[1]), roundedMoney(last[1])];
  const [moneyIn, moneyOut] = [roundedMoney(history.bought), roundedMoney(history.sold)];
  return {
    from: first[0],
    to: last[0],
    start: writeMoney(start),
    end: writeMoney(end),
    moneyIn: writeMoney(moneyIn),
    moneyOut: writeMoney(moneyOut),
    market: writeMoney(paise(end - start - moneyIn + moneyOut)),
  };
}

export function monthOf({ month }: BookFigures, from: string, to: string): ResponseOf<typeof lumpsumTotal> {
  const [bought, bySip, sold] = [
    roundedMoney(month.bought),
    roundedMoney(month.bySip),
    roundedMoney(month.sold),
  ];
  return {
    from,
    to,
    bought: writeMoney(bought),
    bySip: writeMoney(bySip),
    lumpsum: writeMoney(paise(bought - bySip)),
    sold: writeMoney(sold),
    net: writeMoney(paise(bought - sold)),
  };
}

const none = { running: 0, monthly: '0', started: 0, ceased: 0 };

export function sipsOf({ plans }: BookFigures, since: string): ResponseOf<typeof sipTillDate> {
  const { running, monthly, started, ceased } = plans.SIP ?? none;
  return { running, monthly: rupeesOf(monthly), since, started, ceased };
}

export function transfersOf({ plans }: BookFigures): ResponseOf<typeof stpSwpCount> {
  const of = (kind: string) => {
    const { running, monthly } = plans[kind] ?? none;
    return { running, monthly: rupeesOf(monthly) };
  };
  return { stp: of('STP'), swp: of('SWP') };
}
