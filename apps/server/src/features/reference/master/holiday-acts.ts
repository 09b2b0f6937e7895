import { subjectOf } from '@hub/contract/acts/act-subject';
import { addHoliday, removeHoliday } from '@hub/contract/reference/holiday-acts';
import { holidayTexts as texts } from '@hub/contract/reference/holiday-texts';
import {
  businessDays,
  formatDate,
  formatRupees,
  type MarketCalendar,
  moneyOf,
  nextBusinessDay,
  todayInIndia,
} from '@hub/domain';
import { type ActContext, act } from '../../../acts/act.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import type { Tx } from '../../../db/database.ts';
import { findHolidays } from '../calendar/calendar.repository.ts';
import { countList, lockLists, recordList } from '../lists/lists.repository.ts';
import { addDay, countOnDay, findDay, type HolidayRow, removeDay } from './holidays.repository.ts';

const { faults, effects, calendarNames, sentences } = texts;

type Named = 'BOTH' | MarketCalendar;
const calendarsOf = (calendar: Named): readonly MarketCalendar[] =>
  calendar === 'BOTH' ? ['EQUITY', 'DEBT'] : [calendar];

const refusedAt = (field: string, message: string): Refusal =>
  new Refusal('rule', message, { fields: { [field]: message } });

const SATURDAY = 6;

/** A day to come: a change never alters an earlier one. */
function heldDay({ clock }: ActContext, typed: string): Temporal.PlainDate {
  let day: Temporal.PlainDate;
  try {
    day = Temporal.PlainDate.from(typed);
  } catch {
    throw refusedAt('day', faults.day);
  }
  if (Temporal.PlainDate.compare(day, todayInIndia(clock.now())) < 0) throw refusedAt('day', faults.past);
  if (day.dayOfWeek >= SATURDAY) throw refusedAt('day', faults.weekend);
  return day;
}

/** When a day off is new: what had its NAV on it. */
async function movedBy(tx: Tx, calendars: readonly MarketCalendar[], day: Temporal.PlainDate) {
  const { orders, amount, instalments } = await countOnDay(tx, calendars, day.toString());
  const [calendar = 'EQUITY'] = calendars;
  const off = new Set([...(await findHolidays(tx, calendar)).keys(), day.toString()]);
  const next = formatDate(nextBusinessDay(day, businessDays(off)));
  return [
    orders === 0 ? effects.noOrders : effects.orders(orders, formatRupees(moneyOf(amount)), next),
    ...(instalments === 0 ? [] : [effects.instalments(instalments)]),
  ];
}

/** From here on the list is the house's own, and no release replaces it. */
export async function recordHolidays(tx: Tx): Promise<void> {
  await recordList(tx, 'holidays', 'console', await countList(tx, 'holidays'));
}

const nameIn = (rows: readonly HolidayRow[], calendar: MarketCalendar): string =>
  rows.find((row) => row.calendar === calendar)?.name ?? texts.open;

const add = act({
  declaration: addHoliday,
  async preview(context, tx, { calendar, day: typed, name }) {
    const day = heldDay(context, typed);
    await lockLists(tx);
    const calendars = calendarsOf(calendar);
    const rows = await findDay(tx, typed);
    if (rows.some((row) => calendars.includes(row.calendar))) throw refusedAt('day', faults.exists);
    const shown = formatDate(day);
    return {
      subject: subjectOf('holiday', typed),
      subjectName: texts.subject(shown, name),
      sentence: sentences.add(shown, name),
      changes: calendars.map((one) => ({ what: calendarNames[one], before: texts.open, after: name })),
      effects: await movedBy(tx, calendars, day),
    };
  },
  async run(_, tx, { calendar, day, name }) {
    await addDay(tx, calendarsOf(calendar), day, name);
    await recordHolidays(tx);
  },
});

const remove = act({
  declaration: removeHoliday,
  async preview(context, tx, { calendar, day: typed }) {
    const day = heldDay(context, typed);
    await lockLists(tx);
    const calendars = calendarsOf(calendar);
    const rows = await findDay(tx, typed);
    if (!calendars.every((one) => rows.some((row) => row.calendar === one)))
      throw refusedAt('day', faults.unknown);
    const shown = formatDate(day);
    const name = rows[0]?.name ?? '';
    return {
      subject: subjectOf('holiday', typed),
      subjectName: texts.subject(shown, name),
      sentence: sentences.remove(shown, name),
      changes: calendars.map((one) => ({
        ...{ what: calendarNames[one], before: nameIn(rows, one), after: texts.open },
      })),
    };
  },
  async run(_, tx, { calendar, day }) {
    await removeDay(tx, calendarsOf(calendar), day);
    await recordHolidays(tx);
  },
});

export const holidayActs = [add, remove];
