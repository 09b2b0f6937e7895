import { dayNumberOf, milliUnits, todayInIndia } from '@hub/domain';
import { emptyPosition } from '@hub/domain/holdings/lots/position';
import { freeUnits } from '@hub/domain/holdings/sales/free-units';
import { taxClassOn } from '@hub/domain/holdings/tax/tax-class';
import {
  type AnswerFault,
  type ExistingSale,
  purchaseFaults,
  saleFaults,
} from '@hub/domain/orders/state/check-answer';
import type { Tx } from '../../../db/database.ts';
import { businessDaysOf, firstLegDates, legCalendar, secondLegDates } from '../leg-dates.ts';
import { type PublishedNavs, readCalendars, readNavs, readSchemes } from '../reference-facts.repository.ts';
import { entryKindOf } from '../registrar.ts';
import {
  type Calendars,
  entryName,
  holdingName,
  type NumberKey,
  type RegistrarBook,
  type RegistrarHolding,
  type RegistrarScheme,
  type TakenNumber,
} from '../registrar-facts.ts';
import { takesOut } from './answer-of-line.ts';
import type { SentOrder } from './registrar-files.repository.ts';
import type { AllottedLine, GoodLine } from './response-file.ts';

const faultWords: Readonly<Record<AnswerFault, string>> = {
  'future-day': 'The NAV date is still to come',
  'early-day': 'The NAV date is before the day that the order can have',
  'late-day': 'The NAV date is after the day that the order has',
  'closed-day': 'The scheme has no NAV to give on the NAV date',
  'no-money': 'Nobody has paid for it',
  'other-nav': 'The NAV differs from the one that was published',
  'far-nav': 'The NAV is far from the last one that was published',
  'other-amount': 'The amount differs from the order’s',
  'other-duty': 'The stamp duty is not what the rule gives',
  'other-load': 'The exit load is more than the scheme takes',
  'other-tax': 'The STT is not what the rule gives',
  'other-units': 'Units, NAV and amount do not go together',
  'more-than-held': 'More units leave than the folio has',
  'less-than-all': 'All units were asked for, and fewer leave',
};

interface SentLine {
  readonly line: AllottedLine;
  readonly sent: SentOrder;
}

/** What one batch of lines is held against. */
interface AnswerFacts {
  readonly today: Temporal.PlainDate;
  readonly calendars: Calendars;
  readonly schemes: ReadonlyMap<string, RegistrarScheme>;
  readonly navs: PublishedNavs;
  readonly holdings: ReadonlyMap<string, RegistrarHolding>;
  readonly numbers: ReadonlyMap<string, TakenNumber>;
}

export interface AnswerCheck {
  /** Whose number it is, where the ledger has it. */
  numberOf(line: SentLine): TakenNumber | undefined;
  /** In words; empty when nothing contradicts it. */
  reasonsAgainst(line: SentLine): string[];
  /** The next lines are held against what this one leaves. */
  noteTaken(line: SentLine): void;
}

const keyOf = ({ line, sent: { order } }: SentLine): NumberKey => ({
  arn: order.arn,
  folioNo: order.folioNo,
  schemeCode: takesOut(line, order) ? order.schemeCode : (order.toSchemeCode ?? order.schemeCode),
  trxnNo: line.trxnNo,
});

/** Reads all that these lines are held against, and keeps others from posting until the transaction ends. */
export async function openAnswerCheck(
  tx: Tx,
  book: RegistrarBook,
  lines: readonly GoodLine[],
  sent: ReadonlyMap<string, SentOrder>,
  now: Temporal.Instant,
): Promise<AnswerCheck> {
  const all = lines.flatMap((line): SentLine[] => {
    const found = sent.get(line.reference);
    return line.status === 'rejected' || found === undefined ? [] : [{ line, sent: found }];
  });
  const keys = all.map(keyOf);
  const codes = all.flatMap(({ sent: { order } }) => [
    order.schemeCode,
    order.toSchemeCode ?? order.schemeCode,
  ]);
  await book.lock(tx, [...new Set(keys.map(({ arn }) => arn))]);
  const leaving = new Map(
    all
      .filter(({ line, sent: { order } }) => takesOut(line, order))
      .map((one) => [holdingName(keyOf(one)), keyOf(one)]),
  );
  const holdings = await book.readHoldings(tx, [...leaving.values()]);
  const numbers = await book.readNumbers(tx, keys);
  return answerCheck({
    today: todayInIndia(now),
    calendars: await readCalendars(tx),
    schemes: await readSchemes(tx, [...new Set(codes)]),
    navs: await readNavs(
      tx,
      all.map((one) => ({ schemeCode: keyOf(one).schemeCode, day: one.line.navDate.toString() })),
    ),
    holdings: new Map(holdings.map((holding) => [holdingName(holding), holding])),
    numbers: new Map(numbers.map((number) => [entryName(number), number])),
  });
}

function answerCheck(facts: AnswerFacts): AnswerCheck {
  const numbers = new Map(facts.numbers);
  const moved = new Map<string, Moved>();
  const movedIn = (one: SentLine) => moved.get(holdingName(keyOf(one))) ?? { in: 0n, out: 0n };
  const numberOf = (one: SentLine) => numbers.get(entryName(keyOf(one)));
  return {
    numberOf,
    reasonsAgainst: (one) =>
      faultsOf(one, facts, numberOf(one) === undefined ? movedIn(one) : null).map(
        (fault) => faultWords[fault],
      ),
    noteTaken(one) {
      const { line, sent } = one;
      const before = movedIn(one);
      const isOut = takesOut(line, sent.order);
      moved.set(
        holdingName(keyOf(one)),
        isOut ? { ...before, out: before.out + line.units } : { ...before, in: before.in + line.units },
      );
      const { reference, amount } = line;
      const units = isOut ? milliUnits(-line.units) : line.units;
      numbers.set(entryName(keyOf(one)), { ...keyOf(one), userRef: reference, units, amount });
    },
  };
}

interface Moved {
  readonly in: bigint;
  readonly out: bigint;
}

/** `moved`: what other lines of the batch have moved in the holding; null when this very entry is in the book. */
function faultsOf(one: SentLine, facts: AnswerFacts, moved: Moved | null): AnswerFault[] {
  const { line, sent } = one;
  const { order, switched } = sent;
  const { today, calendars, schemes, navs, holdings } = facts;
  const scheme = schemes.get(order.schemeCode);
  const target = order.toSchemeCode === null ? null : schemes.get(order.toSchemeCode);
  if (scheme === undefined || target === undefined) throw new Error(`${order.reference} has no scheme`);
  const key = keyOf(one);
  const isBusinessDay = businessDaysOf(calendars, legCalendar(scheme, target));
  const said = { ...line, day: line.navDate };
  const recorded = { today, ...navs(key.schemeCode, line.navDate.toString()) };
  const isSwitch = order.kind === 'switch';
  if (takesOut(line, order)) {
    const navDay = firstLegDates(order, scheme, isBusinessDay)?.navDay ?? null;
    const held = moved && heldOf(holdings.get(holdingName(key)), scheme, line.navDate, moved);
    const { loads } = scheme;
    const taxClass = taxClassOn(scheme, dayNumberOf(line.navDate));
    return saleFaults(said, { ...recorded, navDay, request: order.quantity, taxClass, loads, held });
  }
  const bought = target ?? scheme;
  const arrived = switched && secondLegDates(switched.on, scheme, bought, isBusinessDay);
  const dates = isSwitch ? arrived : firstLegDates(order, scheme, isBusinessDay);
  const paid = order.quantity.by === 'amount' ? order.quantity.amount : null;
  return purchaseFaults(said, {
    ...recorded,
    navDay: dates?.navDay ?? null,
    kind: entryKindOf(order, 'in'),
    amount: isSwitch ? (switched?.amount ?? null) : paid,
    isNavDay: (day) => isBusinessDay(bought.cutOffClass === 'other' ? day : day.add({ days: 1 })),
  });
}

/** Units that came in with the same file may be among those that leave, or not. */
function heldOf(
  holding: RegistrarHolding | undefined,
  { lockInMonths }: RegistrarScheme,
  on: Temporal.PlainDate,
  moved: Moved,
): NonNullable<ExistingSale['held']> {
  const position = holding?.position ?? emptyPosition;
  const holds = {
    lockInMonths,
    lien: holding?.lien ?? milliUnits(0n),
    inFlight: milliUnits(moved.out),
  };
  return {
    units: milliUnits(position.units + moved.in - moved.out),
    free: freeUnits(position, dayNumberOf(on), holds).free,
    lots: position.lots.length,
  };
}
