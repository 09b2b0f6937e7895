import * as z from 'zod/mini';
import { text } from '../schemas/text-schema.ts';
import { texts } from '../texts/texts.ts';
import { staffCall } from './staff-call.ts';

const { invalid } = texts.field;

const cover = z.object({
  id: z.string(),
  name: z.string(),
  /** ISO days, both included. */
  from: z.string(),
  to: z.string(),
});

export const managerRow = z.object({
  id: z.string(),
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  city: z.string(),
  availability: z.string(),
  arns: z.int(),
  /** Of all their ARNs, `382400000.00`. */
  aum: z.string(),
  /** The last day of somebody who left. */
  leftOn: z.nullable(z.string()),
  /** Who looks after their ARNs meanwhile: what runs or is to come. */
  covers: z.array(cover),
});
export type ManagerRow = z.infer<typeof managerRow>;

export const listManagers = staffCall('rms.list', {
  access: 'distributors.read',
  request: z.object({
    /** Parts of name, city or e-mail. */
    search: z.optional(text(60, invalid)),
    /** Those who left, too. */
    withLeft: z.optional(z.boolean(invalid)),
  }),
  response: z.object({
    rows: z.array(managerRow),
    /** ARNs that nobody looks after. */
    withoutRm: z.int(),
  }),
});
