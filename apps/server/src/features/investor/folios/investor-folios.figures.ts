import type { InvestorDetails } from '@hub/contract/calls/investor/investor-details';
import {
  type DayNumber,
  dayNumberOf,
  moneyOf,
  navOf,
  type Paise,
  paise,
  percentOfRate,
  percentOfWhole,
  unitsOf,
  writeMoney,
  writePercent,
} from '@hub/domain';
import type { LedgerEntry } from '@hub/domain/holdings/ledger/ledger-entry';
import { valueOfProduct } from '@hub/domain/money/unit-value';
import { type CashFlow, cashFlowsOf, type FlowScope } from '@hub/domain/returns/cash-flows';
import { returnOf } from '@hub/domain/returns/return-of';
import type { PostedEntry } from '../../book/book.public.ts';
import type { HoldingRecord } from './investor-folios.repository.ts';

type Figures = InvestorDetails['figures'];

/** The ledgers of a client by what they are of, each as the domain folds it. */
export type Ledgers = ReadonlyMap<string, readonly LedgerEntry[]>;

export const ledgerName = (of: { readonly folioNo: string; readonly code: string }): string =>
  `${of.folioNo}\t${of.code}`;

export function ledgersOf(posted: readonly PostedEntry[]): Ledgers {
  const ledgers = new Map<string, LedgerEntry[]>();
  for (const { folioNo, schemeCode, entry } of posted) {
    const name = ledgerName({ folioNo, code: schemeCode });
    const ledger = ledgers.get(name);
    if (ledger === undefined) ledgers.set(name, [entry]);
    else ledger.push(entry);
  }
  return ledgers;
}

const dayOf = (iso: string): DayNumber => dayNumberOf(Temporal.PlainDate.from(iso));

/** Beyond a lakh per cent a year something is wrong with the flows, not right with the fund. */
const HIGHEST_RATE = 1000;

/** XIRR in per cent, as on the day of the values. None under a year: a short time's luck is no yearly rate. */
function xirrText(flows: readonly CashFlow[], value: Paise, on: DayNumber): string | null {
  // An entry may be newer than the newest price.
  const day = flows.reduce<DayNumber>((last, flow) => (flow.day > last ? flow.day : last), on);
  const found = returnOf(flows, value, day);
  if (found.kind !== 'yearly' || found.rate > HIGHEST_RATE) return null;
  return writePercent(percentOfRate(found.rate));
}

/** When values are of: the newest NAV day of the whole book, so that all of its screens agree. */
export interface ValuedOn {
  readonly navDay: string | null;
  readonly today: DayNumber;
}

/** The longest that markets rest; an older price is of a scheme that has none any more. */
const LONGEST_REST_DAYS = 5;

const isRecent = (day: string | null, newest: string | null): boolean =>
  day !== null && newest !== null && dayOf(newest) - dayOf(day) <= LONGEST_REST_DAYS;

/**
 * What some holdings are worth together. Values are rounded once, after summing. The day's change is each scheme's last
 * one: on a Sunday a liquid fund's is of Sunday and an equity fund's of Friday. `scope` says whether a switch is money that came and went: for one holding it is, for a
 * folio or a client it is not.
 */
export function figuresOf(
  held: readonly HoldingRecord[],
  ledgers: Ledgers,
  { navDay, today }: ValuedOn,
  scope: FlowScope,
): Figures {
  let worth = 0n;
  let cost = 0n;
  let change: bigint | null = null;
  let without = 0n;
  let hasCost = true;
  for (const holding of held) {
    cost += moneyOf(holding.cost);
    const lacking = unitsOf(holding.unitsWithoutCost);
    hasCost &&= lacking === 0n && !holding.hasOpening;
    const units = unitsOf(holding.units);
    if (holding.nav === null || units === 0n) continue;
    const nav = navOf(holding.nav);
    worth += units * nav;
    without += lacking * nav;
    if (holding.previousNav === null || !isRecent(holding.navDay, navDay)) continue;
    change = (change ?? 0n) + units * (nav - navOf(holding.previousNav));
  }
  const value = valueOfProduct(worth);
  const withoutCost = valueOfProduct(without);
  const gain = paise(value - withoutCost - cost);
  const gainPercent = percentOfWhole(gain, cost);
  const flows = held.flatMap((holding) => cashFlowsOf(ledgers.get(ledgerName(holding)) ?? [], scope));
  return {
    value: writeMoney(value),
    cost: writeMoney(paise(cost)),
    withoutCost: writeMoney(withoutCost),
    hasCost,
    gain: writeMoney(gain),
    gainPercent: gainPercent === null ? null : writePercent(gainPercent),
    dayChange: change === null ? null : writeMoney(valueOfProduct(change)),
    // What was paid for some of it is not known: no rate comes of the rest.
    xirr: hasCost ? xirrText(flows, value, navDay === null ? today : dayOf(navDay)) : null,
  };
}

/** Exact, not rounded: for sorting and for sums. */
export const worthOf = ({ units, nav }: HoldingRecord): bigint =>
  nav === null ? 0n : unitsOf(units) * navOf(nav);
