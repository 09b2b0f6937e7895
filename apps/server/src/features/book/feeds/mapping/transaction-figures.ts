import { type MilliUnits, milliUnits, type NavTenThousandths, type Paise, paise } from '@hub/domain';
import type { RowReader } from '../fields/row-reader.ts';
import type { TransactionKind, TransactionRecord, UnitEffect } from '../records/records.ts';

const effects: Readonly<Record<TransactionKind, UnitEffect>> = {
  purchase: 'in',
  sip: 'in',
  redemption: 'out',
  swp: 'out',
  'switch-in': 'in',
  'switch-out': 'out',
  'stp-in': 'in',
  'stp-out': 'out',
  'idcw-payout': 'none',
  'idcw-reinvest': 'in',
  bonus: 'in',
  segregation: 'in',
  'merger-in': 'in',
  'merger-out': 'out',
  'transfer-in': 'in',
  'transfer-out': 'out',
  'transmission-in': 'in',
  'transmission-out': 'out',
  'broker-in': 'in',
  'broker-out': 'out',
  pledge: 'none',
  unpledge: 'none',
};

/** Kinds whose money is units times price, give or take load, duty and tax. */
const priced: ReadonlySet<TransactionKind> = new Set([
  'purchase',
  'sip',
  'redemption',
  'swp',
  'switch-in',
  'switch-out',
  'stp-in',
  'stp-out',
]);

/** Kinds the registrar may send in pieces under one number. */
const inPieces: ReadonlySet<TransactionKind> = new Set([
  'switch-in',
  'switch-out',
  'stp-in',
  'stp-out',
  'merger-in',
  'merger-out',
  'transfer-in',
  'transfer-out',
  'transmission-in',
  'transmission-out',
  'broker-in',
  'broker-out',
]);

/** Kinds whose units come with the cost and the day of their purchase (handbook §3.5). */
const carries: ReadonlySet<TransactionKind> = new Set([
  'merger-in',
  'transfer-in',
  'transmission-in',
  'broker-in',
]);

export const effectOf = (kind: TransactionKind): UnitEffect => effects[kind];
export const comesInPieces = (kind: TransactionKind): boolean => inPieces.has(kind);

interface Figures {
  readonly effect: UnitEffect;
  readonly reversal: boolean;
  readonly units: MilliUnits;
  readonly signedUnits: MilliUnits;
  readonly amount: Paise;
}

/**
 * Whether an amount can be that of these units at this price. Units are rounded to the thousandth, the price to the
 * ten-thousandth and the amount to the paisa, so each may be half a step off; load, duty and tax leave at least half.
 */
export function isNear(amount: Paise, units: MilliUnits, nav: NavTenThousandths): boolean {
  // Twice the figures in 1/100,000 of a paisa, so that half a step is a whole number.
  const worth = 2n * units * nav;
  const rounding = nav + units + 100_000n;
  const paid = 200_000n * amount;
  return worth - rounding <= 2n * paid && paid <= 2n * (worth + rounding);
}

/**
 * Units and amount as magnitudes, with the direction they have for the folio. Registrars write outflows
 * positive, so a negative row undoes one (handbook §7). What does not fit together is refused. Null when the
 * row moves nothing at all.
 */
export function figuresOf(
  reader: RowReader,
  at: { readonly units: number; readonly amount: number },
  kind: TransactionKind,
  saidReversed: boolean,
  nav: NavTenThousandths | null,
): Figures | null {
  const effect = effects[kind];
  const rawUnits = reader.requiredUnits(at.units);
  const rawAmount = reader.requiredMoney(at.amount);
  if (rawUnits === 0n && rawAmount === 0n) return null;
  const negative = rawUnits < 0n || rawAmount < 0n;
  if (negative && (rawUnits > 0n || rawAmount > 0n)) {
    reader.refuse(at.amount, 'Units and amount have opposite signs.');
  }
  const units = milliUnits(rawUnits < 0n ? -rawUnits : rawUnits);
  const amount = paise(rawAmount < 0n ? -rawAmount : rawAmount);
  if ((effect !== 'none' || kind === 'pledge' || kind === 'unpledge') && units === 0n) {
    reader.refuse(at.units, 'The row has an amount but no units.');
  }
  if (priced.has(kind) && amount === 0n) {
    reader.refuse(at.amount, 'The row has units but no amount.');
  }
  if (nav !== null && priced.has(kind) && !isNear(amount, units, nav)) {
    reader.refuse(at.amount, 'The amount is not near units times price.');
  }
  const reversal = saidReversed || negative;
  const plus = effect === 'none' ? 0n : (effect === 'in') === reversal ? -units : units;
  return { effect, reversal, units, signedUnits: milliUnits(plus), amount };
}

type Carried = Pick<TransactionRecord, 'carriedOn' | 'carriedAmount'>;
const nothingCarried: Carried = { carriedOn: null, carriedAmount: null };

/** What a row says of the purchase behind units that moved in kind. */
export function carriedOf(
  reader: RowReader,
  at: { readonly day: number; readonly amount: number; readonly units: number },
  row: {
    readonly kind: TransactionKind;
    readonly figures: Figures;
    readonly tradeDate: string;
    readonly earliest: string;
  },
): Carried {
  const { kind, figures } = row;
  if (!carries.has(kind) || figures.reversal) return nothingCarried;
  const carriedOn = reader.pastDate(at.day, row.earliest);
  if (carriedOn === null) return nothingCarried;
  if (carriedOn > row.tradeDate) reader.refuse(at.day, 'The units were bought after the day they moved.');
  const paid = reader.money(at.amount);
  if (paid !== null && paid < 0n) reader.refuse(at.amount, 'The amount of the purchase is negative.');
  // Of a purchase that moved in part, the part. A merger's units are of another scheme and say nothing.
  const bought = kind === 'merger-in' ? null : reader.units(at.units);
  const isPart = bought !== null && bought > figures.units;
  const carriedAmount =
    paid === null || paid === 0n
      ? null
      : isPart
        ? paise((2n * paid * figures.units + bought) / (2n * bought))
        : paid;
  return { carriedOn, carriedAmount };
}

export function refuseType(reader: RowReader, column: number, code: string): void {
  if (code.trim() === '') reader.refuse(column, 'The row has no transaction type.');
  else reader.refuseWord(column, 'transaction type', code);
}
