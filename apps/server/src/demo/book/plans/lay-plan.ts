import { type DebitReasonCode, debitReasons } from '@hub/contract/mandates/debit-reasons';
import type { DayNumber } from '@hub/domain';
import { endsAfterFailures, type Frequency } from '@hub/domain/plans/frequencies';
import { monthlyEquivalent } from '@hub/domain/plans/monthly-equivalent';
import { type ClientDraft, type FolioDraft, rupees } from '../client-draft.ts';
import type { PlanLink } from '../ledger/order.ts';
import type { PlanKind } from '../rows.ts';
import { countInstalments, dueDays } from './due-days.ts';
import type { PlanDraft } from './plan-draft.ts';

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
  /** Per cent more every year. */
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
  const { calendar, random, setting } = draft;
  const link: PlanLink = { regNo: setting.numbers.planNo(), euin: draft.euin(), done: 0 };
  const scheme = draft.scheme(terms.fund);
  const { kind, frequency, startsOn, endsOn, ceasedOn = null, rejectedOn = null, paused = null } = terms;
  const runsUntil = Math.min(endsOn, ceasedOn ?? endsOn) as DayNumber;

  const due: DayNumber[] = [];
  let nextOn: DayNumber | null = null;
  if (rejectedOn === null) {
    for (const day of dueDays(frequency, startsOn, runsUntil, calendar)) {
      const on = calendar.onOrAfter(day);
      if (paused !== null && day >= paused.from && day <= paused.to) continue;
      if (on > calendar.lastBusinessDay) {
        nextOn = ceasedOn === null ? on : null;
        break;
      }
      if (ceasedOn === null || day < ceasedOn) due.push(day);
    }
  }

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
        amount: rupees(amount),
        code,
        reason: debitReasons[code].words,
      });
      return;
    }
    inRow = 0;
    const on = calendar.onOrAfter(day);
    if (kind === 'SIP') draft.buy(terms.folio, terms.fund, on, amount, link);
    else if (kind === 'SWP')
      draft.sell(terms.folio, terms.fund, on, { by: 'amount', amount: rupees(amount) }, link);
    else
      draft.move(
        terms.folio,
        terms.fund,
        terms.target ?? terms.fund,
        on,
        { by: 'amount', amount: rupees(amount) },
        link,
      );
  });

  const lastDueOn = due.at(-1) ?? null;
  const amount = rupees(steppedUp(terms, nextOn ?? lastDueOn ?? startsOn));
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

/** One step for each whole year, to the next hundred. */
function steppedUp({ amount, stepUp = 0, startsOn }: PlanTerms, day: DayNumber): number {
  const years = Math.max(0, Math.floor((day - startsOn) / 365.25));
  let stepped = amount;
  for (let year = 0; year < years && stepUp > 0; year += 1) {
    stepped = Math.ceil((stepped * (1 + stepUp / 100)) / 100) * 100;
  }
  return stepped;
}
