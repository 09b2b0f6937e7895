import { hash } from 'node:crypto';
import type { ActFile } from '@hub/contract/acts/act-file';
import { subjectOf } from '@hub/contract/acts/act-subject';
import { loadHolidays } from '@hub/contract/reference/holiday-acts';
import { holidayTexts as texts } from '@hub/contract/reference/holiday-texts';
import { formatDate, todayInIndia } from '@hub/domain';
import { type Act, act } from '../../../acts/act.ts';
import { CellFault, openColumns } from '../../../sheets/sheet-columns.ts';
import { orRefuse, readSheetFile, refusedFile } from '../../../sheets/sheet-file.ts';
import type { Holiday } from '../data/builtin-lists.ts';
import { holidayList } from '../import/holiday-list.ts';
import { RowFault } from '../import/list-row.ts';
import { replaceHolidays } from '../lists/import-list.repository.ts';
import { lockLists } from '../lists/lists.repository.ts';
import { recordHolidays } from './holiday-acts.ts';
import { countOnDay, findYears, type HolidayRow } from './holidays.repository.ts';

interface Prepared {
  readonly days: readonly Holiday[];
  readonly hasCalendars: boolean;
}

const keyOf = ({ calendar, day, name }: HolidayRow): string => `${day} ${calendar} ${name}`;
const shown = ({ calendar, day, name }: HolidayRow) => ({
  what: `${formatDate(Temporal.PlainDate.from(day))}, ${texts.calendarNames[calendar]}`,
  name,
});

const loadAct: Act<{ file: ActFile }, Prepared> = {
  declaration: loadHolidays,
  filesOf: ({ file }) => [file],
  async prepare(context, { file }) {
    const sheet = await readSheetFile(context, file);
    const columns = await orRefuse(() => openColumns(sheet, holidayList.columns, holidayList.needs));
    const { rows, faults } = columns.rows((cells) => {
      try {
        return holidayList.rowsOf(cells);
      } catch (error) {
        throw error instanceof RowFault ? new CellFault(error.field, error.message) : error;
      }
    });
    if (faults.length > 0) throw refusedFile(faults);
    return { days: rows.flat(), hasCalendars: columns.has('calendar') };
  },
  async preview({ clock }, tx, { file }, { days }) {
    await lockLists(tx);
    const years = [...new Set(days.map(({ day }) => Number(day.slice(0, 4))))];
    const before = await findYears(tx, years);
    const [had, has] = [new Set(before.map(keyOf)), new Set(days.map(keyOf))];
    const come = days.filter((one) => !had.has(keyOf(one)));
    const go = before.filter((one) => !has.has(keyOf(one)));
    if (come.length + go.length === 0) throw refusedFile([], texts.faults.nothing);
    const today = todayInIndia(clock.now()).toString();
    // An order that has its NAV keeps it.
    for (const { calendar, day } of [...come, ...go].filter((one) => one.day < today)) {
      const { orders } = await countOnDay(tx, [calendar], day);
      if (orders > 0) throw refusedFile([], texts.faults.pastRows(formatDate(Temporal.PlainDate.from(day))));
    }
    return {
      subject: subjectOf('list', 'holidays'),
      subjectName: file.name,
      sentence: texts.sentences.load(come.length, go.length),
      changes: [
        ...go.map((one) => ({ what: shown(one).what, before: one.name, after: texts.open })),
        ...come.map((one) => ({ what: shown(one).what, before: texts.open, after: one.name })),
      ],
      basis: hash('sha256', JSON.stringify([before, days])),
    };
  },
  async run(_, tx, __, { days, hasCalendars }) {
    const { added, changed } = await replaceHolidays(tx, days, hasCalendars);
    await recordHolidays(tx);
    return { added, changed };
  },
};

export const loadHolidaysAct = act(loadAct);
