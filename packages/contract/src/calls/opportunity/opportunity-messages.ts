import { opportunityLists, opportunityScreen } from '@hub/domain/opportunity/lists';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { moneyText } from '../../schemas/figure-schemas.ts';
import { day, pageNumber } from '../../schemas/list-shapes.ts';
import { text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';
import { investorId } from '../investor/investor-list.ts';
import { chosenRows, isOneWay, refusedRows } from './opportunity-acts.ts';

const { invalid, tooLong, required } = texts.field;
const screens = opportunityLists.map(opportunityScreen);

/** WhatsApp opens on the distributor's own device; the other two go out from here. */
export const messageChannels = ['whatsapp', 'sms', 'email'] as const;
export type MessageChannel = (typeof messageChannels)[number];
export const messageChannel = z.enum(messageChannels, invalid);

/** Why a client gets no message. */
export const messageFaults = ['no-consent', 'no-contact', 'dead-contact'] as const;
export type MessageFault = (typeof messageFaults)[number];

/** What stands in a message for a row's own figures. */
export const messageMarks = ['{name}', '{scheme}', '{amount}', '{date}'] as const;

/** To whom a message can go, one line for each client, 10 to a page. */
export const recipientsReply = z.object({
  items: z.array(
    z.object({
      key: z.string(),
      investorId: z.string(),
      name: z.string(),
      /** Masked. */
      contact: z.nullable(z.string()),
      fault: z.nullable(z.enum(messageFaults)),
      /** For the marks of a message (`messageValues`). */
      scheme: z.nullable(z.string()),
      amount: z.nullable(moneyText),
      on: z.nullable(day),
    }),
  ),
  pageNumber: z.int(),
  /** Of all pages together; with the first page only. */
  totals: z.nullable(z.object({ clients: z.int(), ready: z.int() })),
});
export type MessageRecipients = z.infer<typeof recipientsReply>;

/** To whom a message about the chosen rows can go. */
export const messageRecipients = built('opportunity.recipients', 'POST', '/{hub}/opportunity/recipients', {
  repeat: 'safe',
  access: screens,
  request: z.object({ ...chosenRows, channel: messageChannel, pageNumber }).check(isOneWay),
  response: recipientsReply,
  reason: 'Consent and contacts are looked at before a message is written; the spec lists no call for it.',
});

export const LONGEST_SMS = 480;
export const LONGEST_MAIL = 4000;
/** No more go out at once. */
export const MOST_MESSAGES = 500;

/** What goes out, with marks that become each client's own. */
export const writtenMessage = {
  channel: z.enum(['sms', 'email'], invalid),
  subject: z.optional(text(150, invalid, tooLong)),
  text: text(LONGEST_MAIL, invalid, tooLong),
};
interface WrittenMessage {
  readonly channel: 'sms' | 'email';
  readonly subject?: string | undefined;
  readonly text: string;
}
export const isWritten = [
  z.refine<WrittenMessage>((written) => written.text.trim() !== '', { error: required, path: ['text'] }),
  z.refine<WrittenMessage>((written) => written.channel !== 'sms' || written.text.length <= LONGEST_SMS, {
    error: tooLong,
    path: ['text'],
  }),
  z.refine<WrittenMessage>(
    (written) => written.channel !== 'email' || (written.subject?.trim() ?? '') !== '',
    { error: required, path: ['subject'] },
  ),
] as const;
export const sentReply = z.object({ sent: z.int(), refused: refusedRows });
export type RefusedMessages = z.infer<typeof refusedRows>;

/** Sends a message to each client of the chosen rows who may get one, with their own figures in it. */
export const sendMessages = built('opportunity.send', 'POST', '/{hub}/opportunity/send', {
  repeat: 'keyed',
  access: screens,
  request: z.object({ ...chosenRows, ...writtenMessage }).check(isOneWay, ...isWritten),
  response: sentReply,
  reason: 'Messages about a list go out from here and are kept with the rows; the spec lists no call for it.',
});

export const consentWays = ['call', 'meeting', 'writing'] as const;
export type ConsentWay = (typeof consentWays)[number];

/** The distributor's word that a client agreed to messages, or does not want them any more. */
export const setMessageConsent = built('opportunity.consent', 'POST', '/{hub}/opportunity/consent', {
  repeat: 'keyed',
  access: [...screens, 'statements/harvest'],
  request: z.object({
    investorId,
    channel: messageChannel,
    isGiven: z.boolean(invalid),
    way: z.enum(consentWays, invalid),
  }),
  response: z.object({ isGiven: z.boolean() }),
  reason: 'Nobody gets a message without having agreed to it; the spec lists no call for it.',
});

/** The distributor's word that a client's contact does not work. It holds until the client has another. */
export const markDeadContact = built('opportunity.deadContact', 'POST', '/{hub}/opportunity/dead-contact', {
  repeat: 'keyed',
  access: [...screens, 'opportunity/lapse-radar'],
  request: z.object({ investorId, way: z.enum(['mobile', 'email'], invalid) }),
  response: z.object({ way: z.enum(['mobile', 'email']) }),
  reason: 'A number that does not work is not called again; the spec lists no call for it.',
});
