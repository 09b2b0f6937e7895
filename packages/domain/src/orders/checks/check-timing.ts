import { businessDayOnOrAfter, type IsBusinessDay } from '../../calendar/business-days.ts';
import { todayInIndia } from '../../calendar/dates.ts';
import type { CutOffSide } from '../../schemes/applicable-nav.ts';
import type { SchemeFacts } from '../facts/order-facts.ts';
import { cutOffOn } from '../preview/order-nav.ts';
import { type Finding, warn } from './finding.ts';

const SATURDAY = 6;

/** What the clock and the calendar do to an order: good to know, never a refusal. */
export function checkTiming(
  side: CutOffSide,
  scheme: SchemeFacts,
  navDate: Temporal.PlainDate,
  now: Temporal.Instant,
  isBusinessDay: IsBusinessDay,
): Finding[] {
  const today = todayInIndia(now);
  if (!isBusinessDay(today)) {
    return [warn('day-off', null, { next: businessDayOnOrAfter(today, isBusinessDay), navDate })];
  }
  const findings: Finding[] = [];
  const cutOff = cutOffOn(side, scheme, today);
  if (Temporal.Instant.compare(now, cutOff) > 0)
    findings.push(warn('after-cut-off', null, { cutOff, navDate }));
  const next = nextWeekday(today);
  if (!isBusinessDay(next)) findings.push(warn('holiday-ahead', null, { on: next }));
  return findings;
}

function nextWeekday(day: Temporal.PlainDate): Temporal.PlainDate {
  const next = day.add({ days: 1 });
  return next.dayOfWeek < SATURDAY ? next : nextWeekday(next);
}
