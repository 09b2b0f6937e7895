import { addMonths, type DayNumber, dateOfDayNumber } from '../../calendar/day-number.ts';
import { emptyPosition, type Position } from '../../holdings/lots/position.ts';
import { freeUnits, isLocked, type UnitHolds } from '../../holdings/sales/free-units.ts';
import {
  previewRedemption,
  type Redemption,
  type RedemptionPreview,
} from '../../holdings/sales/redemption-preview.ts';
import {
  type MilliUnits,
  milliUnits,
  type NavTenThousandths,
  navTenThousandths,
  type Paise,
  paise,
} from '../../money/scaled.ts';
import type { AmountLimits } from '../../schemes/amount-limits.ts';
import type { HeldFacts, SchemeFacts } from '../facts/order-facts.ts';
import type { Quantity } from '../terms/order-terms.ts';
import type { UnitsApart } from './order-preview.ts';

/** Units and their loads do not depend on the NAV: where there is none, any will do. */
const anyNav = navTenThousandths(10_000n);
const none = milliUnits(0n);

export const nothingHeld: HeldFacts = { lots: [], lien: none, inFlight: none };

/** A NAV of nil is real (a segregated portfolio), but nothing can be estimated with it. */
export const usableNav = ({ nav }: SchemeFacts): SchemeFacts['nav'] =>
  nav !== null && nav.value > 0n ? nav : null;

function positionOf({ lots }: HeldFacts): Position {
  const units = milliUnits(lots.reduce((sum, lot) => sum + lot.units, 0n));
  return { ...emptyPosition, lots, units };
}

/**
 * What keeps units, each unit counted once: what is in lock-in is neither pledged nor on its way, because it could be
 * neither.
 */
function holdsOf(
  held: HeldFacts,
  scheme: SchemeFacts,
  on: DayNumber,
): UnitHolds & { readonly locked: MilliUnits } {
  const position = positionOf(held);
  const { lockInMonths } = scheme;
  const { locked } = freeUnits(position, on, { lockInMonths, lien: none, inFlight: none });
  const lien = smaller(held.lien, position.units - locked);
  const inFlight = smaller(held.inFlight, position.units - locked - lien);
  return { lockInMonths, locked, lien, inFlight };
}

/** What is held as a position, with what keeps units of it: all that a what-if needs. */
export const heldPosition = (held: HeldFacts, scheme: SchemeFacts, on: DayNumber) => ({
  position: positionOf(held),
  holds: holdsOf(held, scheme, on),
});

/** What selling so much on that NAV day gives, or why it cannot be. */
export function sellUnits(
  quantity: Quantity,
  held: HeldFacts,
  scheme: SchemeFacts,
  on: DayNumber,
  nav: NavTenThousandths = anyNav,
): RedemptionPreview {
  return previewRedemption(positionOf(held), quantity, {
    nav,
    on,
    exitLoad: scheme.loads,
    taxClass: scheme.taxClass,
    holds: holdsOf(held, scheme, on),
  });
}

export function unitsApart(held: HeldFacts, scheme: SchemeFacts, on: DayNumber): UnitsApart {
  const { locked, lien, inFlight } = holdsOf(held, scheme, on);
  const all = sellUnits({ by: 'all' }, held, scheme, on);
  const parts = all.ok ? all.redemption.parts : [];
  const sum = (isLoaded: boolean): MilliUnits =>
    milliUnits(
      parts.filter(({ rate }) => rate > 0n === isLoaded).reduce((total, { units }) => total + units, 0n),
    );
  return { balance: positionOf(held).units, free: sum(false), loaded: sum(true), locked, lien, inFlight };
}

/** Of all that may leave, the oldest units up to the first that bears load: sold alone, they bear none. */
export function unloadedUnits({ parts }: Pick<Redemption, 'parts'>): MilliUnits {
  const loaded = parts.findIndex(({ rate }) => rate > 0n);
  const free = loaded === -1 ? parts : parts.slice(0, loaded);
  return milliUnits(free.reduce((sum, { units }) => sum + units, 0n));
}

/** What an amount or units that leave must be; a switch also satisfies what a redemption must. */
export function soldLimits(kind: 'redeem' | 'switch', { rules }: SchemeFacts): AmountLimits | null {
  const { redemption } = rules;
  if (kind === 'redeem' || rules.switch === null) return kind === 'redeem' ? redemption : null;
  const own = rules.switch;
  return redemption !== null && redemption.minimum > own.minimum
    ? { ...own, minimum: redemption.minimum }
    : own;
}

/** The highest amount that may be asked for of units worth so much; null where that is under the minimum. */
export function mostAmount(worth: Paise, limits: AmountLimits | null): Paise | null {
  if (limits === null) return worth;
  const { minimum, multiple, maximum } = limits;
  const most = maximum !== null && maximum < worth ? maximum : worth;
  if (most < minimum) return null;
  return multiple > 0n ? paise(most - ((most - minimum) % multiple)) : most;
}

/** The first day on which a lot leaves its lock-in; null where none is locked. */
export function firstUnlocked(
  held: HeldFacts,
  scheme: SchemeFacts,
  on: DayNumber,
): Temporal.PlainDate | null {
  const lot = held.lots.find((one) => isLocked(one, on, scheme.lockInMonths));
  return lot === undefined ? null : dateOfDayNumber(addMonths(lot.acquiredOn, scheme.lockInMonths));
}

function smaller(one: bigint, other: bigint): MilliUnits {
  return milliUnits(one < other ? one : other);
}
