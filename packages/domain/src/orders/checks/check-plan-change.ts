import { addBusinessDays } from '../../calendar/business-days.ts';
import { dayNumberOf } from '../../calendar/day-number.ts';
import { checkPause } from '../../plans/change/pause-plan.ts';
import { planLimitsOn } from '../../plans/change/plan-limits.ts';
import { stopPlan } from '../../plans/change/stop-plan.ts';
import type { OrderFacts, PlanFacts } from '../facts/order-facts.ts';
import { marketOf } from '../preview/order-nav.ts';
import { courseOf, planOf } from '../preview/plan-schedule.ts';
import type { OrderField } from '../terms/order-terms.ts';
import type { PauseTerms, RegisterTerms, StopTerms } from '../terms/plan-terms.ts';
import { block, type Finding, warn } from './finding.ts';

/** Why the plan cannot be changed at all: another folio's, stopped, or about to be. */
function checkExists(plan: PlanFacts | null, field: OrderField): Finding[] {
  if (plan === null) return [block('plan-unknown', field, {})];
  if (plan.ceasedOn !== null) return [block('plan-stopped', field, { on: plan.ceasedOn })];
  return plan.isStopRequested ? [block('stop-requested', field, {})] : [];
}

/** A SIP's pause (handbook §1.1). */
export function checkPauseOrder(terms: PauseTerms, facts: OrderFacts, today: Temporal.PlainDate): Finding[] {
  const plan = planOf(terms, facts);
  const existing = checkExists(plan, 'regNo');
  if (plan === null || existing.length > 0 || facts.scheme === null) return existing;
  const limits = planLimitsOn(dayNumberOf(today));
  const { months, leadDays, frequencies } = limits.pause;
  const fault = checkPause(courseOf(plan), terms, today, marketOf(facts.holidays, facts.scheme), limits);
  switch (fault.code) {
    case null:
      return checkOtherPause(plan, today);
    case 'frequency':
      return [block('pause-frequency', 'regNo', { offered: frequencies })];
    case 'order':
      return [block('pause-order', 'to', { from: terms.from })];
    case 'too-long':
      return [block('pause-too-long', 'to', { latest: fault.latest, months })];
    case 'overlaps':
      return [block('pause-overlaps', 'from', { from: fault.with.from, to: fault.with.to })];
    case 'empty':
      return [block('pause-empty', 'from', {})];
    case 'too-late':
      return [
        block('pause-too-late', 'from', { dueOn: fault.dueOn, requested: fault.requested, days: leadDays }),
      ];
  }
}

/** A registrar keeps one pause of a plan: the next is asked for when that one is over. */
function checkOtherPause({ pausedFrom, pausedTo, requestedPauses }: PlanFacts, today: Temporal.PlainDate) {
  const [requested] = requestedPauses;
  if (requested !== undefined)
    return [block('pause-other', 'regNo', { from: requested.from, to: requested.to })];
  if (pausedFrom === null) return [];
  const isOver = pausedTo !== null && Temporal.PlainDate.compare(pausedTo, today) < 0;
  return isOver ? [] : [block('pause-other', 'regNo', { from: pausedFrom, to: pausedTo })];
}

/** A stop: not when the next debit is on its way to the bank already (handbook §1.1). */
export function checkStopOrder(terms: StopTerms, facts: OrderFacts, today: Temporal.PlainDate): Finding[] {
  const plan = planOf(terms, facts);
  const existing = checkExists(plan, 'regNo');
  if (plan === null || existing.length > 0 || facts.scheme === null) return existing;
  const limits = planLimitsOn(dayNumberOf(today));
  const stop = stopPlan(courseOf(plan), today, marketOf(facts.holidays, facts.scheme), limits);
  if (!stop.isAllowed) {
    const { debitOn, allowedFrom } = stop;
    return [block('stop-too-late', 'regNo', { debitOn, allowedFrom, days: limits.stopDays })];
  }
  const { debits, from } = stop;
  return debits.length === 0 ? [] : [warn('debits-on-the-way', 'regNo', { count: debits.length, from })];
}

/** A plan that another one replaces stops on the day that one begins, so that day must be far enough. */
export function checkReplaced(terms: RegisterTerms, facts: OrderFacts, today: Temporal.PlainDate): Finding[] {
  if (terms.replaces === null) return [];
  const plan = planOf(terms, facts);
  const existing = checkExists(plan, 'replaces');
  if (existing.length > 0 || facts.scheme === null) return existing;
  const [requested] = plan?.requestedPauses ?? [];
  if (requested !== undefined) return [block('pause-requested', 'replaces', { ...requested })];
  const { stopDays } = planLimitsOn(dayNumberOf(today));
  const earliest = addBusinessDays(today, stopDays, marketOf(facts.holidays, facts.scheme));
  return Temporal.PlainDate.compare(terms.startsOn, earliest) < 0
    ? [block('replaces-too-near', 'startsOn', { earliest })]
    : [];
}
