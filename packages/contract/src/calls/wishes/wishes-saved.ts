import { wishChannels, wishFaults } from '@hub/domain/wishes/wish-fault';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { day, pageNumber } from '../../schemas/list-shapes.ts';
import { text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';
import { wishStatuses, wishWays } from '../../wishes/wish-texts.ts';
import { investorId } from '../investor/investor-list.ts';
import { consentWays } from '../opportunity/opportunity-messages.ts';
import { wishScreens as access } from './wishes.ts';

const { invalid, id: wrongId } = texts.field;

const batchId = text(36, wrongId).check(z.uuid(wrongId));
const counts = z.record(z.enum(wishStatuses), z.int());

const batch = z.object({
  id: z.string(),
  category: z.string(),
  name: z.string(),
  channel: z.enum(wishWays),
  /** The one client, or the first of many. */
  client: z.string(),
  clients: z.int(),
  counts,
  requestedAt: z.string(),
  /** When the first of them goes or went. */
  sendAt: z.string(),
  text: z.string(),
});
export type WishBatch = z.infer<typeof batch>;

/** What was sent, opened and scheduled, the newest first, 10 to a page. */
export const wishListing = built('wishes.listing', 'GET', '/{hub}/wishes/listing', {
  access,
  request: z.object({ status: z.optional(z.enum(wishStatuses, invalid)), pageNumber }),
  response: z.object({ items: z.array(batch), total: z.int(), counts }),
  reason: 'What was sent and what waits is seen in one place; the spec lists no call for it.',
});

/** The clients of one of them. */
export const wishBatchClients = built('wishes.batch', 'GET', '/{hub}/wishes/batch', {
  access,
  request: z.object({ id: batchId, pageNumber }),
  response: z.object({
    items: z.array(
      z.object({
        investorId: z.string(),
        name: z.string(),
        on: day,
        sendAt: z.string(),
        status: z.enum(wishStatuses),
        fault: z.nullable(z.enum(wishFaults)),
      }),
    ),
    total: z.int(),
  }),
  reason: 'Who got a wish and who did not is said one by one; the spec lists no call for it.',
});

/** Takes back what waits, or what was opened and not sent: of all clients, or of one. */
export const cancelWishes = built('wishes.cancel', 'POST', '/{hub}/wishes/cancel', {
  repeat: 'keyed',
  access,
  request: z.object({ id: batchId, investorId: z.optional(investorId) }),
  response: z.object({ cancelled: z.int() }),
  reason: 'A wish that waits can be taken back; the spec lists no call for it.',
});

/** The distributor's word that a client agreed to wishes, or does not want them any more. */
export const setWishConsent = built('wishes.consent', 'POST', '/{hub}/wishes/consent', {
  repeat: 'keyed',
  access,
  request: z.object({
    investorId,
    channel: z.enum(wishChannels, invalid),
    isGiven: z.boolean(invalid),
    way: z.enum(consentWays, invalid),
  }),
  response: z.object({ isGiven: z.boolean() }),
  reason: 'Nobody gets a wish without having agreed to it; the spec lists no call for it.',
});

/** A client's wedding day, by the distributor's word; without one it is forgotten. */
export const saveWeddingDay = built('wishes.weddingDay', 'POST', '/{hub}/wishes/wedding-day', {
  repeat: 'keyed',
  access,
  request: z.object({
    investorId,
    on: z.optional(text(10, invalid).check(z.iso.date(invalid))),
  }),
  response: z.object({ on: z.nullable(day) }),
  reason: 'No feed knows a wedding day; the spec lists no call for it.',
});
