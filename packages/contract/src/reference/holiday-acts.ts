import * as z from 'zod/mini';
import { declareAct } from '../acts/act-declaration.ts';
import { actFile } from '../acts/act-file.ts';
import { text } from '../schemas/text-schema.ts';
import { typedName } from '../schemas/typed-text.ts';
import { texts } from '../texts/texts.ts';
import { holidayTexts } from './holiday-texts.ts';

const { invalid, required } = texts.field;
const { fields: labels, faults } = holidayTexts;
const about = 'masters';
const day = text(10, faults.day).check(z.regex(/^\d{4}-\d{2}-\d{2}$/, faults.day));
const calendar = z.enum(['BOTH', 'EQUITY', 'DEBT'], invalid);
const calendarField = { label: labels.calendar, kind: 'choice', options: labels.calendars } as const;
const dayField = { label: labels.day, kind: 'day' } as const;

export const addHoliday = declareAct({
  name: 'holiday.add',
  about,
  approval: 'always',
  ...holidayTexts.add,
  input: z.object({ calendar, day, name: typedName(80).check(z.minLength(1, required)) }),
  fields: { calendar: calendarField, day: dayField, name: { label: labels.name, kind: 'text' } },
});

export const removeHoliday = declareAct({
  name: 'holiday.remove',
  about,
  approval: 'always',
  ...holidayTexts.remove,
  input: z.object({ calendar, day }),
  fields: { calendar: calendarField, day: dayField },
});

/** A published list, whole years at once. */
export const loadHolidays = declareAct({
  name: 'holiday.load',
  about,
  approval: 'always',
  ...holidayTexts.load,
  input: z.object({ file: actFile }),
  fields: { file: { label: labels.file, kind: 'file', help: labels.fileHelp } },
});
