import { opportunityLists, opportunityScreen } from '@hub/domain/opportunity/lists';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { day } from '../../schemas/list-shapes.ts';
import { text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';
import { investorId } from '../investor/investor-list.ts';
import { chosenRows, isOneWay, opportunityList, rowKey } from './opportunity.ts';
import { LONGEST_ROW_NOTE } from './opportunity-touches.ts';
import { rowActs } from './rows.ts';

const { invalid, tooLong, required } = texts.field;
const screens = opportunityLists.map(opportunityScreen);

export { chosenRows, isOneWay };

/** What the distributor says they did, or wants with rows. */
const saidActs = ['call', 'message', 'snooze', 'note', 'done', 'reopen'] as const;

/** Rows that an act did not take, and why. */
export const refusedRows = z.array(
  z.object({ key: z.string(), investor: z.nullable(z.string()), why: z.string() }),
);

/** Rows that changed meanwhile are said one by one, the rest goes through. */
export const actOnRows = built('opportunity.act', 'POST', '/{hub}/opportunity/act', {
  repeat: 'keyed',
  access: screens,
  request: z
    .object({
      ...chosenRows,
      act: z.enum(saidActs, invalid),
      /** Of a snooze: the day on which the row comes back. */
      until: z.optional(text(10, texts.field.invalid).check(z.iso.date(texts.field.invalid))),
      note: z.optional(text(LONGEST_ROW_NOTE, invalid, tooLong)),
    })
    .check(
      z.refine(({ act, until }) => act !== 'snooze' || until !== undefined, {
        error: required,
        path: ['until'],
      }),
      z.refine(({ act, note }) => act !== 'note' || (note?.trim() ?? '') !== '', {
        error: required,
        path: ['note'],
      }),
      isOneWay,
    ),
  response: z.object({ rows: z.int(), refused: refusedRows }),
  reason: 'What was done about a row is kept with it; the spec lists no call for it.',
});

/** All that was done about one row, and calls and messages to its client that no row was named for, newest first. */
export const rowHistory = built('opportunity.history', 'GET', '/{hub}/opportunity/history', {
  access: screens,
  request: z.object({ list: opportunityList, key: rowKey, investorId }),
  response: z.object({
    acts: z.array(
      z.object({
        act: z.enum(rowActs),
        at: z.string(),
        until: z.nullable(day),
        note: z.nullable(z.string()),
        order: z.nullable(z.object({ reference: z.string(), status: z.string() })),
      }),
    ),
  }),
  reason: 'What was done about a row is kept with it; the spec lists no call for it.',
});
