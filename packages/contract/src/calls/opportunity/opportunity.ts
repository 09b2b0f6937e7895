import {
  isOpportunityKey,
  type OpportunityList,
  opportunityLists,
  opportunityScreen,
} from '@hub/domain/opportunity/lists';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import type { Call, Method } from '../../call/define-call.ts';
import { moneyText, requestedMoney } from '../../schemas/figure-schemas.ts';
import { day, format, order, pageNumber, schemeCode, words } from '../../schemas/list-shapes.ts';
import { text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';
import { opportunityFields, rowFacts, rowStatuses, type WireRow } from './rows.ts';

const { invalid } = texts.field;

export const opportunitySorts = ['worth', 'investor', 'scheme', 'on'] as const;
export type OpportunitySort = (typeof opportunitySorts)[number];

export const opportunityFilter = {
  /** Investor as in the client list, scheme or folio. */
  words,
  /** Left out: open. */
  status: z.optional(z.enum([...rowStatuses, 'all'], invalid)),
  schemeCode: z.optional(schemeCode),
  worthFrom: z.optional(requestedMoney),
  worthTo: z.optional(requestedMoney),
  sort: z.optional(z.enum(opportunitySorts, invalid)),
  order,
};

export const rowKey = text(120, invalid).check(z.refine(isOpportunityKey, invalid));

const request = z.object({
  ...opportunityFilter,
  /** This row alone, if it is still in the list; without totals. */
  key: z.optional(rowKey),
  pageNumber,
  /** Five of the spec's paths end in `_*`. Ours is `List`; any other is answered alike (S7-25). */
  ending: z.optional(text(40, invalid)),
});

interface OpportunityPage {
  items: WireRow[];
  pageNumber: number;
  totals: { rows: number; clients: number; worth: string } | null;
  statuses: Record<(typeof rowStatuses)[number], number> | null;
}
type Requested = z.infer<typeof request>;
export type OpportunityCall = Call<Requested, OpportunityPage>;

/** 10 to a page (Spec §9), most money first. The windows of Spec §9 win over the names of the calls (S9-24). */
function listCall(list: OpportunityList, name: string, method: Method, path: string): OpportunityCall {
  const shape = {
    access: [opportunityScreen(list)],
    request,
    response: z.object({
      items: z.array(z.object({ ...rowFacts, ...opportunityFields[list] })),
      pageNumber: z.int(),
      /** Of all pages together; with the first page only. */
      totals: z.nullable(z.object({ rows: z.int(), clients: z.int(), worth: moneyText })),
      /** How many there are of each status, whatever is looked for; with the first page only. */
      statuses: z.nullable(z.record(z.enum(rowStatuses), z.int())),
    }) as unknown as z.core.$ZodType<OpportunityPage>,
    ...(path.startsWith('/{hub}') && { reason: 'The spec has the list and its route, but no call for it.' }),
  };
  return method === 'GET'
    ? built(`opportunity.${name}`, 'GET', path, shape)
    : built(`opportunity.${name}`, 'POST', path, { ...shape, repeat: 'safe' });
}

const values = (wireName: string) => `/PlexNewAPI/api/Values/${wireName}`;
const one = (wireName: string) => `/PlexNewAPI/api/one/${wireName}`;

/** Where the spec's path ends in `*`, see `WILDCARD_ENDING`. */
export const opportunityCalls: Readonly<Record<OpportunityList, OpportunityCall>> = {
  ceased: listCall('ceased', 'sipCeased', 'GET', values('GetSIP_CEASED')),
  'not-renewed': listCall('not-renewed', 'sipNotRenewed', 'GET', values('GetSIP_NOTRENEWED')),
  maturity: listCall('maturity', 'sipMaturing', 'GET', values('GetSipUpcoming_ForMaturity')),
  rejected: listCall('rejected', 'sipRejected', 'GET', values('GetSip_Rejection')),
  liquid: listCall('liquid', 'liquidOnly', 'GET', values('GetLIQUIDInvestor_*')),
  lumpsum: listCall('lumpsum', 'lumpsumOnly', 'GET', values('GetLUMPSUM_SchemeWise')),
  equity: listCall('equity', 'equityOnly', 'GET', values('GetEquityInvestor_*')),
  debt: listCall('debt', 'debtOnly', 'GET', values('GetDebtInvestor_*')),
  dividend: listCall('dividend', 'dividendHolders', 'GET', values('GetDividentInvestor_*')),
  inactive: listCall('inactive', 'inactive', 'GET', values('GetInactiveInvestor_*')),
  'zero-balance': listCall('zero-balance', 'zeroBalance', 'GET', values('GetZeroBalanceInvestor')),
  redeem: listCall('redeem', 'redemptions', 'POST', one('Last_one_month_redemption_report')),
  nigo: listCall('nigo', 'nigo', 'GET', '/{hub}/opportunity/nigo'),
  'expiring-stp': listCall('expiring-stp', 'stpEnding', 'POST', one('STP_Expiry_Report')),
  'expiring-swp': listCall('expiring-swp', 'swpEnding', 'POST', one('SWP_Expiry_Report')),
  elss: listCall('elss', 'elssRoom', 'GET', values('GetELSS_Inv_InCurrentFinancialYr')),
};

export const opportunityList = z.enum(opportunityLists as [OpportunityList, ...OpportunityList[]], invalid);

/** How many, how many clients, and what is at stake: rupees a month for plans, rupees in all for the others. */
const figure = z.object({ rows: z.int(), clients: z.int(), worth: moneyText });

/** Every list in one small read; what is open, neither snoozed nor done, is counted. */
export const opportunityHub = built('opportunity.hub', 'GET', '/{hub}/opportunity/hub', {
  access: [
    'opportunity',
    'opportunity/sip',
    'opportunity/cross-sell',
    'opportunity/activation',
    'opportunity/other',
  ],
  request: z.object({}),
  response: z.object({
    lists: z.array(
      z.object({
        list: z.enum(opportunityLists as [OpportunityList, ...OpportunityList[]]),
        ...figure.shape,
        /** What it was a week ago; null when nobody counted then. */
        before: z.nullable(z.object({ on: day, rows: z.int(), worth: moneyText })),
        /** What of it ends by `until`; null of lists in which nothing ends. */
        week: z.nullable(z.object({ rows: z.int(), worth: moneyText })),
      }),
    ),
    /** The last day of what can be lost this week. */
    until: day,
    /** Orders begun from a row that were allotted in this financial year. */
    won: z.object({ since: day, orders: z.int(), amount: moneyText }),
  }),
  reason: 'The counts of all lists on one page; the spec has one call per list.',
});

export const MOST_ROWS_CHOSEN = 500;

const someKeys = z.optional(
  z.array(rowKey).check(z.minLength(1, invalid), z.maxLength(MOST_ROWS_CHOSEN, texts.field.tooLong)),
);
export const someRows = { keys: someKeys, except: someKeys };
/** Which rows are meant: all that the filter selects, of them only `keys`, or all but `except`. */
export const chosenRows = { list: opportunityList, ...opportunityFilter, ...someRows };
export const isOneWay = z.refine<{
  keys?: readonly string[] | undefined;
  except?: readonly string[] | undefined;
}>(({ keys, except }) => keys === undefined || except === undefined, { error: invalid, path: ['except'] });

/** Rows of a list as a file. */
export const exportOpportunities = built('opportunity.export', 'POST', '/{hub}/opportunity/export', {
  repeat: 'safe',
  access: opportunityLists.map(opportunityScreen),
  reply: 'file',
  request: z.object({ ...chosenRows, format }).check(isOneWay),
  response: z.unknown(),
  reason: 'Lists export to Excel, CSV and PDF (Design §6); the spec lists no call for it.',
});
