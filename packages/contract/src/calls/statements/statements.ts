import { taxClasses } from '@hub/domain/holdings/tax/tax-class';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { moneyText, navText, sharePercentText, unitsText } from '../../schemas/figure-schemas.ts';
import { day } from '../../schemas/list-shapes.ts';
import { text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';
import { kycStatuses } from '../investor/investor.ts';
import {
  accountScreens,
  distributor,
  doubt,
  financialYear,
  gainScreens,
  hasItsDays,
  isOneScope,
  period,
  person,
  statementScreens,
  whose,
} from './statement-shapes.ts';

const { invalid } = texts.field;

const kyc = z.enum(kycStatuses);
const nav = z.object({ value: navText, day });

/** A line of the ledger, or a duty, STT or TDS that belongs to the line above it. */
const row = z.object({
  key: z.string(),
  kind: z.enum(['entry', 'duty', 'stt', 'tds']),
  day,
  /** "SIP instalment", "Stamp duty". */
  text: z.string(),
  amount: z.nullable(moneyText),
  /** Below nil when units leave; null for a duty or a tax. */
  units: z.nullable(unitsText),
  nav: z.nullable(navText),
  /** After it; null for a duty or a tax. */
  balance: z.nullable(unitsText),
});

const held = z.object({
  code: z.string(),
  name: z.string(),
  isin: z.nullable(z.string()),
  /** The registrar's own code; null where it is not known. */
  rtaCode: z.nullable(z.string()),
  openingUnits: unitsText,
  rows: z.array(row),
  closing: z.object({
    units: unitsText,
    /** Of units whose cost is known. */
    cost: moneyText,
    unitsWithoutCost: unitsText,
    /** The newest price up to the last day; null for a scheme without one. */
    nav: z.nullable(nav),
    value: z.nullable(moneyText),
  }),
});

const folio = z.object({
  folioNo: z.string(),
  investorId: z.string(),
  rta: z.enum(['CAMS', 'KFIN']),
  holding: z.enum(['SI', 'JO', 'AS']),
  taxStatus: z.string(),
  openedOn: z.nullable(day),
  holders: z.array(z.object({ name: z.string(), maskedPan: z.nullable(z.string()), kyc })),
  guardian: z.nullable(z.object({ name: z.string(), maskedPan: z.nullable(z.string()) })),
  nominees: z.array(z.object({ name: z.string(), relation: z.string(), share: sharePercentText })),
  banks: z.array(z.object({ bank: z.string(), maskedAccount: z.string(), isDefault: z.boolean() })),
  schemes: z.array(held),
});

/** Handbook §3.6. A period that is over before the first folio, or a client without any, has no schemes. */
export const accountStatement = built(
  'statements.account',
  'POST',
  '/{disapi}/api/DistributorAccStmt/GenerateAccstatement',
  {
    repeat: 'safe',
    access: accountScreens,
    request: z.object({ ...whose, ...period }).check(isOneScope, ...hasItsDays),
    response: z.object({
      people: z.array(person),
      distributor,
      /** Null: since the first transaction. */
      from: z.nullable(day),
      to: day,
      /** False for `as-on`. */
      hasRows: z.boolean(),
      folios: z.array(folio),
      totals: z.object({
        value: moneyText,
        cost: moneyText,
        /** The part of the value whose cost nobody knows. */
        withoutCost: moneyText,
        /** Paid in and taken out within the period. */
        paidIn: moneyText,
        takenOut: moneyText,
      }),
      /** When the first of the folios began: an empty period before it says so. */
      firstOn: z.nullable(day),
      doubts: z.array(doubt),
    }),
  },
);
export type AccountStatement = z.infer<(typeof accountStatement)['response']>;

export const gainTerms = ['short', 'long'] as const;
const term = z.enum(gainTerms);
const taxClass = z.enum(taxClasses);

/** A step of the arithmetic: "1,000.000 units × ₹70.0000", "₹70,000.00". */
const step = z.object({ label: z.string(), value: z.string() });

/** A part of a lot met by a sale. */
const gainLine = z.object({
  key: z.string(),
  folioNo: z.string(),
  investorId: z.string(),
  schemeCode: z.string(),
  scheme: z.string(),
  isin: z.nullable(z.string()),
  taxClass,
  /** "Redemption", "Switch out". */
  sale: z.string(),
  soldOn: day,
  saleNav: navText,
  units: unitsText,
  /** After load, before STT. */
  proceeds: moneyText,
  load: moneyText,
  stt: moneyText,
  bought: z.string(),
  boughtOn: day,
  buyNav: navText,
  /** Stamp duty included; null where nobody knows it. */
  cost: z.nullable(moneyText),
  /** What counts as cost: the actual, the grandfathered or the indexed one. */
  countedCost: z.nullable(moneyText),
  grandfathered: z.nullable(z.object({ units: unitsText, nav: navText, value: moneyText })),
  indexedCost: z.nullable(moneyText),
  term,
  /** "20 %", "12.5 %", "20 % with indexation", "Slab rate". */
  rate: z.string(),
  /** Null where the cost is not known. */
  gain: z.nullable(moneyText),
  steps: z.array(step),
});
export type GainLine = z.infer<typeof gainLine>;

const gainSum = z.object({
  taxClass,
  term,
  rate: z.string(),
  lines: z.int(),
  proceeds: moneyText,
  countedCost: moneyText,
  gain: moneyText,
});

const slot = z.object({ from: day, to: day, short: moneyText, long: moneyText });

const unrealised = z.object({
  folioNo: z.string(),
  schemeCode: z.string(),
  scheme: z.string(),
  taxClass,
  units: unitsText,
  unitsWithoutCost: unitsText,
  nav,
  value: moneyText,
  /** What would count as cost if all of it were sold that day. */
  countedCost: moneyText,
  short: moneyText,
  long: moneyText,
});

/** The gains of a financial year, lot by lot, and those that are on paper. Gains only, never the tax due. */
export const capitalGainStatement = built(
  'statements.capitalGain',
  'POST',
  '/{disapi}/api/CapitalGainStmt/GenerateCapitalGainStmt',
  {
    repeat: 'safe',
    access: gainScreens,
    request: z.object({ ...whose, year: financialYear }).check(isOneScope),
    response: z.object({
      people: z.array(person),
      distributor,
      year: z.string(),
      from: day,
      to: day,
      /** The years in which something was sold, newest first, and the present one. */
      years: z.array(z.string()),
      lines: z.array(gainLine),
      sums: z.array(gainSum),
      totals: z.object({ proceeds: moneyText, countedCost: moneyText, short: moneyText, long: moneyText }),
      /** By the days on which advance tax is due. */
      slots: z.array(slot),
      /** Long-term equity gains that the year leaves untaxed, as far as this book knows. One person only. */
      allowance: z.nullable(z.object({ limit: moneyText, used: moneyText, left: moneyText })),
      unrealised: z.object({
        asOn: z.nullable(day),
        holdings: z.array(unrealised),
        totals: z.object({ value: moneyText, countedCost: moneyText, short: moneyText, long: moneyText }),
      }),
      doubts: z.array(doubt),
      /** The rules that the figures follow, and from when each holds. */
      law: z.array(z.object({ text: z.string(), from: day, source: z.string() })),
    }),
  },
);
export type CapitalGainStatement = z.infer<(typeof capitalGainStatement)['response']>;

export const accountFormats = ['pdf', 'xlsx', 'csv'] as const;
/** `cams`: the registrar's workbook. `112a`: the file for the tax utility, of the long-term equity gains. */
export const gainFormats = ['pdf', 'xlsx', 'csv', 'cams', '112a'] as const;

/** Opened with the investor's PAN where asked: PDF only. */
const withPassword = z.optional(z.literal(true, invalid));

export const accountFile = built('statements.accountFile', 'POST', '/{hub}/statements/account/file', {
  repeat: 'safe',
  access: accountScreens,
  reply: 'file',
  request: z
    .object({ ...whose, ...period, format: z.enum(accountFormats, invalid), withPassword })
    .check(isOneScope, ...hasItsDays),
  response: z.unknown(),
  reason: 'Statements as PDF, Excel and CSV; the spec lists the calls that show them only.',
});

export const gainFile = built('statements.gainFile', 'POST', '/{hub}/statements/gains/file', {
  repeat: 'safe',
  access: gainScreens,
  reply: 'file',
  request: z
    .object({ ...whose, year: financialYear, format: z.enum(gainFormats, invalid), withPassword })
    .check(isOneScope),
  response: z.unknown(),
  reason: 'Statements as PDF, Excel and CSV; the spec lists the calls that show them only.',
});

/**
 * A statement that is sent: which, and of whom. Never of a family: what one of them has is not the others' to read. The
 * year is that of a capital-gain statement.
 */
export const sentStatement = {
  investorId: whose.investorId,
  folioNo: whose.folioNo,
  kind: z.enum(['account', 'capitalgain'], invalid),
  period: z.optional(period.period),
  from: period.from,
  to: period.to,
  year: z.optional(financialYear),
};
export type SentStatement = {
  kind: 'account' | 'capitalgain';
  period?: (typeof period)['period']['_zod']['output'] | undefined;
  from?: string | undefined;
  to?: string | undefined;
  year?: string | undefined;
};
export const isWhole = [
  z.refine<SentStatement>(({ kind, period: requested }) => kind !== 'account' || requested !== undefined, {
    error: texts.field.required,
    path: ['period'],
  }),
  z.refine<SentStatement>(({ kind, year }) => kind !== 'capitalgain' || year !== undefined, {
    error: texts.field.required,
    path: ['year'],
  }),
  z.refine<SentStatement>(({ period: requested, from }) => requested !== 'custom' || from !== undefined, {
    error: texts.field.required,
    path: ['from'],
  }),
  z.refine<SentStatement>(
    ({ period: requested, to }) => (requested !== 'custom' && requested !== 'as-on') || to !== undefined,
    { error: texts.field.required, path: ['to'] },
  ),
  z.refine<SentStatement>(
    ({ period: requested, from, to }) =>
      requested !== 'custom' || from === undefined || to === undefined || from <= to,
    { error: texts.field.range, path: ['to'] },
  ),
] as const;

/** To the address that the registrar has, and to no other. The PDF opens with the PAN. */
export const mailStatement = built('statements.mail', 'POST', '/{hub}/statements/mail', {
  repeat: 'keyed',
  access: statementScreens,
  request: z.object(sentStatement).check(...isWhole),
  response: z.object({ maskedEmail: z.string() }),
  reason: 'A statement by mail to the registered address; the spec lists no call for it.',
});

/** A link for WhatsApp that expires and asks for the last four characters of the PAN. */
export const shareStatement = built('statements.share', 'POST', '/{hub}/statements/share', {
  repeat: 'keyed',
  access: statementScreens,
  request: z.object(sentStatement).check(...isWhole),
  response: z.object({
    id: z.string(),
    url: z.string(),
    expiresAt: z.string(),
    /** For WhatsApp, with the link in it. */
    text: z.string(),
    /** The registered one; null where there is none. */
    mobile: z.nullable(z.string()),
  }),
  reason: 'A statement shared by a link that expires; the spec lists no call for it.',
});

/** The links of a client that still open something. */
export const statementShares = built('statements.shares', 'GET', '/{hub}/statements/shares', {
  access: statementScreens,
  request: z.object({ investorId: whose.investorId }),
  response: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        sharedAt: z.string(),
        expiresAt: z.string(),
        openedAt: z.nullable(z.string()),
      }),
    ),
  }),
  reason: 'A statement shared by a link that expires; the spec lists no call for it.',
});

export const stopSharing = built('statements.stopSharing', 'POST', '/{hub}/statements/stop-sharing', {
  repeat: 'keyed',
  access: statementScreens,
  request: z.object({ id: text(36, texts.field.id).check(z.uuid(texts.field.id)) }),
  response: z.object({}),
  reason: 'A statement shared by a link that expires; the spec lists no call for it.',
});
