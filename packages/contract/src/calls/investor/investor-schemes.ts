import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { moneyText, navText, percentText, unitsText } from '../../schemas/figure-schemas.ts';
import { assetClass, day, format, order, pageNumber, schemeCode, words } from '../../schemas/list-shapes.ts';
import { texts } from '../../texts/texts.ts';
import { arn } from '../session/session.ts';

const { invalid } = texts.field;

export const schemeSorts = ['name', 'aum', 'gain', 'holders', 'bought', 'sold', 'net', 'change'] as const;
export type SchemeSort = (typeof schemeSorts)[number];

/** Against the close before the newest NAV, the last month's end and the last financial year's end. */
export const changeViews = ['since-day', 'since-month', 'since-year'] as const;
export type ChangeView = (typeof changeViews)[number];
export const schemeViews = ['held', 'moved', ...changeViews] as const;
export type SchemeView = (typeof schemeViews)[number];

const filter = {
  words,
  assetClass: z.optional(assetClass),
  /**
   * `held`: with units today, as usual. `moved`: bought or sold in this month, whatever is held. `since-…`: held today
   * or on the day that is compared with.
   */
  view: z.optional(z.enum(schemeViews, invalid)),
  sort: z.optional(z.enum(schemeSorts, invalid)),
  order,
};

const schemeRow = z.object({
  code: z.string(),
  name: z.string(),
  assetClass,
  category: z.string(),
  plan: z.enum(['REGULAR', 'DIRECT']),
  option: z.enum(['GROWTH', 'IDCW']),
  units: unitsText,
  nav: z.nullable(z.object({ value: navText, day })),
  aum: moneyText,
  /** Of the whole book's AUM, in per cent. */
  share: percentText,
  cost: moneyText,
  /** The part of the value whose cost is not known; the gain is of the rest. */
  withoutCost: moneyText,
  gain: moneyText,
  /** Folios with units. */
  holders: z.int(),
  /** This month: new money in (of it by SIP), money out. Switches are neither. */
  bought: moneyText,
  bySip: moneyText,
  sold: moneyText,
  /** AUM on the day that is compared with; null in a view that compares with none. */
  before: z.nullable(moneyText),
});
export type SchemeRow = z.infer<typeof schemeRow>;

/** What each scheme makes of the book. The id is the session's ARN; another one is answered like one that is none. */
export const listSchemes = built('investor.schemes', 'GET', '/PlexNewAPI/api/Values/GetNo_Schemes/{id}', {
  access: ['investor/scheme-list', 'investor/scheme-details'],
  request: z.object({ id: arn, ...filter, pageNumber }),
  response: z.object({
    items: z.array(schemeRow),
    pageNumber: z.int(),
    /** Of all pages together; with the first page only. */
    totals: z.nullable(
      z.object({
        schemes: z.int(),
        aum: moneyText,
        cost: moneyText,
        withoutCost: moneyText,
        bought: moneyText,
        bySip: moneyText,
        sold: moneyText,
        /** What is compared with: the day, and the AUM at its close. */
        before: z.nullable(z.object({ day, aum: moneyText })),
      }),
    ),
    asOn: z.nullable(day),
  }),
});

export const exportSchemes = built('investor.exportSchemes', 'GET', '/{hub}/investor/schemes/export', {
  access: ['investor/scheme-list'],
  reply: 'file',
  request: z.object({ ...filter, format }),
  response: z.unknown(),
  reason: 'Lists export to Excel, CSV and PDF (Design §6); the spec lists no call for it.',
});

/** Who holds a scheme, largest first. The id is the scheme's code. */
export const listHolders = built('investor.holders', 'GET', '/PlexNewAPI/api/Values/GetNo_Investors/{id}', {
  access: ['investor/scheme-details'],
  request: z.object({ id: schemeCode, words, pageNumber }),
  response: z.object({
    /** The book's own line of this scheme. */
    scheme: schemeRow,
    items: z.array(
      z.object({
        investorId: z.string(),
        name: z.string(),
        folioNo: z.string(),
        units: unitsText,
        value: moneyText,
        cost: moneyText,
        /** The part of the value whose cost is not known; the gain is of the rest. */
        withoutCost: moneyText,
        gain: moneyText,
        firstOn: day,
      }),
    ),
    pageNumber: z.int(),
    /** With the first page only. */
    totals: z.nullable(z.object({ holders: z.int(), units: unitsText, value: moneyText })),
  }),
});
export type HolderRow = z.infer<(typeof listHolders)['response']>['items'][number];
