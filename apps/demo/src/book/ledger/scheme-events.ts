import { dateOfDayNumber, financialYearOf, milliUnits, paise } from '@hub/domain';
import { carryLots } from '@hub/domain/holdings/lots/carry-lots';
import { costLeft, dutyLeft } from '@hub/domain/holdings/lots/lot';
import { type OpenPosition, positionNow } from '@hub/domain/holdings/lots/open-position';
import type { LotPart } from '@hub/domain/holdings/lots/take-lots';
import { bonusUnits } from '@hub/domain/holdings/moves/bonus-units';
import { idcwAmount, idcwTax, reinvestIdcw } from '@hub/domain/holdings/moves/idcw';
import { unitsFor, valueAt } from '@hub/domain/money/unit-value';
import { chanceAt, wordOfText } from '../ground/random.ts';
import type { ClientLedger } from './client-ledger.ts';
import type { Event, Order } from './order.ts';

/** Ten-thousandths of a rupee per unit, as the book counts them: with eight decimals. */
const TO_IDCW_RATE = 10_000n;
const REINVESTING = 0.4;

/** What happens to the units of every scheme that the orders bring into a folio, from the first order on. */
export function schemeEvents(orders: readonly Order[]): Event[] {
  const first = new Map<string, Pick<Order, 'folioNo' | 'scheme' | 'day'>>();
  for (const order of orders) {
    for (const scheme of order.kind === 'move' ? [order.scheme, order.target] : [order.scheme]) {
      if (scheme.distributions.length === 0 && scheme.bonus === null && scheme.mergedInto === null) continue;
      const key = `${order.folioNo}|${scheme.row.code}`;
      const existing = first.get(key);
      if (existing === undefined || existing.day > order.day) first.set(key, { ...order, scheme });
    }
  }
  return Array.from(first.values()).flatMap(({ folioNo, scheme, day: since }) => {
    const base = { folioNo, scheme, plan: null, euin: null };
    const events: Event[] = scheme.distributions
      .filter(({ on }) => on > since)
      .map(({ on, perUnit }) => ({ ...base, kind: 'distribute', day: on, perUnit }));
    const { bonus, mergedInto, end } = scheme;
    if (bonus !== null && bonus.on > since) events.push({ ...base, kind: 'bonus', day: bonus.on, by: bonus });
    if (mergedInto !== null) events.push({ ...base, kind: 'merge', day: end, target: mergedInto });
    return events;
  });
}

/** Units that were there when the day began; what comes in on the day has the NAV after the event. */
function unitsBefore(open: OpenPosition, day: number): bigint {
  let units = open.units;
  for (let index = open.lots.length - 1; index >= open.head; index -= 1) {
    const lot = open.lots[index];
    if (lot === undefined || lot.acquiredOn < day) break;
    units -= lot.units;
  }
  return units;
}

export function giveBonus(ledger: ClientLedger, event: Event & { kind: 'bonus' }): void {
  const held = ledger.held(event.folioNo, event.scheme);
  const units = bonusUnits(milliUnits(unitsBefore(held.open, event.day)), event.by.ratio);
  if (units === 0n) return;
  const nav = ledger.setting.market.navOn(event.scheme, event.day);
  ledger.write(held, event, { kind: 'bonus', day: event.day, units, nav });
}

export function giveDistribution(ledger: ClientLedger, event: Event & { kind: 'distribute' }): void {
  const held = ledger.held(event.folioNo, event.scheme);
  const { day } = event;
  const amount = idcwAmount(milliUnits(unitsBefore(held.open, day)), BigInt(event.perUnit) * TO_IDCW_RATE);
  if (amount === 0n) return;
  const { startYear } = financialYearOf(dateOfDayNumber(day));
  const year = ledger.idcwYears.get(startYear) ?? { paid: paise(0n), withheld: paise(0n) };
  const tds = idcwTax(amount, year, ledger.isResident, day);
  ledger.idcwYears.set(startYear, { paid: paise(year.paid + amount), withheld: paise(year.withheld + tds) });
  const nav = ledger.setting.market.navOn(event.scheme, day);
  if (chanceAt(wordOfText(event.folioNo), 11) >= REINVESTING) {
    ledger.write(held, event, { kind: 'idcw-payout', day, nav, amount, tds });
    return;
  }
  const allotment = reinvestIdcw(amount, tds, nav, day);
  if (allotment.units === 0n) return;
  const { units, duty } = allotment;
  ledger.write(held, event, {
    kind: 'idcw-reinvestment',
    day,
    units,
    nav,
    amount: allotment.amount,
    duty,
    tds,
  });
}

/** All units go over at value; each lot keeps its cost and its day (handbook §3.5). */
export function mergeUnits(ledger: ClientLedger, event: Event & { kind: 'merge' }): void {
  const { market } = ledger.setting;
  const { day } = event;
  const from = ledger.held(event.folioNo, event.scheme);
  const { units, lots } = positionNow(from.open);
  if (units === 0n) return;
  const to = ledger.held(event.folioNo, event.target);
  const outNav = market.navOn(event.scheme, day);
  const inNav = market.navOn(event.target, day);
  const amount = valueAt(units, outNav);
  const parts: LotPart[] = lots.map((lot) => ({
    lot,
    units: lot.units,
    cost: costLeft(lot),
    duty: dutyLeft(lot),
  }));
  ledger.write(from, event, { kind: 'merger-out', day, units, nav: outNav, amount });
  const ref = ledger.setting.numbers.trxnNo();
  const target = { kind: 'merger-in', ref, day, units: unitsFor(amount, inNav), nav: inNav } as const;
  for (const entry of carryLots(parts, target)) ledger.write(to, event, entry);
}
