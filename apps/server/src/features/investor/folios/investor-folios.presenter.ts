import type { Folio } from '@hub/contract/calls/investor/investor-details';
import { addMonths, dateOfDayNumber, milliUnits, unitsOf, writeUnits } from '@hub/domain';
import { unpackPosition } from '@hub/domain/holdings/lots/pack-position';
import { isLocked } from '@hub/domain/holdings/sales/free-units';
import { figuresOf, type Ledgers, type ValuedOn, worthOf } from './investor-folios.figures.ts';
import type { HoldingRecord } from './investor-folios.repository.ts';

type Holding = Folio['holdings'][number];

/** Handbook §1.3: each lot of an ELSS is locked from its own allotment. */
function lockedOf({ state, lockInMonths }: HoldingRecord, { today }: ValuedOn): Holding['locked'] {
  if (state === null) return null;
  const locked = unpackPosition(state).lots.filter((lot) => isLocked(lot, today, lockInMonths));
  // Oldest first: the first one is the first to come free.
  const [first] = locked;
  if (first === undefined) return null;
  return {
    units: writeUnits(milliUnits(locked.reduce((sum, { units }) => sum + units, 0n))),
    until: dateOfDayNumber(addMonths(first.acquiredOn, lockInMonths)).toString(),
  };
}

export const holdingOf = (record: HoldingRecord, ledgers: Ledgers, on: ValuedOn): Holding => ({
  code: record.code,
  name: record.name,
  assetClass: record.assetClass,
  category: record.category,
  option: record.option,
  units: record.units,
  nav: record.nav === null || record.navDay === null ? null : { value: record.nav, day: record.navDay },
  figures: figuresOf([record], ledgers, on, 'position'),
  firstOn: record.firstOn,
  lastOn: record.lastOn,
  locked: lockedOf(record, on),
});

const isSoldOut = ({ units }: HoldingRecord): boolean => unitsOf(units) === 0n;

/** Largest first; what was sold out stands last, the newest sale first. */
export function byWorth(one: HoldingRecord, other: HoldingRecord): number {
  if (isSoldOut(one) !== isSoldOut(other)) return isSoldOut(one) ? 1 : -1;
  const difference = worthOf(other) - worthOf(one);
  if (difference !== 0n) return difference > 0n ? 1 : -1;
  if (one.lastOn !== other.lastOn) return one.lastOn < other.lastOn ? 1 : -1;
  return one.code < other.code ? -1 : 1;
}
