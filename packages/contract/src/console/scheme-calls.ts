import * as z from 'zod/mini';
import { text } from '../schemas/text-schema.ts';
import { texts } from '../texts/texts.ts';
import { staffCall } from './staff-call.ts';

const { invalid } = texts.field;

/** All schemes of the house, by name. Acts: `scheme.load`, `scheme.merge`, `scheme.close`, `scheme.reopen`, `scheme.nfo`. */
export const listSchemes = staffCall('schemes.list', {
  access: 'masters.read',
  request: z.object({ search: z.optional(text(60, invalid)) }),
  response: z.object({
    rows: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        plan: z.enum(['REGULAR', 'DIRECT']),
        option: z.enum(['GROWTH', 'IDCW']),
        category: z.string(),
        rta: z.enum(['CAMS', 'KFIN']),
        rtaCode: z.string(),
        isOpen: z.boolean(),
        nav: z.nullable(z.string()),
        navDay: z.nullable(z.string()),
      }),
    ),
  }),
});

export const readScheme = staffCall('schemes.read', {
  access: 'masters.read',
  request: z.object({ code: text(12, invalid) }),
  response: z.object({
    code: z.string(),
    name: z.string(),
    /** Field → what it says, in words; names in `schemeMasterTexts.names`. */
    fields: z.array(z.object({ name: z.string(), value: z.string() })),
    /** Newest first: TER, links, riskometer, former names, merger, NFO. */
    facts: z.array(
      z.object({
        fact: z.string(),
        value: z.string(),
        from: z.string(),
        source: z.string(),
        notedAt: z.string(),
      }),
    ),
  }),
});
