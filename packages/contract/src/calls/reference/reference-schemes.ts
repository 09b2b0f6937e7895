import { type AssetClass, assetClasses, type RouteId, transactionKinds } from '@hub/domain';
import { taxClasses } from '@hub/domain/holdings/tax/tax-class';
import { dividendOptions, systematicPlans } from '@hub/domain/orders/terms/order-codes';
import { frequencies } from '@hub/domain/plans/frequencies';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { moneyText, navText } from '../../schemas/figure-schemas.ts';
import { text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';
import { forEveryone, lookupPath, orderScreens, searchText } from './reference.ts';

const field = texts.field;
const schemeCode = text(20, field.invalid).check(z.regex(/^[A-Za-z0-9]{1,20}$/, field.invalid));
const kind = z.enum(transactionKinds, field.invalid);
const plan = z.enum(systematicPlans, field.invalid);
const assetClass = z.enum(Object.keys(assetClasses) as [AssetClass, ...AssetClass[]], field.invalid);
const limits = z.nullable(
  z.object({ minimum: moneyText, multiple: moneyText, maximum: z.nullable(moneyText) }),
);

const schemeScreens: readonly RouteId[] = [
  ...orderScreens,
  'nav',
  'investor/scheme-list',
  'investor/scheme-details',
];

/** A scheme as a list shows it. */
const schemeRow = z.object({
  code: z.string(),
  /** All plans and options of one fund share it. */
  fund: z.string(),
  name: z.string(),
  option: z.enum(['GROWTH', 'IDCW']),
  assetClass,
  category: z.string(),
  risk: z.int(),
  riskBand: z.string(),
  lockInMonths: z.int(),
  isOpen: z.boolean(),
  /** The newest price and its day; null for a scheme that never had one. */
  nav: z.nullable(z.object({ nav: navText, day: z.string() })),
});
export type SchemeRow = z.infer<typeof schemeRow>;

const move = { schemeCode, kind: z.enum(['switch', 'stp'], field.invalid) };

/** Into which classes of schemes a switch or an STP may go from here, and into how many of each. */
export const schemeMapTypes = built('reference.schemeMapTypes', 'POST', lookupPath('GETSCHMAPTYPE'), {
  repeat: 'safe',
  access: orderScreens,
  request: z.object(move),
  response: z.array(z.object({ assetClass, name: z.string(), schemes: z.int() })),
});

/** The schemes of one class that a switch or an STP may go to, with what each takes at least. */
export const mappedSchemeTypes = built('reference.mappedSchemeTypes', 'POST', lookupPath('GETMAPSCHTYPE'), {
  repeat: 'safe',
  access: orderScreens,
  request: z.object({ ...move, assetClass: z.optional(assetClass) }),
  response: z.array(z.extend(schemeRow, { limits })),
});

/** The schemes an STP may start from. */
export const stpSchemes = built('reference.stpSchemes', 'POST', lookupPath('GETSCHEMENAMESTPCHECKED'), {
  repeat: 'safe',
  access: orderScreens,
  request: z.object({ words: z.optional(searchText) }),
  response: z.array(schemeRow),
});

/** What a scheme takes today and what it does not. */
export const schemeStatus = built('reference.schemeStatus', 'POST', lookupPath('GETSCHEMESTATUS'), {
  repeat: 'safe',
  access: orderScreens,
  request: z.object({ schemeCode }),
  response: z.array(z.object({ code: z.string(), isOpen: z.boolean(), takes: z.array(kind) })),
});

/**
 * Schemes by any words of name, category and codes, in any order; a distributor sells regular plans only. Also for who
 * starts a transaction without a login.
 */
export const schemeNames = built('reference.schemeNames', 'POST', lookupPath('GETSCHEMENAME'), {
  ...forEveryone,
  request: z.object({
    words: z.optional(searchText),
    assetClass: z.optional(assetClass),
    option: z.optional(z.enum(['GROWTH', 'IDCW'], field.invalid)),
    /** Only those that take this kind of transaction. */
    takes: z.optional(kind),
  }),
  response: z.array(schemeRow),
});

/** When a plan may run, per frequency, and the first day it can begin. */
export const schemeDates = built('reference.schemeDates', 'POST', lookupPath('GETSCHEMEDATEDETAILS'), {
  repeat: 'safe',
  access: orderScreens,
  request: z.object({ schemeCode, plan }),
  response: z.array(
    z.object({
      frequency: z.enum(frequencies),
      /** Days of the month, or weekdays from 1 Monday; none for a daily plan. */
      days: z.array(z.int()),
      leadDays: z.int(),
      earliest: z.string(),
      latest: z.string(),
    }),
  ),
});

/** What an instalment must be, and how many there must be, per frequency. */
export const sipInstalments = built(
  'reference.sipInstalments',
  'POST',
  lookupPath('GETSIPINSTALMENTSTPCHECKED'),
  {
    repeat: 'safe',
    access: orderScreens,
    request: z.object({ schemeCode, plan }),
    response: z.array(z.object({ frequency: z.enum(frequencies), limits, minimumInstalments: z.int() })),
  },
);

/** The whole record of a scheme, for the scheme's own page. */
export const adminSchemeDetails = built(
  'reference.adminSchemeDetails',
  'POST',
  lookupPath('GETADMINSCHEMEDETAILS'),
  {
    repeat: 'safe',
    access: schemeScreens,
    request: z.object({ schemeCode }),
    response: z.array(
      z.extend(schemeRow, {
        plan: z.enum(['REGULAR', 'DIRECT']),
        rta: z.enum(['CAMS', 'KFIN']),
        rtaCode: z.string(),
        isin: z.nullable(z.string()),
        isinReinvest: z.nullable(z.string()),
        /** Of today; null where nobody knows it. */
        taxClass: z.nullable(z.enum(taxClasses)),
        cutOff: z.enum(['OTHER', 'LIQUID', 'OVERNIGHT']),
        benchmark: z.string(),
        manager: z.string(),
        launchedOn: z.string(),
        /** In words, for units allotted from each day on. */
        exitLoads: z.array(z.object({ from: z.string(), load: z.string() })),
      }),
    ),
  },
);

/** What may become of an IDCW: reinvested, paid out, or nothing to choose. */
export const reinvestOptions = built('reference.reinvestOptions', 'POST', lookupPath('GETREINVESTDETAILS'), {
  repeat: 'safe',
  access: orderScreens,
  request: z.object({ schemeCode }),
  response: z.array(
    z.object({
      code: z.enum(Object.keys(dividendOptions) as ['Y', 'N', 'Z']),
      name: z.string(),
      isin: z.nullable(z.string()),
    }),
  ),
});

/** What an order form shows of a scheme before anything is entered. */
export const schemeDetails = built('reference.schemeDetails', 'POST', lookupPath('GETSCHEMEDETAILS'), {
  repeat: 'safe',
  access: schemeScreens,
  request: z.object({ schemeCode }),
  response: z.array(
    z.extend(schemeRow, {
      fresh: limits,
      additional: limits,
      switch: limits,
      redemption: limits,
      leastBalance: moneyText,
      /** For units bought today. */
      exitLoad: z.string(),
      /** The day whose NAV an order of this moment would get, money included: expected, never promised. */
      navDays: z.object({ purchase: z.string(), redemption: z.string() }),
      /** Residents of these countries may not buy. */
      closedTo: z.array(z.string()),
    }),
  ),
});

/** Which plans a scheme takes part in. */
export const stpSwpEnabled = built('reference.stpSwpEnabled', 'POST', lookupPath('GETSTPSWPENABLE'), {
  repeat: 'safe',
  access: orderScreens,
  request: z.object({ schemeCode }),
  response: z.array(
    z.object({
      code: z.string(),
      sip: z.boolean(),
      /** Out of the scheme, and into it. */
      stp: z.boolean(),
      stpTarget: z.boolean(),
      swp: z.boolean(),
    }),
  ),
});

/** AMFI's code against ISIN and the registrar's, by any of them or by words; all of them without. */
export const amfiSchemeCodes = built('reference.amfiSchemeCodes', 'POST', lookupPath('GETDISTAMFISCHCODE'), {
  repeat: 'safe',
  access: schemeScreens,
  request: z.object({ words: z.optional(searchText) }),
  response: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      isin: z.nullable(z.string()),
      isinReinvest: z.nullable(z.string()),
      rta: z.enum(['CAMS', 'KFIN']),
      rtaCode: z.string(),
    }),
  ),
});
