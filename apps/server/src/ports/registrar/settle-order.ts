import {
  addBusinessDays,
  type DayNumber,
  dayNumberOf,
  milliUnits,
  type NavTenThousandths,
  type Paise,
  paise,
} from '@hub/domain';
import { emptyPosition } from '@hub/domain/holdings/lots/position';
import { allotUnits } from '@hub/domain/holdings/moves/allot-units';
import { previewRedemption, type Redemption } from '@hub/domain/holdings/sales/redemption-preview';
import { taxClassOn } from '@hub/domain/holdings/tax/tax-class';
import { valueAt } from '@hub/domain/money/unit-value';
import { switchSettlementDays } from '@hub/domain/schemes/applicable-nav';
import { balanceRejection, checkOrder, type Rejection } from './check-order.ts';
import { businessDaysOf, type LegDates, legCalendar, secondLegDates } from './leg-dates.ts';
import { type AllottedEntry, entryKindOf, type RegistrarAnswer, type RegistrarOrder } from './registrar.ts';
import {
  type Calendars,
  folioName,
  holdingName,
  type RegistrarFolio,
  type RegistrarHolding,
  type RegistrarScheme,
} from './registrar-facts.ts';

/** An order with a leg that can be settled: the NAV of its day is there, or it never will be. */
export interface DueOrder extends Omit<RegistrarOrder, 'confirmedAt' | 'fundsAt'> {
  readonly planNo: string | null;
  /** The registrar's own number. */
  readonly id: string;
  readonly fundsOn: DayNumber | null;
  /** Null for an order that gets no NAV: of an unknown scheme, or without its money. */
  readonly price: Price | null;
  /** What the units that left brought; null while they are there. */
  readonly switchedAmount: Paise | null;
}

export interface Price {
  readonly date: Temporal.PlainDate;
  readonly day: DayNumber;
  readonly nav: NavTenThousandths;
}

/** Turns an amount down that nothing else is wrong with: for whoever tests how that looks. */
export type Refuses = (quantity: RegistrarOrder['quantity']) => Rejection | null;

/** All that was read for a batch. */
export interface BatchFacts {
  readonly now: Temporal.Instant;
  readonly today: Temporal.PlainDate;
  readonly refuses?: Refuses | undefined;
  readonly calendars: Calendars;
  readonly schemes: ReadonlyMap<string, RegistrarScheme>;
  readonly folios: ReadonlyMap<string, RegistrarFolio>;
  readonly holdings: ReadonlyMap<string, RegistrarHolding>;
  isValidEuin(arn: string, euin: string): boolean;
}

interface NextLeg extends LegDates {
  readonly amount: Paise;
  readonly switchedOn: Temporal.PlainDate;
}

export interface SettledOrder {
  readonly id: string;
  readonly answer: RegistrarAnswer;
  /** The second leg of a switch. */
  readonly next: NextLeg | null;
  /** What a redemption pays, and the day on which the bank does. */
  readonly payout: { readonly amount: Paise; readonly on: Temporal.PlainDate } | null;
}

const nil = paise(0n);

export function settleOrder(due: DueOrder, facts: BatchFacts): SettledOrder {
  // Units that left are on their way: nothing turns them back.
  if (due.switchedAmount !== null && due.price !== null) {
    return done(due, facts, comeIn(due, due.price, due.switchedAmount, facts));
  }
  const scheme = facts.schemes.get(due.schemeCode);
  const rejection =
    checkOrder({
      order: due,
      hasFunds: due.fundsOn !== null,
      scheme,
      target: due.toSchemeCode === null ? undefined : facts.schemes.get(due.toSchemeCode),
      folio: facts.folios.get(folioName(due)),
      today: facts.today,
      hasValidEuin: due.euin !== null && facts.isValidEuin(due.arn, due.euin),
    }) ??
    facts.refuses?.(due.quantity) ??
    null;
  if (rejection !== null) return reject(due, facts, rejection);
  if (scheme === undefined || due.price === null) throw new Error(`${due.reference} has no NAV to come`);
  if (due.kind === 'lumpsum') {
    const amount = due.quantity.by === 'amount' ? due.quantity.amount : nil;
    return done(due, facts, comeIn(due, due.price, amount, facts));
  }
  return goOut(due, due.price, scheme, facts);
}

function comeIn(due: DueOrder, price: Price, amount: Paise, { today }: BatchFacts): AllottedEntry {
  const isSwitch = due.kind === 'switch';
  const kind = entryKindOf(due, 'in');
  const { duty, units } = allotUnits(amount, price.nav, kind, price.day);
  return {
    ...entryOf(due, price, dayNumberOf(today)),
    schemeCode: isSwitch && due.toSchemeCode !== null ? due.toSchemeCode : due.schemeCode,
    counterScheme: isSwitch ? due.schemeCode : null,
    kind,
    units,
    amount,
    duty,
    fundsOn: isSwitch ? price.day : due.fundsOn,
  };
}

function goOut(due: DueOrder, price: Price, scheme: RegistrarScheme, facts: BatchFacts): SettledOrder {
  const held = facts.holdings.get(holdingName(due));
  const position = held?.position ?? emptyPosition;
  const holds = {
    lockInMonths: scheme.lockInMonths,
    lien: held?.lien ?? milliUnits(0n),
    inFlight: milliUnits(0n),
  };
  const terms = {
    nav: price.nav,
    on: price.day,
    exitLoad: scheme.loads,
    taxClass: taxClassOn(scheme, price.day),
    holds,
  };
  const preview = previewRedemption(position, due.quantity, terms);
  if (!preview.ok) {
    if (preview.reason === 'nothing-requested' || preview.reason === 'too-small') {
      return reject(due, facts, { code: 'amount_invalid', remark: 'AMOUNT LESS THAN ONE UNIT' });
    }
    const requested = {
      units: due.quantity.by === 'units' ? due.quantity.units : null,
      amount: due.quantity.by === 'amount' ? due.quantity.amount : null,
      worthAll: valueAt(position.units, price.nav),
    };
    return reject(due, facts, balanceRejection(position, holds, requested, price.day));
  }
  const { redemption } = preview;
  const entry = outEntry(due, price, redemption, facts);
  if (due.kind === 'redeem') {
    const settled = done(due, facts, entry, redemption.net);
    return due.planNo === null ? { ...settled, payout: payoutOf(price, redemption, scheme, facts) } : settled;
  }
  return {
    ...done(due, facts, entry, redemption.net, 'leg-done'),
    next: nextLeg(due, price, redemption, facts),
  };
}

function outEntry(due: DueOrder, price: Price, redemption: Redemption, { today }: BatchFacts): AllottedEntry {
  return {
    ...entryOf(due, price, dayNumberOf(today)),
    schemeCode: due.schemeCode,
    counterScheme: due.toSchemeCode,
    kind: entryKindOf(due, 'out'),
    units: milliUnits(-redemption.units),
    amount: redemption.proceeds,
    load: redemption.load,
    stt: redemption.stt,
    // A redemption needs no adviser (handbook §1.5).
    euin: due.kind === 'switch' ? due.euin : null,
  };
}

/** As the scheme pays what leaves it for another one. */
function payoutOf({ date }: Price, { net }: Redemption, scheme: RegistrarScheme, { calendars }: BatchFacts) {
  const isBusinessDay = businessDaysOf(calendars, legCalendar(scheme, null));
  return {
    amount: net,
    on: addBusinessDays(date, switchSettlementDays(scheme.assetClass, date), isBusinessDay),
  };
}

function nextLeg(due: DueOrder, price: Price, { net }: Redemption, facts: BatchFacts): NextLeg {
  const scheme = facts.schemes.get(due.schemeCode);
  const target = facts.schemes.get(due.toSchemeCode ?? '');
  if (scheme === undefined || target === undefined) throw new Error(`${due.reference} leads nowhere`);
  const isBusinessDay = businessDaysOf(facts.calendars, legCalendar(scheme, target));
  return {
    ...secondLegDates(price.date, scheme, target, isBusinessDay),
    amount: net,
    switchedOn: price.date,
  };
}

/** What all entries of an order share. Both legs of a switch have one number, in different schemes. */
const entryOf = (due: DueOrder, price: Price, postedOn: DayNumber) => ({
  arn: due.arn,
  folioNo: due.folioNo,
  trxnNo: `R${due.id}`,
  day: price.day,
  nav: price.nav,
  duty: nil,
  load: nil,
  stt: nil,
  tax: nil,
  carried: null,
  reverses: null,
  planNo: due.planNo ?? null,
  euin: due.euin,
  subArn: due.subArn,
  postedOn,
  fundsOn: null,
  userRef: due.reference,
});

function done(
  due: DueOrder,
  { now }: BatchFacts,
  entry: AllottedEntry,
  amount: Paise = entry.amount,
  type: 'allotted' | 'leg-done' = 'allotted',
): SettledOrder {
  const { price } = due;
  if (price === null) throw new Error(`${due.reference} has no NAV`);
  return {
    id: due.id,
    next: null,
    payout: null,
    answer: {
      type,
      arn: due.arn,
      reference: due.reference,
      at: now,
      entries: [entry],
      navDate: price.date,
      nav: price.nav,
      units: entry.units < 0n ? milliUnits(-entry.units) : entry.units,
      amount,
    },
  };
}

const reject = (due: DueOrder, { now }: BatchFacts, { code, remark }: Rejection): SettledOrder => ({
  id: due.id,
  next: null,
  payout: null,
  answer: { type: 'rejected', arn: due.arn, reference: due.reference, at: now, code, remark },
});
