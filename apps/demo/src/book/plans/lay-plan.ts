import { type DebitReasonCode, debitReasons } from '@hub/contract/mandates/debit-reasons';
import { type DayNumber, dateOfDayNumber, type Paise, paise } from '@hub/domain';
import { perMillion } from '@hub/domain/money/per-million';
import { endsAfterFailures, type Frequency } from '@hub/domain/plans/frequencies';
import { monthlyEquivalent } from '@hub/domain/plans/monthly-equivalent';
import { type TopUp, toppedUpAmount } from '@hub/domain/plans/top-up';
import { type ClientDraft, type FolioDraft, rupees } from '../draft/client-draft.ts';
import type { PlanDraft } from '../draft/plan-draft.ts';
import type { PlanKind } from '../ground/rows.ts';
import type { PlanLink } from '../ledger/order.ts';
import { countInstalments, dueDays } from './due-days.ts';

/** A registration as its client wants it. */
export interface PlanTerms {
  readonly kind: PlanKind;
  readonly folio: FolioDraft;
  readonly fund: string;
  readonly target?: string;
  readonly amount: number;
  readonly frequency: Frequency;
  readonly registeredOn: DayNumber;
  readonly startsOn: DayNumber;
  readonly endsOn: DayNumber;
  readonly ceasedOn?: DayNumber;
  readonly paused?: { readonly from: DayNumber; readonly to: DayNumber };
  /** Per cent more every year, until it is twice the first: so much the mandate allows. */
  readonly stepUp?: number;
  /** How often a debit fails by chance, and how many of the last ones fail for certain. */
  readonly bounceChance?: number;
  readonly lastBounces?: number;
  readonly rejectedOn?: DayNumber;
  readonly reason?: string;
  readonly umrn?: string | null;
}

/** Why banks return debits: mostly for want of money. */
const bounceCodes: readonly DebitReasonCode[] = ['04', '04', '68', '58'];

export function layPlan(draft: ClientDraft, terms: PlanTerms): PlanDraft {
  const { calendar, setting } = draft;
  const link: PlanLink = { regNo: setting.numbers.planNo(), euin: draft.euin(), done: 0 };
  const scheme = draft.scheme(terms.fund);
  const { kind, frequency, startsOn, endsOn, ceasedOn = null, rejectedOn = null, paused = null } = terms;
  const due = debitDays(terms, calendar);
  const { bounced, inRow } = layDebits(draft, terms, link, due);
  const lastDueOn = due.at(-1) ?? null;
  const amount = rupees(terms.amount);
  const topUp = topUpOf(terms);
  const plan: PlanDraft = {
    link,
    row: {
      arn: setting.arn,
      kind,
      regNo: link.regNo,
      folioNo: terms.folio.folioNo,
      schemeCode: scheme.row.code,
      targetCode: terms.target === undefined ? null : draft.scheme(terms.target).row.code,
      amount,
      topUpBasisPoints: topUp === null ? null : (terms.stepUp ?? 0) * 100,
      topUpCap: topUp?.cap ?? null,
      frequency,
      registeredOn: terms.registeredOn,
      startsOn,
      endsOn,
      ceasedOn,
      pausedFrom: paused?.from ?? null,
      pausedTo: paused?.to ?? null,
      rejectedOn,
      reason: terms.reason ?? null,
      umrn: terms.umrn ?? null,
      instalments: countInstalments(frequency, startsOn, endsOn, calendar),
      bounced,
      bouncedInRow: inRow,
      lastDueOn,
      monthly: monthlyEquivalent(amount, frequency),
    },
  };
  draft.plans.push(plan);
  return plan;
}

/** Each debit so far, as it went through or was returned. Counts those that were returned. */
function layDebits(
  draft: ClientDraft,
  terms: PlanTerms,
  link: PlanLink,
  due: readonly DayNumber[],
): { readonly bounced: number; readonly inRow: number } {
  const { calendar, random, setting } = draft;
  const { kind, frequency } = terms;
  let bounced = 0;
  let inRow = 0;
  due.forEach((day, index) => {
    const amount = steppedUp(terms, day);
    const isLast = index >= due.length - (terms.lastBounces ?? 0);
    const mayBounce = !endsAfterFailures(frequency, inRow + 1) && index < due.length - 4;
    if (isLast || (mayBounce && random.chance(terms.bounceChance ?? 0))) {
      bounced += 1;
      inRow += 1;
      const code = random.pick(bounceCodes);
      draft.instalments.push({
        arn: setting.arn,
        kind,
        folioNo: terms.folio.folioNo,
        regNo: link.regNo,
        dueOn: day,
        status: 'BOUNCED',
        amount,
        code,
        reason: debitReasons[code].words,
      });
      return;
    }
    inRow = 0;
    const on = calendar.onOrAfter(day);
    if (kind === 'SIP') draft.buy(terms.folio, terms.fund, on, amount, link);
    else if (kind === 'SWP') draft.sell(terms.folio, terms.fund, on, { by: 'amount', amount }, link);
    else draft.move(terms.folio, terms.fund, terms.target ?? terms.fund, on, { by: 'amount', amount }, link);
  });

  return { bounced, inRow };
}

/** The days of a debit so far. */
function debitDays(terms: PlanTerms, calendar: ClientDraft['calendar']): readonly DayNumber[] {
  const { frequency, startsOn, endsOn, ceasedOn = null, rejectedOn = null, paused = null } = terms;
  const due: DayNumber[] = [];
  if (rejectedOn !== null) return due;
  const runsUntil = Math.min(endsOn, ceasedOn ?? endsOn) as DayNumber;
  for (const day of dueDays(frequency, startsOn, runsUntil, calendar)) {
    const on = calendar.onOrAfter(day);
    if (paused !== null && day >= paused.from && day <= paused.to) continue;
    if (on > calendar.lastBusinessDay) break;
    if (ceasedOn === null || day < ceasedOn) due.push(day);
  }
  return due;
}

function topUpOf({ amount, stepUp = 0 }: PlanTerms): TopUp | null {
  if (stepUp === 0) return null;
  const rate = perMillion(BigInt(stepUp) * 10_000n);
  return { by: { kind: 'rate', rate }, everyMonths: 12, cap: paise(rupees(amount) * 2n) };
}

const steppedUp = (terms: PlanTerms, day: DayNumber): Paise =>
  toppedUpAmount(rupees(terms.amount), topUpOf(terms), dateOfDayNumber(terms.startsOn), dateOfDayNumber(day));
