import { addMonths, type DayNumber, dateOfDayNumber, dayNumberOf, perpetualEnd } from '@hub/domain';
import type { Frequency } from '@hub/domain/plans/frequencies';
import type { ClientDraft, FolioDraft } from '../draft/client-draft.ts';
import { layMandate } from '../plans/lay-mandate.ts';
import { layPlan, type PlanTerms } from '../plans/lay-plan.ts';
import { coreEquity, hybrids, thematicEquity } from './funds.ts';

const sipFunds = [...coreEquity, ...coreEquity, ...thematicEquity, ...hybrids];
const monthlyAmounts: readonly (readonly [number, number])[] = [
  [1000, 14],
  [1500, 5],
  [2000, 16],
  [2500, 8],
  [3000, 12],
  [5000, 24],
  [7500, 4],
  [10_000, 12],
  [15_000, 3],
  [20_000, 1.5],
  [25_000, 1.5],
];

const forever = (): DayNumber => dayNumberOf(perpetualEnd());

/** What they can spare each month, by habit and by wealth. */
function monthlyAmount({ random, setting }: ClientDraft): number {
  const first = random.weighted(monthlyAmounts);
  const second = random.weighted(monthlyAmounts);
  return setting.wealth > 2
    ? Math.max(first, second)
    : setting.wealth < 0.5
      ? Math.min(first, second)
      : first;
}

/** Daily plans are new: one that ran for years would fill the book by itself. */
const DAILY_AT_MOST = 200;

const frequencyOf = ({ random, calendar }: ClientDraft, startsOn: DayNumber): Frequency =>
  random.weighted<Frequency>([
    ['monthly', 93],
    ['weekly', 2],
    ['fortnightly', 1],
    ['quarterly', 2],
    ['daily', calendar.today - startsOn < DAILY_AT_MOST ? 4 : 0],
  ]);

/** A plan's part of the month's sum, to what forms accept. */
function perInstalment(monthly: number, frequency: Frequency): number {
  const parts = {
    daily: 20,
    weekly: 4,
    fortnightly: 2,
    'twice-monthly': 2,
    monthly: 1,
    'two-monthly': 1 / 2,
    quarterly: 1 / 3,
    'half-yearly': 1 / 6,
    annual: 1 / 12,
  };
  const step = frequency === 'daily' ? 100 : 500;
  return Math.max(step, Math.round(monthly / parts[frequency] / step) * step);
}

const likedDays = [1, 2, 3, 5, 5, 7, 8, 10, 10, 12, 15, 15, 18, 20, 22, 25, 28];

/** The first day of month they like at least 24 days after the form: a new mandate takes so long (§1.2). */
function firstDue({ random }: ClientDraft, formOn: DayNumber): DayNumber {
  const earliest = (formOn + 24) as DayNumber;
  const inMonth = dayNumberOf(dateOfDayNumber(earliest).with({ day: random.pick(likedDays) }));
  return inMonth >= earliest ? inMonth : addMonths(inMonth, 1);
}

type SipWish = Partial<Omit<PlanTerms, 'kind' | 'folio'>>;

/** A SIP with its mandate. What the wish leaves open is chosen by chance; monthly and without an end is usual. */
export function startSip(draft: ClientDraft, folio: FolioDraft, formOn: DayNumber, wish: SipWish = {}): void {
  const { random } = draft;
  const fund = wish.fund ?? draft.pickFund(sipFunds);
  const startsOn = wish.startsOn ?? firstDue(draft, formOn);
  const isPlain = fund === 'elss' || wish.startsOn !== undefined;
  const frequency = wish.frequency ?? (isPlain ? 'monthly' : frequencyOf(draft, startsOn));
  const amount = wish.amount ?? perInstalment(monthlyAmount(draft), frequency);
  const umrn = wish.umrn === undefined ? mandateFor(draft, folio, amount, startsOn) : wish.umrn;
  layPlan(draft, {
    kind: 'SIP',
    folio,
    registeredOn: formOn,
    endsOn: forever(),
    bounceChance: 0.012,
    ...(random.chance(0.2) && frequency === 'monthly' && fund !== 'elss' ? { stepUp: 10 } : {}),
    ...wish,
    fund,
    frequency,
    startsOn,
    amount: fund === 'elss' ? Math.max(500, Math.round(amount / 500) * 500) : amount,
    umrn,
  });
}

/** The folio's mandate where it has one that is large enough. */
function mandateFor(
  draft: ClientDraft,
  folio: FolioDraft,
  amount: number,
  startsOn: DayNumber,
): string | null {
  const existing = draft.mandates.find(
    ({ folioNo, limit, status }) =>
      folioNo === folio.folioNo && status === 'APPROVED' && limit >= BigInt(amount) * 100n,
  );
  return (
    existing ?? layMandate(draft, folio, amount * 2, Math.max(startsOn - 24, folio.openedOn) as DayNumber)
  ).umrn;
}
