import { perpetualEnd } from '../../calendar/dates.ts';
import type { PlanSchedule } from '../../plans/due-dates.ts';
import { type Frequency, frequencyFacts } from '../../plans/frequencies.ts';
import type { PlanCourse } from '../../plans/next-instalment.ts';
import type { Pause } from '../../plans/pause.ts';
import type { MandateFacts, OrderFacts, PlanFacts } from '../facts/order-facts.ts';
import type { OrderTerms } from '../terms/order-terms.ts';
import type { RegisterTerms } from '../terms/plan-terms.ts';
import { mandateAhead } from './mandate-ahead.ts';

/** Whether its day is one of the month; otherwise a weekday, or every day. */
export function hasDayOfMonth(frequency: Frequency): boolean {
  const { every } = frequencyFacts[frequency];
  return every !== null && 'months' in every;
}

/** The days of the month that are registered; null where the start says it. */
export const dueDaysOf = ({ frequency, day }: Pick<RegisterTerms, 'frequency' | 'day'>): number[] | null =>
  hasDayOfMonth(frequency) && day !== null ? [day] : null;

/** The mandate of the folio that an order names, or the one that is registered with it. */
export const mandateOf = (
  terms: OrderTerms,
  { mandates, folio = null }: Pick<OrderFacts, 'mandates'> & Partial<Pick<OrderFacts, 'folio'>>,
): MandateFacts | null =>
  'mandate' in terms ? (mandates.find(({ id }) => id === terms.mandate) ?? mandateAhead(terms, folio)) : null;

/** The plan an order changes or replaces; null where the folio has no such one. */
export function planOf(terms: OrderTerms, { plans }: Pick<OrderFacts, 'plans'>): PlanFacts | null {
  const named = nameOf(terms);
  return plans.find(({ kind, regNo }) => kind === named?.kind && regNo === named.regNo) ?? null;
}

function nameOf(terms: OrderTerms): Pick<PlanFacts, 'kind' | 'regNo'> | null {
  switch (terms.kind) {
    case 'pause':
      return { kind: 'SIP', regNo: terms.regNo };
    case 'stop':
      return { kind: terms.planKind, regNo: terms.regNo };
    case 'sip':
    case 'stp':
    case 'swp':
      return terms.replaces === null
        ? null
        : { kind: terms.kind.toUpperCase() as PlanFacts['kind'], regNo: terms.replaces };
    default:
      return null;
  }
}

/** How many the plan itself debits: an instalment that is paid at once is one of those asked for. */
function countOf(terms: RegisterTerms): number | null {
  if (terms.end.by !== 'count') return null;
  return terms.kind === 'sip' && terms.firstNow !== null ? terms.end.count - 1 : terms.end.count;
}

/** The dates of a plan before it is registered. One without an end goes as far as its mandate. */
export function scheduleOf(terms: RegisterTerms, mandate: MandateFacts | null): PlanSchedule {
  const { frequency, startsOn: start, end } = terms;
  const days = dueDaysOf(terms);
  return {
    frequency,
    start,
    end: end.by === 'date' ? end.date : end.by === 'perpetual' ? lastDay(mandate) : perpetualEnd(),
    count: countOf(terms),
    ...(days !== null && { days }),
  };
}

function lastDay(mandate: MandateFacts | null): Temporal.PlainDate {
  const latest = perpetualEnd();
  return mandate !== null && Temporal.PlainDate.compare(mandate.endsOn, latest) < 0 ? mandate.endsOn : latest;
}

/** A registered plan as its dates go on. */
export function courseOf(plan: PlanFacts): PlanCourse {
  const { frequency, startsOn, endsOn, ceasedOn, dueDays } = plan;
  return {
    frequency,
    start: startsOn,
    end: endsOn,
    count: null,
    ceasedOn,
    pauses: pausesOf(plan),
    ...(dueDays !== null && { days: dueDays }),
  };
}

/** The pause of the plan that this one replaces, where it is not over when this one begins: it goes on. */
export function existingPause(terms: RegisterTerms, facts: Pick<OrderFacts, 'plans'>): Pause | null {
  const plan = planOf(terms, facts);
  if (plan === null || plan.pausedFrom === null) return null;
  const { pausedFrom, pausedTo } = plan;
  const { startsOn } = terms;
  const isBefore = (day: Temporal.PlainDate): boolean => Temporal.PlainDate.compare(day, startsOn) < 0;
  if (pausedTo !== null && isBefore(pausedTo)) return null;
  return { from: isBefore(pausedFrom) ? startsOn : pausedFrom, to: pausedTo };
}

/** The pause that is registered, and those on their way. */
const pausesOf = ({ pausedFrom, pausedTo, requestedPauses }: PlanFacts): readonly Pause[] =>
  pausedFrom === null ? requestedPauses : [{ from: pausedFrom, to: pausedTo }, ...requestedPauses];
