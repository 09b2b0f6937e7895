import { addBusinessDays, businessDayOnOrAfter, type IsBusinessDay } from '../calendar/business-days.ts';
import type { QuerySection } from './query-sections.ts';

/**
 * By the end of which day the desk answers. What is asked on a day on which nobody works counts as asked on the next
 * business day.
 */
export function answerDueOn(
  requestedOn: Temporal.PlainDate,
  { answerDays }: Pick<QuerySection, 'answerDays'>,
  isBusinessDay: IsBusinessDay,
): Temporal.PlainDate {
  return addBusinessDays(businessDayOnOrAfter(requestedOn, isBusinessDay), answerDays, isBusinessDay);
}
