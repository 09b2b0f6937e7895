import { parseMoney, type RouteId } from '@hub/domain';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { moneyText, requestedMoney } from '../../schemas/figure-schemas.ts';
import { assetClass, day, format, order, pageNumber, words } from '../../schemas/list-shapes.ts';
import { filledText, text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';
import { kycStatuses } from './investor.ts';

const { invalid, tooLong, range, id } = texts.field;

export const investorId = text(36, id).check(z.uuid(id));

export const investorSorts = ['name', 'aum', 'gain', 'investedOn', 'lastInvestedOn'] as const;
export type InvestorSort = (typeof investorSorts)[number];

/** How the balance is spread; the words are those of the opportunity lists (handbook §4). */
export const investorMixes = ['equity-only', 'debt-only', 'liquid-no-equity'] as const;

/** When a client last put money in. `before-…`: not since then; the others: within. */
export const lastInvestments = ['month', 'quarter', 'half-year', 'before-half-year', 'before-year'] as const;

const clientKyc = z.enum(
  kycStatuses.filter((status) => status !== 'NOT_KNOWN'),
  invalid,
);
const shortText = text(100, invalid, tooLong);

/** What the client list, its totals and its export are asked for. Whatever is left out is not asked about. */
const filter = {
  /** Name, PAN, folio or mobile: any part of each word, in any order, names also as they sound. */
  words,
  /** Holds something of this class. */
  assetClass: z.optional(assetClass),
  mix: z.optional(z.enum(investorMixes, invalid)),
  kyc: z.optional(clientKyc),
  /** With a SIP that runs today, or without one. */
  sip: z.optional(z.enum(['running', 'none'], invalid)),
  /** With units somewhere, or with none at all. */
  balance: z.optional(z.enum(['live', 'zero'], invalid)),
  aumFrom: z.optional(requestedMoney),
  aumTo: z.optional(requestedMoney),
  city: z.optional(shortText),
  family: z.optional(shortText),
  lastInvestment: z.optional(z.enum(lastInvestments, invalid)),
  /** Whose first investment was in this financial year. */
  since: z.optional(z.enum(['this-year'], invalid)),
  birthday: z.optional(z.enum(['today', 'week'], invalid)),
  sort: z.optional(z.enum(investorSorts, invalid)),
  order,
};
/** An end that is no amount has its own message. */
function isUpTo(from: string, to: string): boolean {
  const [least, most] = [parseMoney(from), parseMoney(to)];
  return least === null || most === null || least <= most;
}

export const rangeIsPossible = z.refine<{ aumFrom?: string | undefined; aumTo?: string | undefined }>(
  (requested) =>
    requested.aumFrom === undefined ||
    requested.aumTo === undefined ||
    isUpTo(requested.aumFrom, requested.aumTo),
  { error: range, path: ['aumTo'] },
);

const investorRow = z.object({
  id: z.string(),
  name: z.string(),
  maskedPan: z.nullable(z.string()),
  maskedMobile: z.nullable(z.string()),
  kyc: z.enum(kycStatuses),
  city: z.nullable(z.string()),
  family: z.nullable(z.string()),
  birthDate: z.nullable(day),
  aum: moneyText,
  cost: moneyText,
  /** The part of the value whose cost is not known; the gain is of the rest. */
  withoutCost: moneyText,
  gain: moneyText,
  /** What is held, by class, largest first. */
  classes: z.array(assetClass),
  folios: z.int(),
  /** SIPs that run today, and what they bring a month. */
  sips: z.int(),
  sipMonthly: moneyText,
  investedOn: z.nullable(day),
  lastInvestedOn: z.nullable(day),
});
export type InvestorRow = z.infer<typeof investorRow>;

const totals = z.object({
  clients: z.int(),
  aum: moneyText,
  cost: moneyText,
});

const listScreens: readonly RouteId[] = ['investor/list'];

/** The clients of the ARN, 10 to a page (Spec §9): a page of the list that the filter selects. */
export const listInvestors = built(
  'investor.list',
  'GET',
  '/PlexNewAPI/api/Values/GetInvestorSearch_ByName_New',
  {
    access: listScreens,
    request: z.object({ ...filter, pageNumber }).check(rangeIsPossible),
    response: z.object({
      items: z.array(investorRow),
      pageNumber: z.int(),
      /** Of all pages together; with the first page only, null on the others. */
      totals: z.nullable(totals),
      /** The day of the newest NAV; null while nothing is held. */
      asOn: z.nullable(day),
    }),
  },
);

/** Where the clients live, those with most clients first, at most 50: what the filter offers. */
export const listCities = built('investor.cities', 'GET', '/{hub}/investor/cities', {
  access: listScreens,
  request: z.object({}),
  response: z.array(z.object({ city: z.string(), clients: z.int() })),
  reason:
    'The choices of the client list’s city filter, read when it is opened; the spec lists no call for it.',
});

/** No more can be chosen by hand, or left out of all. */
export const MOST_CHOSEN = 500;
const someIds = z.optional(
  z.array(investorId).check(z.minLength(1, invalid), z.maxLength(MOST_CHOSEN, tooLong)),
);

/** Whom an act takes: all that the filter selects, of them only `ids`, or all but `except`. */
export const selection = { ...filter, ids: someIds, except: someIds };
export const oneWay = z.refine<{
  ids?: readonly string[] | undefined;
  except?: readonly string[] | undefined;
}>(({ ids, except }) => ids === undefined || except === undefined, { error: invalid, path: ['except'] });

/** Those an act would take, 10 to a page, as little of each as it needs. */
export const chosenInvestors = built('investor.chosen', 'POST', '/{hub}/investor/chosen', {
  repeat: 'safe',
  access: listScreens,
  request: z.object({ ...selection, pageNumber }).check(rangeIsPossible, oneWay),
  response: z.object({
    items: z.array(z.object({ id: z.string(), name: z.string(), maskedMobile: z.nullable(z.string()) })),
    pageNumber: z.int(),
    /** Of all pages together; with the first page only. */
    total: z.nullable(z.int()),
  }),
  reason: 'A message to each of the clients chosen (Design §6); the spec lists no call for it.',
});

/** What was chosen, as a file. */
export const exportInvestors = built('investor.export', 'POST', '/{hub}/investor/export', {
  repeat: 'safe',
  access: listScreens,
  reply: 'file',
  request: z.object({ ...selection, format }).check(rangeIsPossible, oneWay),
  response: z.unknown(),
  reason: 'Lists export to Excel, CSV and PDF (Design §6); the spec lists no call for it.',
});

/** Why somebody needs full mobile numbers in a file, as it is asked and written down. */
export const callListReasons = {
  review: 'Portfolio review',
  plans: 'SIPs to renew or fix',
  papers: 'KYC or documents to complete',
  event: 'A meeting or an event',
  other: 'Something else',
} as const;
export type CallListReason = keyof typeof callListReasons;
const LONGEST_NOTE = 200;

/** The same clients to call: full mobile numbers, on purpose. Each one is written to the audit log. */
export const exportCallList = built('investor.callList', 'POST', '/{hub}/investor/call-list', {
  repeat: 'safe',
  access: listScreens,
  reply: 'file',
  request: z
    .object({
      ...selection,
      format,
      reason: z.enum(Object.keys(callListReasons) as [CallListReason, ...CallListReason[]], invalid),
      /** In the user's words; needed where the reason is none of those named. */
      note: z.optional(text(LONGEST_NOTE, invalid, tooLong)),
    })
    .check(
      rangeIsPossible,
      oneWay,
      z.refine(({ reason, note }) => reason !== 'other' || (note?.trim() ?? '') !== '', {
        error: texts.field.required,
        path: ['note'],
      }),
    ),
  response: z.unknown(),
  reason:
    'Mobiles are masked everywhere; a list to call from is given on purpose; the spec lists no call for it.',
});

/** What the command palette finds while one types: the best few of each kind. */
export const findAnything = built('investor.find', 'GET', '/{hub}/investor/find', {
  quiet: true,
  // Whoever may transact has to find the investor first.
  access: [...listScreens, 'transact/select-investor', 'transact/initiate'],
  request: z.object({ words: filledText(100, invalid, tooLong) }),
  response: z.object({
    clients: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        maskedPan: z.nullable(z.string()),
        aum: moneyText,
        city: z.nullable(z.string()),
        /** How many, and the one that was looked for, else the first. */
        folios: z.int(),
        folioNo: z.nullable(z.string()),
      }),
    ),
    folios: z.array(z.object({ folioNo: z.string(), investorId: z.string(), name: z.string() })),
    schemes: z.array(z.object({ code: z.string(), name: z.string(), category: z.string() })),
  }),
  reason: 'One box for clients, folios and schemes (command palette); the spec has no call for all three.',
});

export const revealables = ['pan', 'mobile', 'email'] as const;

/** One masked value in full. Each time is written to the audit log: who saw what of whom, and when. */
export const revealValue = built('investor.reveal', 'POST', '/{hub}/investor/reveal', {
  repeat: 'safe',
  access: ['investor/list', 'investor/details', 'investor/folio-details'],
  request: z.object({ investorId, what: z.enum(revealables, invalid) }),
  response: z.object({ value: z.nullable(z.string()) }),
  reason: 'PAN and mobile are masked and shown on tap with an audit entry; the spec lists no call for it.',
});
