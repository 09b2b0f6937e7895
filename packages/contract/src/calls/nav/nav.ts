import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { moneyText, navChangeText, navText, percentText } from '../../schemas/figure-schemas.ts';
import { assetClass, day, format, order, pageNumber, schemeCode, words } from '../../schemas/list-shapes.ts';
import { text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';

const { invalid, tooLong } = texts.field;

export const navSorts = ['name', 'nav', 'change', 'return1y'] as const;
export type NavSort = (typeof navSorts)[number];

/** How far back a history goes; `max` is all there is. */
export const navRanges = ['1m', '3m', '6m', '1y', '3y', '5y', 'max'] as const;
export type NavRange = (typeof navRanges)[number];

/** Simple up to one year, a yearly rate beyond: a month's luck is no yearly rate. */
export const returnPeriods = ['1m', '3m', '1y', '3y', '5y'] as const;
export type ReturnPeriod = (typeof returnPeriods)[number];

/** A chart shows no more than this many points. */
export const HISTORY_POINTS = 400;

const plan = z.enum(['REGULAR', 'DIRECT'], invalid);
const option = z.enum(['GROWTH', 'IDCW'], invalid);
const shortText = text(100, invalid, tooLong);

/** What the list and its export are asked for. Words stand in any order; names go up, figures down unless told. */
const filter = {
  words,
  assetClass: z.optional(assetClass),
  category: z.optional(shortText),
  plan: z.optional(plan),
  option: z.optional(option),
  sort: z.optional(z.enum(navSorts, invalid)),
  order,
};

const percent = z.nullable(percentText);
const navRow = z.object({
  code: z.string(),
  name: z.string(),
  assetClass,
  category: z.string(),
  plan,
  option,
  /** 1 to 6, and the band in words. */
  risk: z.int(),
  riskBand: z.string(),
  isOpen: z.boolean(),
  /** Null for a scheme that never had a price. */
  nav: z.nullable(
    z.object({
      value: navText,
      day,
      /** Against the NAV before; null where there is none, the percentage also where that one was nil. */
      previousDay: z.nullable(day),
      change: z.nullable(navChangeText),
      changePercent: percent,
    }),
  ),
  /** Of the NAV alone, in per cent; null where it does not reach back so far. An IDCW's payouts are not in them. */
  returns: z.object({ '1m': percent, '3m': percent, '1y': percent, '3y': percent, '5y': percent }),
});
export type NavRow = z.infer<typeof navRow>;

/** What there is to choose from, whatever is chosen. */
const choices = z.object({
  categories: z.array(z.object({ assetClass, category: z.string(), schemes: z.int() })),
  plans: z.array(plan),
  options: z.array(option),
});
export type NavChoices = z.infer<typeof choices>;

/** Every scheme of the house with its newest price, 10 to a page (Spec §9). */
export const listNavs = built('nav.list', 'GET', '/{hub}/nav/getdata', {
  access: ['nav'],
  request: z.object({
    ...filter,
    pageNumber,
  }),
  response: z.object({
    items: z.array(navRow),
    pageNumber: z.int(),
    total: z.int(),
    /** The newest day any scheme has a price of. */
    asOn: z.nullable(day),
    /** With the first page only. */
    choices: z.nullable(choices),
  }),
});

const rupees = z.nullable(moneyText);

/** One scheme: its row of the list, and what a distributor is asked about it. */
export const navScheme = built('nav.scheme', 'GET', '/{hub}/nav/scheme', {
  access: ['nav', 'investor/scheme-details'],
  request: z.object({ schemeCode }),
  response: z.extend(navRow, {
    isin: z.nullable(z.string()),
    isinReinvest: z.nullable(z.string()),
    benchmark: z.string(),
    manager: z.string(),
    launchedOn: day,
    /**
     * What the NAV made since the first one there is; null where there are fewer than two, or it began at nil. Only
     * where that one is of the launch is it a return since inception.
     */
    sinceFirstNav: z.nullable(
      z.object({ percent: percentText, isYearly: z.boolean(), isFromLaunch: z.boolean(), day, nav: navText }),
    ),
    lockInMonths: z.int(),
    /** Null: it does not take that kind. */
    minimums: z.object({ fresh: rupees, additional: rupees, sip: rupees }),
    /** Of units allotted today, in words. */
    exitLoad: z.string(),
  }),
  reason: 'The NAV page opens one scheme by its address; the spec lists only the call for all of them.',
});

/**
 * The prices of one scheme, oldest first, at most `HISTORY_POINTS`: first, last, lowest and highest are always among
 * them. The first is the one a return over the same time starts from.
 */
export const navHistory = built('nav.history', 'GET', '/{hub}/nav/history', {
  access: ['nav', 'investor/scheme-details'],
  request: z.object({ schemeCode, range: z.enum(navRanges, invalid) }),
  response: z.object({
    code: z.string(),
    range: z.enum(navRanges),
    /** Day and NAV. */
    points: z.array(z.tuple([day, navText])),
    /** How many there are in that time, before some were left out. */
    total: z.int(),
  }),
  reason: 'The history chart of the NAV page; the spec lists only the call for the newest prices.',
});

/** What the filter selects, all of it, as a file. */
export const exportNavs = built('nav.export', 'GET', '/{hub}/nav/export', {
  access: ['nav'],
  reply: 'file',
  request: z.object({ ...filter, format }),
  response: z.unknown(),
  reason: 'Lists export to Excel, CSV and PDF (Design §6); the spec lists no call for it.',
});
