import * as z from 'zod/mini';
import { text } from '../schemas/text-schema.ts';
import { texts } from '../texts/texts.ts';
import { staffCall } from './staff-call.ts';

const { invalid } = texts.field;

/** Days off of a year, by day. Acts: `holiday.add`, `holiday.remove`, `holiday.load`. */
export const listHolidays = staffCall('holidays.list', {
  access: 'masters.read',
  request: z.object({ year: text(4, invalid).check(z.regex(/^\d{4}$/, invalid)) }),
  response: z.object({
    rows: z.array(
      z.object({
        day: z.string(),
        name: z.string(),
        calendars: z.array(z.enum(['EQUITY', 'DEBT'])),
        isPast: z.boolean(),
      }),
    ),
    source: z.nullable(z.string()),
  }),
});
