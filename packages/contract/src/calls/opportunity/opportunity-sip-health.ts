import { sipRemedies, sipStates } from '@hub/domain/opportunity/sip-health';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { moneyText } from '../../schemas/figure-schemas.ts';
import { day, pageNumber, words } from '../../schemas/list-shapes.ts';
import { texts } from '../../texts/texts.ts';
import { kycStatuses } from '../investor/investor.ts';

const state = z.enum(sipStates, texts.field.invalid);
const figure = z.object({ plans: z.int(), monthly: moneyText });

const sip = z.object({
  investorId: z.string(),
  investor: z.string(),
  hasMobile: z.boolean(),
  /** The mobile's end; null where there is none. */
  maskedMobile: z.nullable(z.string()),
  kyc: z.enum(kycStatuses),
  folioNo: z.string(),
  regNo: z.string(),
  scheme: z.object({ code: z.string(), name: z.string() }),
  amount: moneyText,
  monthly: moneyText,
  state,
  /** The next debit; of a SIP that ends, was rejected or ceased, that day. */
  on: z.nullable(day),
  why: z.nullable(z.string()),
  remedy: z.enum(sipRemedies),
});
export type SipInNeed = z.infer<typeof sip>;

/** SIPs that somebody is needed for, each once and in its gravest state, what is lost soonest first, 10 to a page. */
export const sipHealth = built('opportunity.sipHealth', 'GET', '/{hub}/opportunity/sip-health', {
  access: ['opportunity/sip'],
  request: z.object({ words, state: z.optional(state), pageNumber }),
  response: z.object({
    items: z.array(sip),
    pageNumber: z.int(),
    /** Of all pages together; with the first page only. */
    totals: z.nullable(figure),
    /** Of each state whatever the filter is, and of all that run; with the first page only. */
    states: z.nullable(z.record(state, figure)),
    running: z.nullable(figure),
  }),
  reason: 'Rejected, ceased and threatened SIPs are one list; the spec lists no call for it.',
});
