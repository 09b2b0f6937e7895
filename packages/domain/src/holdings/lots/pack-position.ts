import type { DayNumber } from '../../calendar/day-number.ts';
import { milliUnits, navTenThousandths, type Paise, paise } from '../../money/scaled.ts';
import { type EntryKind, entryKinds } from '../ledger/entry-kinds.ts';
import { costLeft, type Lot, unitsWithoutCost } from './lot.ts';
import type { Position } from './position.ts';

/** ref, kind's index, day of acquisition, NAV, units allotted, paid (null: not known), duty, units left; of carried ones the origin. */
type PackedLot = readonly [
  string,
  number,
  number,
  number,
  number,
  number | null,
  number,
  number,
  (readonly [string, number])?,
];

/** A position as JSON: whole numbers only, exact, because no figure of an entry exceeds 2^53. */
export interface PackedPosition {
  readonly lots: readonly PackedLot[];
  /** Totals over a long life may exceed what one entry may say, so they are decimal texts. */
  readonly paidIn: string;
  readonly takenOut: string;
  readonly distributed: string;
  readonly lastInvestedOn: number | null;
  readonly mark: readonly [number, number, string] | null;
}

const kinds = Object.keys(entryKinds) as EntryKind[];
const indexOfKind = new Map(kinds.map((kind, index) => [kind, index]));

export function packPosition(position: Position): PackedPosition {
  const { mark } = position;
  return {
    lots: position.lots.map(packLot),
    paidIn: String(position.paidIn),
    takenOut: String(position.takenOut),
    distributed: String(position.distributed),
    lastInvestedOn: position.lastInvestedOn,
    mark: mark === null ? null : [mark.day, mark.rank, mark.ref],
  };
}

function packLot(lot: Lot): PackedLot {
  const packed = [
    lot.ref,
    indexOfKind.get(lot.kind) ?? 0,
    lot.acquiredOn,
    Number(lot.nav),
    Number(lot.allotted),
    lot.hasCost ? Number(lot.paid) : null,
    Number(lot.duty),
    Number(lot.units),
  ] as const;
  return lot.origin === null ? packed : [...packed, [lot.origin.scheme, Number(lot.origin.units)]];
}

/** Units and cost are not stored: they are what the lots add up to. */
export function unpackPosition(packed: PackedPosition): Position {
  const lots = packed.lots.map(unpackLot);
  let units = 0n;
  let cost = 0n;
  for (const lot of lots) {
    units += lot.units;
    cost += costLeft(lot);
  }
  const { mark } = packed;
  return {
    units: milliUnits(units),
    cost: paise(cost),
    unitsWithoutCost: unitsWithoutCost(lots),
    lots,
    paidIn: sum(packed.paidIn),
    takenOut: sum(packed.takenOut),
    distributed: sum(packed.distributed),
    lastInvestedOn: packed.lastInvestedOn as DayNumber | null,
    mark: mark === null ? null : { day: mark[0] as DayNumber, rank: mark[1], ref: mark[2] },
  };
}

function unpackLot([ref, kind, acquiredOn, nav, allotted, paid, duty, units, origin]: PackedLot): Lot {
  const existing = kinds[kind];
  if (existing === undefined) throw new RangeError('A packed lot has a kind this version does not know');
  return {
    ref,
    kind: existing,
    acquiredOn: acquiredOn as DayNumber,
    nav: navTenThousandths(BigInt(nav)),
    allotted: milliUnits(BigInt(allotted)),
    paid: paise(BigInt(paid ?? 0)),
    hasCost: paid !== null,
    duty: paise(BigInt(duty)),
    units: milliUnits(BigInt(units)),
    origin: origin === undefined ? null : { scheme: origin[0], units: milliUnits(BigInt(origin[1])) },
  };
}

const sum = (text: string): Paise => paise(BigInt(text));
