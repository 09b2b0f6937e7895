import { dayNumberOf } from '../../calendar/day-number.ts';
import type { EntryKind } from '../../holdings/ledger/entry-kinds.ts';
import type { RedemptionRequest } from '../../holdings/sales/redemption-preview.ts';
import type { ExitLoadRule } from '../../holdings/tax/exit-load.ts';
import { securitiesTax } from '../../holdings/tax/securities-tax.ts';
import { stampDuty } from '../../holdings/tax/stamp-duty.ts';
import type { TaxClass } from '../../holdings/tax/tax-class.ts';
import { MILLION } from '../../money/per-million.ts';
import { type MilliUnits, magnitude, type NavTenThousandths, type Paise, paise } from '../../money/scaled.ts';
import { unitsFor, valueAt } from '../../money/unit-value.ts';

/** What contradicts our own figures in a registrar's answer (docs/features/registrar-files.md). */
export type AnswerFault =
  | 'future-day'
  | 'early-day'
  | 'late-day'
  | 'closed-day'
  | 'no-money'
  | 'other-nav'
  | 'far-nav'
  | 'other-amount'
  | 'other-duty'
  | 'other-load'
  | 'other-tax'
  | 'other-units'
  | 'more-than-held'
  | 'less-than-all';

/** One leg as the registrar says it was settled. Units are above zero, whichever way they go. */
export interface SaidLeg {
  readonly day: Temporal.PlainDate;
  readonly nav: NavTenThousandths;
  readonly units: MilliUnits;
  /** In: what was paid, duty included. Out: what the units fetched after load, before STT. */
  readonly amount: Paise;
  readonly duty: Paise;
  readonly load: Paise;
  readonly stt: Paise;
}

interface ExistingLeg {
  readonly today: Temporal.PlainDate;
  /** The day by our own rule; null for a purchase whose money never came. */
  readonly navDay: Temporal.PlainDate | null;
  /** Our own NAV of the scheme on the day that is said; null while we have none. */
  readonly nav: NavTenThousandths | null;
  /** The last one before that day, if it is recent. */
  readonly navBefore: NavTenThousandths | null;
}

export interface ExistingPurchase extends ExistingLeg {
  readonly kind: EntryKind;
  /** What was paid, or came from the other scheme of a switch; null when nobody knows. */
  readonly amount: Paise | null;
  /** Money that comes later gets a later day, but one on which the scheme has a NAV to give. */
  isNavDay(day: Temporal.PlainDate): boolean;
}

export interface ExistingSale extends ExistingLeg {
  readonly request: RedemptionRequest;
  /** Null where nobody knows it: then the STT is not checked. */
  readonly taxClass: TaxClass | null;
  readonly loads: readonly ExitLoadRule[];
  /** Null when the book has this very sale already, so that its units are gone. */
  readonly held: {
    readonly units: MilliUnits;
    readonly free: MilliUnits;
    readonly lots: number;
  } | null;
}

/** Nobody says how registrars round (handbook, "Unconfirmed"): the last decimal may differ by one. */
const ONE = 1n;
const isNear = (one: bigint, other: bigint, by: bigint = ONE): boolean => magnitude(one - other) <= by;
const [before, same] = [-1, 0];

export function purchaseFaults(said: SaidLeg, recorded: ExistingPurchase): AnswerFault[] {
  const { navDay } = recorded;
  const faults: AnswerFault[] = navFaults(said, recorded);
  if (navDay === null) faults.push('no-money');
  else if (!said.day.equals(navDay) && !recorded.isNavDay(said.day)) faults.push('closed-day');
  if (said.amount !== recorded.amount) faults.push('other-amount');
  const duty = stampDuty(said.amount, recorded.kind, dayNumberOf(said.day));
  if (!isNear(said.duty, duty)) faults.push('other-duty');
  if (said.load !== 0n) faults.push('other-load');
  if (said.stt !== 0n) faults.push('other-tax');
  const invested = paise(said.amount - said.duty);
  if (invested <= 0n || !isNear(said.units, unitsFor(invested, said.nav))) faults.push('other-units');
  return faults;
}

export function saleFaults(said: SaidLeg, recorded: ExistingSale): AnswerFault[] {
  const { request, held, navDay } = recorded;
  const faults: AnswerFault[] = navFaults(said, recorded);
  if (navDay !== null && Temporal.PlainDate.compare(said.day, navDay) > same) faults.push('late-day');
  const gross = valueAt(said.units, said.nav);
  // A lot is rounded by itself, and so is the part of it that bears no load.
  const rounding = 2n * BigInt(Math.max(held?.lots ?? 1, 1));
  const slack = thousandthAt(said.nav) + rounding;
  if (!isNear(said.amount + said.load, gross, slack)) faults.push('other-units');
  if (said.load > (gross * highestRate(recorded.loads)) / MILLION + slack) faults.push('other-load');
  const { taxClass } = recorded;
  const stt = taxClass === null ? said.stt : securitiesTax(said.amount, taxClass, dayNumberOf(said.day));
  if (!isNear(said.stt, stt)) faults.push('other-tax');
  if (said.duty !== 0n) faults.push('other-duty');
  const isRequested =
    request.by === 'units'
      ? said.units === request.units
      : request.by === 'all' || isNear(said.amount, request.amount, slack);
  if (!isRequested) faults.push('other-amount');
  if (held !== null && said.units > held.units) faults.push('more-than-held');
  if (held !== null && request.by === 'all' && said.units < held.free) faults.push('less-than-all');
  return faults;
}

/** The price, and the days on which nobody can have it. */
function navFaults({ day, nav }: SaidLeg, recorded: ExistingLeg): AnswerFault[] {
  const faults: AnswerFault[] = [];
  const { today, navDay, navBefore } = recorded;
  if (Temporal.PlainDate.compare(day, today) > same) faults.push('future-day');
  if (navDay !== null && Temporal.PlainDate.compare(day, navDay) === before) faults.push('early-day');
  if (recorded.nav !== null) {
    if (nav !== recorded.nav) faults.push('other-nav');
  } else if (navBefore !== null && (nav > 2n * navBefore || 2n * nav < navBefore)) {
    faults.push('far-nav');
  }
  return faults;
}

/** What a thousandth of a unit is worth, in paise, rounded up. */
const thousandthAt = (nav: NavTenThousandths): bigint => (nav + 99_999n) / 100_000n;

function highestRate(rules: readonly ExitLoadRule[]): bigint {
  const rates = rules.flatMap(({ slabs }) => slabs.map(({ rate }) => rate));
  return rates.reduce<bigint>((most, rate) => (rate > most ? rate : most), 0n);
}
