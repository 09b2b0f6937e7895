import type { DayNumber } from '../../calendar/day-number.ts';
import {
  type MilliUnits,
  milliUnits,
  type NavTenThousandths,
  type Paise,
  paise,
} from '../../money/scaled.ts';
import { valueAt } from '../../money/unit-value.ts';
import { type LedgerEntry, ledgerEntry } from '../ledger/ledger-entry.ts';
import type { LotOrigin } from '../ledger/lot-origin.ts';
import { originUnits } from './lot.ts';
import { splitByWeight } from './split-by-weight.ts';
import type { LotPart } from './take-lots.ts';

export interface CarryTarget {
  readonly kind: 'merger-in' | 'transfer-in' | 'transmission-in' | 'broker-in' | 'segregation';
  /** The entry's number; each lot becomes an entry of its own, `ref/1`, `ref/2` … */
  readonly ref: string;
  readonly day: DayNumber;
  readonly units: MilliUnits;
  readonly nav: NavTenThousandths;
  /** The scheme the parts leave, where it is another one than they come to: a merger. */
  readonly fromScheme?: string | null;
  /** What all of it is worth; units times NAV where nobody says. */
  readonly amount?: Paise;
}

/**
 * Handbook §3.5: a merger carries its lots. The parts that went out become one entry each in the new
 * position, with their own cost and day of acquisition; the new units are shared in proportion to the old.
 * Parts too small for a thousandth of a new unit are joined to the next. A part keeps the scheme it was bought in, also
 * through one merger after the other.
 */
export function carryLots(parts: readonly LotPart[], target: CarryTarget): LedgerEntry[] {
  const shares = splitByWeight(
    target.units,
    parts.map((part) => part.units),
  );
  const entries: LedgerEntry[] = [];
  const amounts = target.amount === undefined ? null : splitByWeight(target.amount, shares);
  let costWaiting = 0n;
  let hasCost = true;
  parts.forEach((part, index) => {
    const units = milliUnits(shares[index] ?? 0n);
    costWaiting += part.cost;
    hasCost &&= part.lot.hasCost;
    if (units === 0n) return;
    entries.push(
      ledgerEntry({
        ref: `${target.ref}/${entries.length + 1}`,
        kind: target.kind,
        day: target.day,
        units,
        nav: target.nav,
        amount: amounts === null ? valueAt(units, target.nav) : paise(amounts[index] ?? 0n),
        carried: {
          acquiredOn: part.lot.acquiredOn,
          cost: hasCost ? paise(costWaiting) : null,
          origin: originOf(part, target),
        },
      }),
    );
    costWaiting = 0n;
    hasCost = true;
  });
  const last = entries.at(-1);
  if (costWaiting > 0n && last?.carried?.cost != null) {
    const { carried } = last;
    const cost = paise(last.carried.cost + costWaiting);
    entries[entries.length - 1] = { ...last, carried: { ...carried, cost } };
  }
  return entries;
}

function originOf({ lot, units }: LotPart, { fromScheme }: CarryTarget): LotOrigin | null {
  const before = originUnits(lot, units);
  if (lot.origin !== null && before !== null) return { scheme: lot.origin.scheme, units: before };
  // Of units that came by a merger before, and nobody said from where, nobody can say where they were bought.
  return fromScheme == null || lot.kind === 'merger-in' ? null : { scheme: fromScheme, units };
}
