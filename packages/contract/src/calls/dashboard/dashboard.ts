import type { OpportunityList } from '@hub/domain/opportunity/lists';
import { orderKinds } from '@hub/domain/orders/terms/order-terms';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { moneyText, percentText } from '../../schemas/figure-schemas.ts';
import { assetClass, day } from '../../schemas/list-shapes.ts';
import { texts } from '../../texts/texts.ts';
import { arn } from '../session/session.ts';

const nothing = z.object({});

/** First-visit flag: answers whether this ARN saw the dashboard before, and marks it seen (S7-31). */
export const dashboardShown = built('dashboard.shown', 'GET', '/{hub}/api/DashboardShown', {
  access: ['dashboard'],
  request: nothing,
  response: z.object({ shown: z.boolean() }),
});

/**
 * Against the AUM at the close of a day before: which day, what it was, by how much it moved, and in per cent where it
 * was not nil.
 */
const change = z.nullable(
  z.object({ since: day, from: moneyText, amount: moneyText, percent: z.nullable(percentText) }),
);

/** The book's worth at the newest NAVs, what it was, and what it is made of. */
export const aum = built('dashboard.aum', 'GET', '/PlexNewAPI/api/Values/GetAumData', {
  access: ['dashboard'],
  request: nothing,
  response: z.object({
    aum: moneyText,
    cost: moneyText,
    /** The part of the AUM whose cost is not known. */
    withoutCost: moneyText,
    /** The day of the newest NAV; null while nothing is held. */
    asOn: z.nullable(day),
    /** Since the day before, the last month's end and the last financial year's end. */
    changes: z.object({ day: change, month: change, year: change }),
    /** Largest first; sums up to `aum`, each rounded by itself. */
    byClass: z.array(z.object({ assetClass, aum: moneyText })),
  }),
});

export const aumRanges = ['1m', '1y', '3y', 'max'] as const;
export type AumRange = (typeof aumRanges)[number];

/** A chart shows no more than this many points. */
export const AUM_POINTS = 240;

/**
 * What made the AUM of one day that of another: new money in and money out after the first day and until the last, and
 * the rest, which is the market's. `end - start = moneyIn - moneyOut + market`, to the paisa.
 */
const growth = z.object({
  from: day,
  to: day,
  start: moneyText,
  end: moneyText,
  moneyIn: moneyText,
  moneyOut: moneyText,
  market: moneyText,
});

/** AUM at the close of days, oldest first, at most `AUM_POINTS`; and what moved it from the first to the last. */
export const aumHistory = built('dashboard.aumHistory', 'GET', '/{hub}/dashboard/aum', {
  access: ['dashboard'],
  request: z.object({ range: z.enum(aumRanges, texts.field.invalid) }),
  response: z.object({
    range: z.enum(aumRanges),
    points: z.array(z.tuple([day, moneyText])),
    /** Null while there is no second day. */
    growth: z.nullable(growth),
  }),
  reason: 'The trend behind the AUM; the spec lists only the call for the figure.',
});

/** Money of this month: new money in, by SIP and otherwise, and money out. Switches are neither. */
export const lumpsumTotal = built(
  'dashboard.lumpsumTotal',
  'GET',
  '/PlexNewAPI/api/Values/GetLUMPSUM_TotalInvestments',
  {
    access: ['dashboard'],
    request: nothing,
    response: z.object({
      from: day,
      to: day,
      bought: moneyText,
      bySip: moneyText,
      lumpsum: moneyText,
      sold: moneyText,
      net: moneyText,
    }),
  },
);

const clientsThisYearShape = { since: day, newClients: z.int() };

/** Clients: all, those with a balance, those new in this financial year; and their folios. */
export const totalClients = built('dashboard.totalClients', 'GET', '/PlexNewAPI/api/Values/GetTotalClients', {
  access: ['dashboard'],
  request: nothing,
  response: z.object({ clients: z.int(), live: z.int(), folios: z.int(), ...clientsThisYearShape }),
});

/** The id is the session's ARN. */
export const clientsThisYear = built(
  'dashboard.clientsThisYear',
  'GET',
  '/PlexNewAPI/api/Values/GetClientCount_Total_CurrentFinYear/{id}',
  {
    access: ['dashboard'],
    request: z.object({ id: arn }),
    response: z.object({ clients: z.int(), ...clientsThisYearShape }),
  },
);

const sipYear = { since: day, started: z.int(), ceased: z.int() };

/** The SIP book: what runs today and brings a month, and what began and ceased in this financial year. */
export const sipTillDate = built(
  'dashboard.sipTillDate',
  'GET',
  '/PlexNewAPI/api/Values/GetSipData_TillDate',
  {
    access: ['dashboard'],
    request: nothing,
    response: z.object({ running: z.int(), monthly: moneyText, ...sipYear }),
  },
);

export const sipThisYear = built(
  'dashboard.sipThisYear',
  'GET',
  '/PlexNewAPI/api/Values/GetSip_ForCurrentYear',
  { access: ['dashboard'], request: nothing, response: z.object(sipYear) },
);

const running = z.object({ running: z.int(), monthly: moneyText });

export const stpSwpCount = built(
  'dashboard.stpSwpCount',
  'POST',
  '/PlexNewAPI/api/one/STP_SWP_Count_Report',
  {
    repeat: 'safe',
    access: ['dashboard'],
    request: nothing,
    response: z.object({ stp: running, swp: running }),
  },
);

export const todoKinds = [
  'links-lapsing',
  'orders-to-pay',
  'sip-at-risk',
  'sip-maturing',
  'kyc-on-hold',
  'birthdays',
  'euin-missing',
] as const;
export type TodoKind = (typeof todoKinds)[number];

/** Whom a line of the to-do is about, with what is needed to act for this client at once. */
const person = z.object({
  investorId: z.string(),
  name: z.string(),
  /** Without one nobody can be called; the number itself is asked for when it is used, with a note of it. */
  hasMobile: z.boolean(),
  /** Of a SIP: its folio, registration and scheme, and an instalment of it. */
  plan: z.nullable(
    z.object({
      folioNo: z.string(),
      regNo: z.string(),
      schemeCode: z.string(),
      scheme: z.string(),
      amount: moneyText,
    }),
  ),
  /** An order that waits for this client, and the moment its link lapses; null once it is confirmed. */
  order: z.nullable(
    z.object({
      reference: z.string(),
      kind: z.enum(orderKinds),
      headline: z.string(),
      scheme: z.string(),
      until: z.nullable(z.string()),
    }),
  ),
  /** A purchase or a switch in without an EUIN. */
  entry: z.nullable(z.object({ folioNo: z.string(), kind: z.enum(['purchase', 'switch-in']) })),
  /** Rupees: a month for SIPs, what an order asks for or came to, otherwise what the client holds. */
  amount: moneyText,
  /** The next debit, or the last; by when the EUIN can be given; null when there is no such day. */
  day: z.nullable(day),
});
export type TodoPerson = z.infer<typeof person>;

/** What waits on the distributor today, most urgent first. A kind with nothing to do is not in it. */
export const todo = built('dashboard.todo', 'GET', '/{hub}/dashboard/todo', {
  access: ['dashboard'],
  request: nothing,
  response: z.object({
    items: z.array(
      z.object({
        kind: z.enum(todoKinds),
        count: z.int(),
        /** The first few to act for, most pressing first. */
        people: z.array(person),
        /** What is at stake, in rupees: a month for SIPs, the amount for orders without an EUIN. Null: no money. */
        amount: z.nullable(moneyText),
        /** By when; null when there is no such day. */
        deadline: z.nullable(day),
      }),
    ),
  }),
  reason: 'Today’s to-do of the dashboard; the spec lists no call for it.',
});
export type Todo = z.infer<(typeof todo)['response']>['items'][number];

/** The lists whose counts a tile shows. */
export const opportunityCounts = [
  'ceased',
  'not-renewed',
  'inactive',
  'lumpsum',
  'liquid',
  'equity',
  'debt',
  'zero-balance',
] as const satisfies readonly OpportunityList[];
export type OpportunityCount = (typeof opportunityCounts)[number];

/** How many open rows there are in some of the lists of opportunities, and what is at stake in them. */
export const opportunities = built('dashboard.opportunities', 'GET', '/{hub}/dashboard/opportunities', {
  access: ['dashboard'],
  request: nothing,
  response: z.object({
    items: z.array(
      z.object({
        kind: z.enum(opportunityCounts),
        count: z.int(),
        /** Rupees a month for SIPs, rupees in all otherwise. */
        amount: moneyText,
      }),
    ),
  }),
  reason: 'The opportunity counts of the dashboard in one call; the spec has one call per list.',
});

/** Orders without an EUIN, and the last day on which it can still be given (handbook §1.5). */
export const euinMissing = built('dashboard.euinMissing', 'GET', '/{hub}/dashboard/euin-missing', {
  access: ['dashboard'],
  request: nothing,
  response: z.object({
    items: z.array(
      z.object({
        day,
        deadline: day,
        investorId: z.string(),
        investor: z.string(),
        folioNo: z.string(),
        scheme: z.string(),
        kind: z.string(),
        amount: moneyText,
        trxnNo: z.string(),
      }),
    ),
    total: z.int(),
    amount: moneyText,
  }),
  reason: 'The list behind the to-do line of missing EUINs; the spec lists no call for it.',
});

/** What the house wants distributors to see, in the order to show it. */
export const banners = built('dashboard.banners', 'GET', '/{hub}/banner/getall', {
  access: ['dashboard'],
  request: nothing,
  response: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      text: z.string(),
      /** What the button says, and the path inside the app it leads to. */
      action: z.nullable(z.string()),
      link: z.nullable(z.string()),
      tone: z.enum(['brand', 'notice', 'news']),
      until: z.nullable(day),
    }),
  ),
});
export type Banner = z.infer<(typeof banners)['response']>[number];
