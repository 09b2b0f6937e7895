import { sipRemedies, sipStates } from '@hub/domain/opportunity/sip-health';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { moneyText } from '../../schemas/figure-schemas.ts';
import { day, format, pageNumber, words } from '../../schemas/list-shapes.ts';
import { texts } from '../../texts/texts.ts';
import { kycStatuses } from '../investor/investor.ts';
import { isOneWay, someRows } from './opportunity.ts';
import {
  isWritten,
  messageChannel,
  recipientsReply,
  sentReply,
  writtenMessage,
} from './opportunity-messages.ts';
import { touch } from './opportunity-touches.ts';

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
  /** The last call or message to the client. */
  lastTouch: z.nullable(touch),
});
export type SipInNeed = z.infer<typeof sip>;

const filter = { words, state: z.optional(state) };
const access = ['opportunity/sip'] as const;

/** SIPs that somebody is needed for, each once and in its gravest state, what is lost soonest first, 10 to a page. */
export const sipHealth = built('opportunity.sipHealth', 'GET', '/{hub}/opportunity/sip-health', {
  access,
  request: z.object({ ...filter, pageNumber }),
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

/** Which SIPs are meant: all that the filter selects, of them only `keys` (folio and number), or all but `except`. */
const chosenSips = { ...filter, ...someRows };

export const exportSipHealth = built(
  'opportunity.exportSipHealth',
  'POST',
  '/{hub}/opportunity/sip-health/export',
  {
    repeat: 'safe',
    access,
    reply: 'file',
    request: z.object({ ...chosenSips, format }).check(isOneWay),
    response: z.unknown(),
    reason: 'Lists export to Excel, CSV and PDF (Design §6); the spec lists no call for it.',
  },
);

/** To whom a message about the chosen SIPs can go: of each client, about the one that is lost soonest. */
export const sipHealthRecipients = built(
  'opportunity.sipHealthRecipients',
  'POST',
  '/{hub}/opportunity/sip-health/recipients',
  {
    repeat: 'safe',
    access,
    request: z.object({ ...chosenSips, channel: messageChannel, pageNumber }).check(isOneWay),
    response: recipientsReply,
    reason: 'Consent and contacts are looked at before a message is written; the spec lists no call for it.',
  },
);

export const sendSipHealth = built(
  'opportunity.sendSipHealth',
  'POST',
  '/{hub}/opportunity/sip-health/send',
  {
    repeat: 'keyed',
    access,
    request: z.object({ ...chosenSips, ...writtenMessage }).check(isOneWay, ...isWritten),
    response: sentReply,
    reason: 'A message about a list goes out from here; the spec lists no call for it.',
  },
);
