import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import {
  moneyText,
  navText,
  percentText,
  sharePercentText,
  unitsText,
} from '../../schemas/figure-schemas.ts';
import { assetClass, day, pageNumber, schemeCode } from '../../schemas/list-shapes.ts';
import { texts } from '../../texts/texts.ts';
import { folioNo, kycStatuses } from './investor.ts';
import { investorId } from './investor-list.ts';

const kyc = z.enum(kycStatuses);

/** A yearly rate in per cent, 2 decimals; null where there is none, e.g. under a year or without a solution. */
const xirr = z.nullable(percentText);

/**
 * The newest values of what is held. `gain` is value less cost, of the units whose cost is known; the day's change is
 * against the NAV before.
 */
const figures = z.object({
  value: moneyText,
  cost: moneyText,
  /** The part of the value whose cost nobody knows: units from before our history, or moved in without it. */
  withoutCost: moneyText,
  /** False where units without a known cost are or were in it: then there is no XIRR. */
  hasCost: z.boolean(),
  gain: moneyText,
  /** Null where nothing was paid. */
  gainPercent: z.nullable(percentText),
  dayChange: z.nullable(moneyText),
  xirr,
});

/** One client: who it is, and what it has in all. An id of another distributor is answered like one that is none. */
export const investorDetails = built('investor.details', 'GET', '/{hub}/investor/details', {
  access: ['investor/details', 'investor/folio-details', 'investor'],
  request: z.object({ id: investorId }),
  response: z.object({
    id: z.string(),
    name: z.string(),
    maskedPan: z.nullable(z.string()),
    maskedMobile: z.nullable(z.string()),
    maskedEmail: z.nullable(z.string()),
    kyc,
    taxStatus: z.string(),
    birthDate: z.nullable(day),
    city: z.nullable(z.string()),
    investedOn: z.nullable(day),
    lastInvestedOn: z.nullable(day),
    figures,
    asOn: z.nullable(day),
    allocation: z.array(z.object({ assetClass, value: moneyText })),
    sips: z.object({ running: z.int(), monthly: moneyText }),
    /** The others of the family that are clients too. */
    family: z.nullable(
      z.object({
        name: z.string(),
        members: z.array(z.object({ id: z.string(), name: z.string(), aum: moneyText })),
      }),
    ),
  }),
  reason: 'The page of one investor; the spec lists the calls of its lists only.',
});
export type InvestorDetails = z.infer<(typeof investorDetails)['response']>;

/**
 * What a client's holdings were worth, and what had been paid for what was held then: at the end of each month since
 * the first purchase, and now. The month that is not over has the newest prices, so its last point is what
 * `investorDetails` says.
 */
export const investorHistory = built('investor.history', 'GET', '/{hub}/investor/history', {
  access: ['investor/details', 'investor'],
  request: z.object({ id: investorId }),
  response: z.object({
    points: z.array(
      z.object({
        day,
        /** Null where a price of what was held then is not known. */
        value: z.nullable(moneyText),
        invested: moneyText,
      }),
    ),
  }),
  reason: 'The value of one investor over time; the spec lists only what it is today.',
});
export type InvestorHistory = z.infer<(typeof investorHistory)['response']>;

const holding = z.object({
  code: z.string(),
  name: z.string(),
  assetClass,
  category: z.string(),
  option: z.enum(['GROWTH', 'IDCW']),
  units: unitsText,
  /** Null for a scheme that never had a price. */
  nav: z.nullable(z.object({ value: navText, day })),
  figures,
  firstOn: day,
  lastOn: day,
  /** ELSS units that cannot be sold yet, and when the first of them can. */
  locked: z.nullable(z.object({ units: unitsText, until: day })),
});

const folio = z.object({
  folioNo: z.string(),
  investorId: z.string(),
  /** The client's name; the first holder of a minor's folio is the minor. */
  investor: z.string(),
  rta: z.enum(['CAMS', 'KFIN']),
  holding: z.enum(['SI', 'JO', 'AS']),
  taxStatus: z.string(),
  openedOn: z.nullable(day),
  isLocked: z.boolean(),
  holders: z.array(z.object({ name: z.string(), maskedPan: z.nullable(z.string()), kyc })),
  guardian: z.nullable(z.object({ name: z.string(), maskedPan: z.nullable(z.string()), kyc })),
  banks: z.array(
    z.object({
      bank: z.string(),
      branch: z.string(),
      ifsc: z.string(),
      maskedAccount: z.string(),
      /** Null where no registrar has said it. */
      type: z.nullable(z.enum(['SB', 'CB', 'NE', 'NO'])),
      isDefault: z.boolean(),
    }),
  ),
  nominees: z.array(z.object({ name: z.string(), relation: z.string(), share: sharePercentText })),
  /** Why this folio may not transact, in words; null when it may. */
  blocked: z.nullable(z.string()),
  figures,
  /** Also what was sold out, last, with no units. */
  holdings: z.array(holding),
});
export type Folio = z.infer<typeof folio>;

/** The folios of a client with all they hold, or one folio. */
export const listFolios = built(
  'investor.folios',
  'GET',
  '/PlexNewAPI/api/one/FolioLevel_investor_registered',
  {
    access: ['investor/details', 'investor/folio-details', 'investor', 'transact/select-investor'],
    request: z.object({ investorId: z.optional(investorId), folioNo: z.optional(folioNo) }).check(
      z.refine((requested) => (requested.folioNo === undefined) !== (requested.investorId === undefined), {
        error: texts.field.folio,
        path: ['folioNo'],
      }),
    ),
    response: z.object({ asOn: z.nullable(day), folios: z.array(folio) }),
  },
);

const entry = z.object({
  key: z.string(),
  day,
  folioNo: z.string(),
  schemeCode: z.string(),
  scheme: z.string(),
  /** As a distributor calls it: "SIP instalment", "Redemption". */
  kind: z.string(),
  amount: moneyText,
  /** Negative when units leave. */
  units: unitsText,
  nav: navText,
  duty: moneyText,
  load: moneyText,
  stt: moneyText,
  tax: moneyText,
  euin: z.nullable(z.string()),
  planNo: z.nullable(z.string()),
  /**
   * Whether it counts. Unresolved: it cannot be applied yet; replaced: a later version counts; reversed: it was taken
   * back, or takes back.
   */
  counted: z.enum(['yes', 'unresolved', 'replaced', 'reversed']),
  /** Why not, in words. */
  reason: z.nullable(z.string()),
});
export type LedgerRow = z.infer<typeof entry>;

/** What happened, newest first, 10 to a page. */
export const listTransactions = built('investor.transactions', 'GET', '/{hub}/investor/transactions', {
  access: ['investor/details', 'investor/folio-details', 'investor'],
  request: z
    .object({
      investorId: z.optional(investorId),
      folioNo: z.optional(folioNo),
      schemeCode: z.optional(schemeCode),
      pageNumber,
    })
    .check(
      z.refine((requested) => requested.folioNo !== undefined || requested.investorId !== undefined, {
        error: texts.field.folio,
        path: ['folioNo'],
      }),
    ),
  response: z.object({ items: z.array(entry), pageNumber: z.int(), total: z.int() }),
  reason: 'The transactions of one investor or folio; the spec lists no call that reads the ledger.',
});
