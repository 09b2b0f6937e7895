import { type OpportunityList, opportunityLists } from '@hub/domain/opportunity/lists';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';
import { investorId } from '../investor/investor-list.ts';

const { invalid, tooLong } = texts.field;

export const LONGEST_ROW_NOTE = 500;

/** A call or a message to a client. */
export const touch = z.object({
  act: z.enum(['call', 'message']),
  at: z.string(),
  note: z.nullable(z.string()),
});
export type Touch = z.infer<typeof touch>;

/** What the distributor says they did: they called, or sent what was written in another program. */
export const touchWays = ['call', 'whatsapp', 'email'] as const;

/** Notes a call or a message to a client, wherever it was begun. */
export const noteTouch = built('opportunity.touch', 'POST', '/{hub}/opportunity/touch', {
  repeat: 'keyed',
  access: ['investor/list', 'investor/details', 'investor/folio-details'],
  request: z.object({
    investorId,
    way: z.enum(touchWays, invalid),
    note: z.optional(text(LONGEST_ROW_NOTE, invalid, tooLong)),
  }),
  response: touch,
  reason: 'A call to a client is kept with the client; the spec lists no call for it.',
});

/** Calls and messages to a client, from the client’s page and from the lists, newest first. */
export const clientTouches = built('opportunity.touches', 'GET', '/{hub}/opportunity/touches', {
  access: ['investor/list', 'investor/details'],
  request: z.object({ investorId }),
  response: z.object({
    touches: z.array(
      z.object({
        ...touch.shape,
        /** The list of opportunities it was noted in; null where it was about the client as a whole. */
        list: z.nullable(z.enum(opportunityLists as [OpportunityList, ...OpportunityList[]])),
      }),
    ),
  }),
  reason: 'A call to a client is kept with the client; the spec lists no call for it.',
});
