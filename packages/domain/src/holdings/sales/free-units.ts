import { addMonths, type DayNumber } from '../../calendar/day-number.ts';
import { type MilliUnits, milliUnits } from '../../money/scaled.ts';
import type { Lot } from '../lots/lot.ts';
import type { Position } from '../lots/position.ts';

/** Handbook §1.3: each lot of an ELSS, so each instalment, is locked three years from allotment. */
export const ELSS_LOCK_IN_MONTHS = 36;

/** What keeps units from leaving. */
export interface UnitHolds {
  /** 0 for a scheme without lock-in. */
  readonly lockInMonths: number;
  /** Units pledged. */
  readonly lien: MilliUnits;
  /** Units that orders on their way will take. */
  readonly inFlight: MilliUnits;
}

export const noHolds: UnitHolds = { lockInMonths: 0, lien: milliUnits(0n), inFlight: milliUnits(0n) };

export function isLocked(lot: Lot, on: DayNumber, lockInMonths: number): boolean {
  return lockInMonths > 0 && on < addMonths(lot.acquiredOn, lockInMonths);
}

interface UnitsHeld {
  readonly balance: MilliUnits;
  readonly locked: MilliUnits;
  readonly lien: MilliUnits;
  readonly inFlight: MilliUnits;
  /** Handbook §1.1: balance less lien, lock-in and what is in flight; never below zero. */
  readonly free: MilliUnits;
}

export function freeUnits(position: Position, on: DayNumber, holds: UnitHolds = noHolds): UnitsHeld {
  let locked = 0n;
  // The youngest lots are the locked ones, so the walk stops at the first free one from the end.
  for (let index = position.lots.length - 1; index >= 0; index -= 1) {
    const lot = position.lots[index];
    if (lot === undefined || !isLocked(lot, on, holds.lockInMonths)) break;
    locked += lot.units;
  }
  const free = position.units - locked - holds.lien - holds.inFlight;
  return {
    balance: position.units,
    locked: milliUnits(locked),
    lien: holds.lien,
    inFlight: holds.inFlight,
    free: milliUnits(free > 0n ? free : 0n),
  };
}
