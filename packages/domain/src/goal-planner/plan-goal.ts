import { dayNumberOf } from '../calendar/day-number.ts';
import { wholeMonths } from '../calendar/whole-months.ts';
import { type BasisPoints, type Paise, paise } from '../money/scaled.ts';
import { type Delay, delayOf } from './delay.ts';
import { neededFor } from './drawings.ts';
import type { GoalTerms } from './goal.ts';
import { grown, lumpsumNeeded } from './grown.ts';
import { type ReturnCase, returnBand, returnRuleOn } from './return-band.ts';
import { rupeesUp } from './rupees-up.ts';
import { type SipCourse, sipNeeded, sipPaidIn } from './sip-worth.ts';

/** What it takes at one of the assumed returns. */
interface GoalCase {
  readonly returns: BasisPoints;
  /** What is held now, on the due date. */
  readonly heldThen: Paise;
  /** What the target has beyond it. */
  readonly shortfall: Paise;
  /** A month from today on, before it is stepped up; whole rupees. */
  readonly sip: Paise;
  readonly paidIn: Paise;
  /** Or all at once today; whole rupees. */
  readonly lumpsum: Paise;
  /** What a year's wait does to the SIP; null where there is no shortfall. */
  readonly delay: Delay | null;
}

export interface GoalPlan {
  /** Whole months until it is due: as many instalments. */
  readonly months: number;
  /** The cost with inflation: of all of it, of the first year or of the first month. */
  readonly costThen: Paise;
  /** What must be there on the due date. */
  readonly target: Paise;
  readonly cases: Readonly<Record<ReturnCase, GoalCase>>;
}

/** Of terms that `checkGoal` lets through. Nothing in it is promised: it is what follows if the assumptions hold. */
export function planGoal(terms: GoalTerms, today: Temporal.PlainDate): GoalPlan {
  const months = wholeMonths(today, terms.due);
  const costThen = grown(terms.cost, terms.inflation, months);
  const target = neededFor({
    first: costThen,
    every: terms.kind === 'retirement' ? 'month' : 'year',
    years: terms.years,
    rise: terms.inflation,
    rate: terms.returnsAfter,
  });
  const band = returnBand(terms.returns, terms.basis, returnRuleOn(dayNumberOf(today)));
  const at = (returns: BasisPoints) => caseOf(terms, { months, target, returns });
  return {
    months,
    costThen,
    target,
    cases: { low: at(band.low), middle: at(band.middle), high: at(band.high) },
  };
}

interface CaseQuestion {
  readonly months: number;
  readonly target: Paise;
  readonly returns: BasisPoints;
}

function caseOf(terms: GoalTerms, { months, target, returns }: CaseQuestion): GoalCase {
  const heldThen = grown(terms.held, returns, months);
  const shortfall = paise(heldThen < target ? target - heldThen : 0n);
  const course = goalCourse(terms, months, returns);
  const sip = rupeesUp(sipNeeded(shortfall, course));
  return {
    returns,
    heldThen,
    shortfall,
    sip,
    paidIn: sipPaidIn(sip, course),
    lumpsum: rupeesUp(lumpsumNeeded(shortfall, returns, months)),
    delay: shortfall === 0n ? null : wholeRupees(delayOf(sip, course)),
  };
}

const wholeRupees = ({ lost, sip }: Delay): Delay => ({ lost, sip: sip === null ? null : rupeesUp(sip) });

export const goalCourse = (
  { basis, stepUp }: Pick<GoalTerms, 'basis' | 'stepUp'>,
  months: number,
  returns: BasisPoints,
): SipCourse => ({ months, rate: returns, basis, paid: 'start', stepUp: { kind: 'rate', rate: stepUp } });
