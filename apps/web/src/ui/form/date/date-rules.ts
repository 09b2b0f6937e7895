import { businessDays, formatDate, nextBusinessDay, YEAR_BOUND } from '@hub/domain';

/** Which days may be chosen, as ISO dates. */
export interface DayRules {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** The holidays of the market by date, with their names: then business days are marked. */
  readonly holidays?: ReadonlyMap<string, string> | undefined;
  /** Days of a weekend on which the market works all the same. */
  readonly sessions?: ReadonlySet<string> | undefined;
  readonly isBusinessDayOnly?: boolean | undefined;
  /** Why a day cannot be chosen for any other reason; null when it can. */
  readonly whyNot?: ((date: string) => string | null) | undefined;
}

export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = `${YEAR_BOUND}-12-31`;

const plain = (date: string): Temporal.PlainDate => Temporal.PlainDate.from(date);
export const shownDate = (date: string): string => (date === '' ? '' : formatDate(plain(date)));
const calendarOf = (rules: DayRules) => businessDays(new Set(rules.holidays?.keys()), rules.sessions);

/** Why a day is no business day: the holiday's name, or the day of the weekend. Null on a business day. */
export function closedFor(date: string, rules: DayRules): string | null {
  if (rules.holidays === undefined || calendarOf(rules)(plain(date))) return null;
  return rules.holidays.get(date) ?? (plain(date).dayOfWeek === 6 ? 'Saturday' : 'Sunday');
}

function notInRange(date: string, { min = FIRST_DAY, max = LAST_DAY }: DayRules): string | null {
  if (date < min) return `Choose a date from ${shownDate(min)}`;
  return date > max ? `Choose a date up to ${shownDate(max)}` : null;
}

/** Why this day cannot be chosen, and what to choose instead; null when it can. */
export function dateProblem(date: string, rules: DayRules): string | null {
  const outside = notInRange(date, rules);
  if (outside !== null) return outside;
  const closed = rules.isBusinessDayOnly ? closedFor(date, rules) : null;
  if (closed === null) return rules.whyNot?.(date) ?? null;
  const next = formatDate(nextBusinessDay(plain(date), calendarOf(rules)));
  return `${shownDate(date)} is no business day (${closed}). The next is ${next}`;
}
