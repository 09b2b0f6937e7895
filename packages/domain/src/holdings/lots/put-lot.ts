import { paise } from '../../money/scaled.ts';
import { entryKinds } from '../ledger/entry-kinds.ts';
import type { LedgerEntry } from '../ledger/ledger-entry.ts';
import { compareLots, type Lot } from './lot.ts';
import type { OpenPosition } from './open-position.ts';

const nil = paise(0n);

/** Units come in: one more lot, at its place in the order of acquisition (almost always the end). */
export function putLot(open: OpenPosition, entry: LedgerEntry): void {
  const facts = entryKinds[entry.kind];
  const { carried } = entry;
  const hasCost = facts.isCarried ? carried !== null && carried.cost !== null : entry.kind !== 'opening';
  const paid = !hasCost || entry.kind === 'bonus' ? nil : (carried?.cost ?? entry.amount);
  const lot: Lot = {
    ref: entry.ref,
    kind: entry.kind,
    acquiredOn: carried !== null ? carried.acquiredOn : entry.day,
    nav: entry.nav,
    allotted: entry.units,
    paid,
    hasCost,
    duty: entry.duty,
    units: entry.units,
    origin: carried?.origin ?? null,
  };
  const { lots } = open;
  const last = lots.at(-1);
  if (last === undefined || compareLots(last, lot) <= 0) lots.push(lot);
  else lots.splice(placeOf(lot, open), 0, lot);

  open.units += entry.units;
  open.cost += paid;
  if (facts.cash !== 'none') open.paidIn += entry.amount;
  if (facts.isInvestment && (open.lastInvestedOn === null || entry.day > open.lastInvestedOn)) {
    open.lastInvestedOn = entry.day;
  }
}

/** Behind every lot that is not younger. */
function placeOf(lot: Lot, open: OpenPosition): number {
  let low = open.head;
  let high = open.lots.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const there = open.lots[middle];
    if (there !== undefined && compareLots(there, lot) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
