import { type RequestOf, type ResponseOf, texts } from '@hub/contract';
import type { businessDate, nextCutOff as nextCutOffCall } from '@hub/contract/calls/reference/reference';
import { businessDayOnOrAfter, businessDays, dayNumberOf, nextBusinessDay, todayInIndia } from '@hub/domain';
import { ruleInForce } from '@hub/domain/calendar/dated-rule';
import { nextCutOff } from '@hub/domain/orders/preview/next-cut-off';
import { cutOffRules } from '@hub/domain/schemes/applicable-nav';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { malformed } from '../../../calls/refusal/refusal.ts';
import { oneStatement } from '../../../db/queries.ts';
import { findHolidays } from './calendar.repository.ts';

export async function getBusinessDate(
  { db, clock }: SignedInContext,
  { calendar = 'EQUITY', date: requested }: RequestOf<typeof businessDate>,
): Promise<ResponseOf<typeof businessDate>> {
  const date = requested === undefined ? todayInIndia(clock.now()) : dayOf(requested);
  const holidays = await findHolidays(oneStatement(db, 'nobody'), calendar);
  const isBusinessDay = businessDays(new Set(holidays.keys()));
  const times = ruleInForce(cutOffRules, dayNumberOf(date));
  if (times === null) throw malformed({ date: texts.field.invalid });
  return {
    calendar,
    date: date.toString(),
    isBusinessDay: isBusinessDay(date),
    holiday: holidays.get(date.toString()) ?? null,
    businessDate: businessDayOnOrAfter(date, isBusinessDay).toString(),
    next: nextBusinessDay(date, isBusinessDay).toString(),
    coveredUntil: coveredUntil(holidays.keys(), date),
    cutOffs: {
      buy: times.buy,
      buyLiquid: times.buyLiquid,
      redeem: times.redeem,
      redeemOvernight: times.redeemOvernightOnline,
    },
  };
}

export async function getNextCutOff({
  db,
  clock,
}: SignedInContext): Promise<ResponseOf<typeof nextCutOffCall>> {
  const now = clock.now();
  const holidays = await findHolidays(oneStatement(db, 'nobody'), 'EQUITY');
  const { navDate, until } = nextCutOff(now, businessDays(new Set(holidays.keys())));
  return { now: now.toString(), navDate: navDate.toString(), until: until.toString() };
}

/** A list of holidays is made for whole years; before it comes nobody knows the year's. */
function coveredUntil(days: Iterable<string>, date: Temporal.PlainDate): string {
  const years = [...days].map((day) => Number(day.slice(0, 4)));
  return `${years.length === 0 ? date.year - 1 : Math.max(...years)}-12-31`;
}

function dayOf(text: string): Temporal.PlainDate {
  try {
    return Temporal.PlainDate.from(text);
  } catch {
    throw malformed({ date: texts.field.invalid });
  }
}
