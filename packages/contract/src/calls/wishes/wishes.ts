import { wishLanguages } from '@hub/domain/wishes/greetings';
import { yearlyKinds } from '@hub/domain/wishes/occasions';
import { wishChannels, wishFaults } from '@hub/domain/wishes/wish-fault';
import { LONGEST_WISH } from '@hub/domain/wishes/wish-text';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { day, pageNumber, words } from '../../schemas/list-shapes.ts';
import { text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';
import { wishTexts } from '../../wishes/wish-texts.ts';
import { investorId } from '../investor/investor-list.ts';

const { invalid, id: wrongId, required } = texts.field;

/** Every screen of the wishes. */
export const wishScreens = [
  'wishes',
  'wishes/listing',
  'wishes/message',
  'wishes/birthday',
  'wishes/anniversary',
  'wishes/festival',
  'wishes/birthday-wishes',
] as const;
const access = wishScreens;

export const wishSpans = ['day', 'week', 'month'] as const;
export type WishSpan = (typeof wishSpans)[number];

/** A yearly day, or `festival-` and the festival. */
const category = text(48, wrongId).check(z.regex(/^[a-z][a-z-]{0,46}$/, wrongId));
const span = z.optional(z.enum(wishSpans, invalid));

/** Where a wish that a client has this year stands. */
const wished = z.nullable(z.enum(['waiting', 'sent', 'opened']));
const fault = z.nullable(z.enum(wishFaults));

const person = z.object({
  investorId: z.string(),
  name: z.string(),
  on: day,
  /** The how manieth; of a festival none. */
  years: z.nullable(z.int()),
  wished,
  /** Why a wish by each way would be left out. */
  faults: z.object({ sms: fault, email: fault, whatsapp: fault }),
});
export type WishPerson = z.infer<typeof person>;

/** The clients whose birthday comes today, within the week or the month, the next first, 10 to a page (Spec §9). */
export const birthdays = built('wishes.birthdays', 'GET', '/PlexNewAPI/api/Values/GetBirthDay_Wish', {
  access,
  request: z.object({ span, search: words, pageNumber }),
  response: z.object({ items: z.array(person), total: z.int(), today: day }),
});

const festival = z.object({
  category: z.string(),
  name: z.string(),
  from: day,
  /** The last of its days: some states keep it on another one. */
  to: day,
  mayShift: z.boolean(),
});

/** What wishes are for: the three yearly days, and the festivals of the coming year. */
export const categories = built('wishes.categories', 'GET', '/{hub}/sidebar/getallWishes', {
  access,
  request: z.object({}),
  response: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        kind: z.enum([...yearlyKinds, 'festival']),
        /** Of a festival. */
        from: z.nullable(day),
      }),
    ),
  }),
});

const language = z.enum(Object.keys(wishLanguages) as [keyof typeof wishLanguages], invalid);

export const wishDesigns = ['petals', 'lamps', 'kites', 'rangoli', 'sunrise', 'plain'] as const;
export type WishDesign = (typeof wishDesigns)[number];
const design = z.enum(wishDesigns, invalid);

/** What a wish of a category can begin with: texts by language, and the designs of its card, the fitting one first. */
export const templates = built('wishes.templates', 'GET', '/{hub}/wishes/getByCategoryId/{id}', {
  access,
  request: z.object({ id: category }),
  response: z.object({
    name: z.string(),
    drafts: z.array(z.object({ language, greeting: z.string(), text: z.string() })),
    designs: z.array(design),
    /** What stands for {distributor}. */
    distributor: z.string(),
  }),
});

export const MOST_WISHES = 20_000;
const MOST_NAMED = 500;

const named = z.optional(z.array(investorId, invalid).check(z.maxLength(MOST_NAMED, invalid)));

/** Whom: all of the span, or of the festival; of these the clients named, or all but those left out by name. */
const chosenClients = { category, span, investorIds: named, except: named };

/** What is written on the card and in the words; at most 480 characters of it are sent. */
const written = {
  language,
  design,
  text: text(LONGEST_WISH, invalid, wishTexts.text['too-long']).check(z.minLength(1, required)),
};

/** Sends a wish to each client who may get it, or keeps it for the day. Who may not is left out and counted. */
export const sendWish = built('wishes.send', 'POST', '/{hub}/wishes/send', {
  repeat: 'keyed',
  access,
  request: z.object({
    ...chosenClients,
    ...written,
    channel: z.enum(['sms', 'email'], invalid),
    /** Of India's clock, on each client's day; without it the wish goes now. */
    hour: z.optional(z.int(invalid).check(z.gte(0, invalid), z.lte(23, invalid))),
  }),
  response: z.object({ batchId: z.string(), wishes: z.int(), isNow: z.boolean(), leftOut: z.int() }),
});

/** What is ahead: how many days of clients, and the festivals that come. */
export const wishesAhead = built('wishes.ahead', 'GET', '/{hub}/wishes/ahead', {
  access,
  request: z.object({}),
  response: z.object({
    today: day,
    /** The hour it is in India. */
    hour: z.int(),
    days: z.array(
      z.object({
        kind: z.enum(yearlyKinds),
        counts: z.object({ day: z.int(), week: z.int(), month: z.int() }),
        /** The next ones. */
        next: z.array(person),
      }),
    ),
    festivals: z.array(z.extend(festival, { clients: z.int() })),
    /** Wishes that wait for their time. */
    waiting: z.int(),
  }),
  reason: 'What is ahead is seen in one look; the spec lists no call for it.',
});
export type WishesAhead = z.infer<(typeof wishesAhead)['response']>;

/** The clients of an occasion, the next day first, 10 to a page; or only those whom a way would leave out. */
export const wishClients = built('wishes.clients', 'POST', '/{hub}/wishes/clients', {
  repeat: 'safe',
  access,
  request: z.object({
    ...chosenClients,
    search: words,
    /** Only those whom this way would leave out. */
    leftOutBy: z.optional(z.enum(wishChannels, invalid)),
    pageNumber,
  }),
  response: z.object({
    items: z.array(person),
    total: z.int(),
    /** Of all that were asked for, whoever is looked for. */
    clients: z.int(),
    ready: z.object({ sms: z.int(), email: z.int(), whatsapp: z.int() }),
    today: day,
    /** Whether the day of all of them is today. */
    isToday: z.boolean(),
    /** Whether all can go at once, and the hours at which each can go on its day. */
    isNowGood: z.boolean(),
    hours: z.array(z.int()),
    festival: z.nullable(festival),
  }),
  reason: 'Consent and contacts are looked at before a wish is written; the spec lists no call for it.',
});
export type WishClients = z.infer<(typeof wishClients)['response']>;

/** The card as a picture, to look at, to share and as it goes with a mail. */
export const wishCard = built('wishes.card', 'POST', '/{hub}/wishes/card', {
  repeat: 'safe',
  access,
  reply: 'file',
  request: z.object({ category, language, design }),
  response: z.unknown(),
  reason: 'A card is looked at before it goes; the spec lists no call for it.',
});

/** A wish by the distributor's own hand: it is noted as opened, and nobody knows whether it was sent. */
export const openWish = built('wishes.open', 'POST', '/{hub}/wishes/open', {
  repeat: 'keyed',
  access,
  request: z.object({
    category,
    investorId,
    ...written,
    by: z.enum(['whatsapp', 'share'], invalid),
  }),
  response: z.object({
    /** With the names filled in. */
    text: z.string(),
    /** Of WhatsApp, the number to open it with. */
    mobile: z.nullable(z.string()),
  }),
  reason:
    'WhatsApp and the share sheet prove nothing; what was opened is noted. The spec lists no call for it.',
});
