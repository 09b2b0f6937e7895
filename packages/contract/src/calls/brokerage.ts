import type { RouteId } from '@hub/domain';
import * as z from 'zod/mini';
import { built } from '../declare.ts';
import { moneyText, navText, unitsText } from '../figure-schemas.ts';
import { text } from '../text-schema.ts';
import { texts } from '../texts.ts';
import { folioNo } from './investor.ts';
import { assetClass, day, format, order, pageNumber, schemeCode, words } from './list-shapes.ts';

const { invalid, required } = texts.field;

const payoutScreens: readonly RouteId[] = ['brokerage'];
const reportScreens: readonly RouteId[] = ['brokerage', 'brokerage/report'];
const cardScreens: readonly RouteId[] = ['brokerage/rate-card', 'brokerage/report', 'brokerage'];

const reason = 'Brokerage explained: the spec lists the report and the rate card only.';

export const brokerageKinds = ['trail', 'incentive', 'clawback'] as const;
export type BrokerageKindName = (typeof brokerageKinds)[number];
export const gapNames = [
  'missing-folio',
  'hold',
  'rate',
  'days',
  'gst-basis',
  'clawback-twice',
  'not-expected',
  'other',
] as const;
export type BrokerageGapName = (typeof gapNames)[number];

/** `2026-06`. */
const month = text(7, invalid).check(z.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, invalid));
const kind = z.enum(brokerageKinds);
/** Per cent with four decimals, below nil in a clawback: `0.8000`. */
export const rateText = z.string().check(z.regex(/^-?\d{1,3}\.\d{4}$/));
const gstBasis = z.enum(['exclusive', 'inclusive']);
const gap = z.enum(gapNames);

/** What an amount of brokerage becomes on its way to the bank. */
const payment = {
  /** Paid, without tax. */
  amount: moneyText,
  gst: moneyText,
  tds: moneyText,
  /** Amount and GST less TDS. */
  net: moneyText,
  /** Worked out and not paid. */
  held: moneyText,
};

/** The payout page in one answer. It costs the same however long the history is. */
export const brokeragePayout = built('brokerage.payout', 'GET', '/{hub}/brokerage/payout', {
  access: payoutScreens,
  request: z.object({}),
  response: z.object({
    asOn: day,
    /** Earned so far in the month that runs, as the twin makes it; null before its first night. */
    current: z.nullable(z.object({ month, expected: moneyText, through: day })),
    /** The financial year so far; its months are those of the payments' period. */
    year: z.object({ label: z.string(), ...payment, expected: moneyText }),
    /** The last 24, newest first; those without a line are there with nil. */
    months: z.array(
      z.object({
        month,
        ...payment,
        lines: z.int(),
        paidOn: z.nullable(day),
        /** Null where the twin has nothing of it. */
        expected: z.nullable(moneyText),
        /** The invoice that was made for it. */
        invoice: z.nullable(z.string()),
      }),
    ),
    /** Of the financial year. */
    byClass: z.array(z.object({ assetClass, amount: moneyText, expected: moneyText })),
    byKind: z.array(z.object({ kind, amount: moneyText })),
    byEuin: z.array(
      z.object({ euin: z.nullable(z.string()), name: z.nullable(z.string()), amount: moneyText }),
    ),
    /** Null for one who is not registered: no tax is added. */
    gstin: z.nullable(z.string()),
    hasPan: z.boolean(),
  }),
  reason,
});
export type BrokeragePayout = z.infer<(typeof brokeragePayout)['response']>;

export const reportGroups = ['line', 'client', 'scheme', 'month'] as const;
export const reportStates = ['paid', 'held', 'gap'] as const;
export const reportSorts = ['month', 'client', 'scheme', 'amount', 'gap'] as const;

const reportFilter = {
  /** Both included; the newest month with lines where nobody says. */
  from: z.optional(month),
  to: z.optional(month),
  /** Client, PAN, folio or scheme. */
  words,
  kind: z.optional(z.enum(brokerageKinds, invalid)),
  assetClass: z.optional(assetClass),
  schemeCode: z.optional(schemeCode),
  folioNo: z.optional(folioNo),
  euin: z.optional(text(7, invalid).check(z.regex(/^E\d{6}$/, invalid))),
  state: z.optional(z.enum(reportStates, invalid)),
  group: z.optional(z.enum(reportGroups, invalid)),
  sort: z.optional(z.enum(reportSorts, invalid)),
  order,
};

/**
 * `line`: what a folio brought with a scheme in a month, of one kind; the registrar may have sent several rows for it.
 * Of the other groups what does not apply is null.
 */
const reportRow = z.object({
  key: z.string(),
  month: z.nullable(month),
  folioNo: z.nullable(z.string()),
  investorId: z.nullable(z.string()),
  investor: z.nullable(z.string()),
  schemeCode: z.nullable(z.string()),
  scheme: z.nullable(z.string()),
  kind: z.nullable(kind),
  /** Null where there are several. */
  rate: z.nullable(rateText),
  rows: z.int(),
  amount: moneyText,
  gst: moneyText,
  held: moneyText,
  holdReason: z.nullable(z.string()),
  paidOn: z.nullable(day),
  /** Of trail; null where the twin knows nothing of it. */
  expected: z.nullable(moneyText),
  /** Too little; below nil for too much. */
  gap: moneyText,
});
export type BrokerageReportRow = z.infer<typeof reportRow>;

export const brokerageReport = built(
  'brokerage.report',
  'POST',
  '/KMFUnification/api/Admin/GETBROKERREPORT',
  {
    repeat: 'safe',
    access: reportScreens,
    request: z.object({ ...reportFilter, pageNumber }),
    response: z.object({
      /** What was asked for, filled in. */
      from: month,
      to: month,
      /** The first and the last month that has lines; null where there are none at all. */
      months: z.nullable(z.object({ first: month, last: month })),
      items: z.array(reportRow),
      total: z.int(),
      totals: z.object({
        amount: moneyText,
        gst: moneyText,
        held: moneyText,
        expected: moneyText,
        gap: moneyText,
      }),
    }),
  },
);
export type BrokerageReport = z.infer<(typeof brokerageReport)['response']>;

/** All of it, not the page that is shown. */
export const brokerageReportFile = built('brokerage.reportFile', 'POST', '/{hub}/brokerage/report/file', {
  repeat: 'safe',
  access: reportScreens,
  reply: 'file',
  request: z.object({ ...reportFilter, format }),
  response: z.unknown(),
  reason,
});

/** A step of the arithmetic: "1,000.000 units × ₹70.0000", "₹70,000.00". */
const step = z.object({ label: z.string(), value: z.string() });

/** Days on which a lot had one number of units and one rate. */
const piece = z.object({
  key: z.string(),
  boughtOn: day,
  from: day,
  to: day,
  days: z.int(),
  units: unitsText,
  /** Mean of the days. */
  nav: navText,
  rate: rateText,
  /** Year 1, 2, 3; 4 for every later one. */
  year: z.int(),
  card: z.string(),
  cardLine: z.int(),
  location: z.enum(['T30', 'B30', 'any']),
  slab: z.object({ from: moneyText, to: z.nullable(moneyText) }),
  gstBasis,
  amount: moneyText,
});

/** One line opened: what came, what the twin makes of it, and why they differ. */
export const brokerageLine = built('brokerage.line', 'POST', '/{hub}/brokerage/line', {
  repeat: 'safe',
  access: reportScreens,
  request: z.object({ month, folioNo, schemeCode, kind: z.enum(brokerageKinds, invalid) }),
  response: z.object({
    month,
    folioNo: z.string(),
    investorId: z.nullable(z.string()),
    investor: z.nullable(z.string()),
    schemeCode: z.string(),
    scheme: z.string(),
    kind,
    received: z.array(
      z.object({
        key: z.string(),
        /** As the registrar has it. */
        type: z.string(),
        transactionNumber: z.string(),
        tradeOn: day,
        processedOn: day,
        from: z.nullable(day),
        to: z.nullable(day),
        days: z.nullable(z.int()),
        base: z.nullable(moneyText),
        rate: z.nullable(rateText),
        amount: moneyText,
        hold: z.nullable(z.object({ reason: z.string(), cure: z.string() })),
      }),
    ),
    /** Null for what the twin does not expect, such as an incentive. */
    expected: z.nullable(
      z.object({
        amount: moneyText,
        days: z.int(),
        pieces: z.array(piece),
        /** One a day: the value and what it earned. */
        daily: z.array(z.object({ day, value: moneyText, amount: moneyText })),
        /** "No rate for …, 3 days". */
        missing: z.array(z.string()),
      }),
    ),
    gaps: z.array(z.object({ gap, amount: moneyText, text: z.string() })),
    tax: z.object({
      gstBasis: z.nullable(gstBasis),
      taxable: moneyText,
      igst: moneyText,
      cgst: moneyText,
      sgst: moneyText,
      /** Per cent. */
      tdsRate: z.nullable(rateText),
      tds: moneyText,
      net: moneyText,
      /** Why nothing is deducted, or of how much: "20 % because there is no PAN". */
      note: z.string(),
    }),
    /** units × NAV × rate ÷ 365 × days written out, GST and TDS after it. */
    steps: z.array(step),
  }),
  reason,
});
export type BrokerageLine = z.infer<(typeof brokerageLine)['response']>;

/** Expected against received. */
export const brokerageGaps = built('brokerage.gaps', 'POST', '/{hub}/brokerage/gaps', {
  repeat: 'safe',
  access: payoutScreens,
  request: z.object({
    from: z.optional(month),
    to: z.optional(month),
    gap: z.optional(z.enum(gapNames, invalid)),
    words,
    pageNumber,
  }),
  response: z.object({
    from: month,
    to: month,
    months: z.array(z.object({ month, expected: moneyText, received: moneyText, gap: moneyText })),
    names: z.array(z.object({ gap, count: z.int(), amount: moneyText })),
    items: z.array(
      z.object({
        key: z.string(),
        month,
        folioNo: z.string(),
        investorId: z.nullable(z.string()),
        investor: z.nullable(z.string()),
        schemeCode: z.string(),
        scheme: z.string(),
        kind,
        gap,
        amount: moneyText,
        holdReason: z.nullable(z.string()),
      }),
    ),
    total: z.int(),
    sum: moneyText,
    /** Rates and prices that nobody brought: what they would earn is in no figure. */
    missing: z.array(
      z.object({ schemeCode: z.string(), scheme: z.string(), positions: z.int(), text: z.string() }),
    ),
  }),
  reason,
});
export type BrokerageGaps = z.infer<(typeof brokerageGaps)['response']>;

const forecastSip = z.object({
  key: z.string(),
  regNo: z.string(),
  investorId: z.string(),
  investor: z.string(),
  folioNo: z.string(),
  schemeCode: z.string(),
  scheme: z.string(),
  amount: moneyText,
  frequency: z.string(),
  bouncesInRow: z.int(),
  /** What its coming instalments bring of the twelve months. */
  trail: moneyText,
});

/** Twelve months of trail if no NAV moves, nobody sells and every SIP runs on. */
export const brokerageForecast = built('brokerage.forecast', 'GET', '/{hub}/brokerage/forecast', {
  access: payoutScreens,
  request: z.object({}),
  response: z.object({
    asOn: day,
    months: z.array(z.object({ month, held: moneyText, sips: moneyText })),
    held: moneyText,
    sips: moneyText,
    /** Those that bring most, at most 100. */
    plans: z.array(forecastSip),
    planCount: z.int(),
    /** SIPs that bounced last: what is lost if they lapse. */
    atRisk: z.object({ plans: z.int(), trail: moneyText }),
    missing: z.array(z.string()),
  }),
  reason,
});
export type BrokerageForecast = z.infer<(typeof brokerageForecast)['response']>;

export const riskNames = [
  'euin-blank',
  'declaration',
  'arn-expiry',
  'euin-expiry',
  'kyc-hold',
  'gst-invoice',
  'rejected',
] as const;
export type RiskName = (typeof riskNames)[number];

/** Brokerage that is about to be lost or is withheld, with the act that cures it. */
export const brokerageAtRisk = built('brokerage.atRisk', 'GET', '/{hub}/brokerage/at-risk', {
  access: payoutScreens,
  request: z.object({}),
  response: z.object({
    asOn: day,
    total: moneyText,
    risks: z.array(
      z.object({
        risk: z.enum(riskNames),
        /** `lost`: the deadline is over. `withheld`: nothing is paid until it is cured. `due`: nothing happened yet. */
        state: z.enum(['due', 'withheld', 'lost']),
        count: z.int(),
        /** At stake: trail of a year, or what is held. What it is stands in `basis`. */
        amount: moneyText,
        basis: z.string(),
        deadline: z.nullable(day),
        daysLeft: z.nullable(z.int()),
        /** At most 50, those with most at stake first. */
        rows: z.array(
          z.object({
            key: z.string(),
            title: z.string(),
            detail: z.string(),
            amount: moneyText,
            deadline: z.nullable(day),
            investorId: z.nullable(z.string()),
            /** For an invoice. */
            month: z.nullable(month),
          }),
        ),
      }),
    ),
    /** For the declaration: the year it is asked for, and when it was signed. */
    declaration: z.object({ year: z.int(), label: z.string(), signedOn: z.nullable(day), text: z.string() }),
  }),
  reason,
});
export type BrokerageAtRisk = z.infer<(typeof brokerageAtRisk)['response']>;

export const signDeclaration = built('brokerage.declare', 'POST', '/{hub}/brokerage/declaration', {
  repeat: 'keyed',
  access: payoutScreens,
  request: z.object({
    year: z.int(invalid).check(z.gte(2000, invalid), z.lte(2100, invalid)),
    agreed: z.literal(true, required),
  }),
  response: z.object({ status: z.literal('Success'), signedOn: day }),
  reason,
});

/** Gives a month's invoice its number, once; asked again it is the same. */
export const makeInvoice = built('brokerage.makeInvoice', 'POST', '/{hub}/brokerage/invoice', {
  repeat: 'keyed',
  access: reportScreens,
  request: z.object({ month }),
  response: z.object({ status: z.literal('Success'), number: z.string(), madeOn: day }),
  reason,
});

export const invoiceFile = built('brokerage.invoiceFile', 'POST', '/{hub}/brokerage/invoice/file', {
  repeat: 'safe',
  access: reportScreens,
  reply: 'file',
  request: z.object({ month }),
  response: z.unknown(),
  reason,
});

const version = z.optional(text(60, invalid));

const rateLine = z.object({
  line: z.int(),
  schemeCode: z.string(),
  scheme: z.string(),
  category: z.string(),
  inflowFrom: day,
  inflowTo: z.nullable(day),
  location: z.enum(['T30', 'B30', 'any']),
  slabFrom: moneyText,
  slabTo: z.nullable(moneyText),
  /** Of the first, second, third and each later year. */
  trail: z.array(rateText).check(z.minLength(4), z.maxLength(4)),
  incentive: rateText,
  gstBasis,
  clawbackDays: z.int(),
});
export type RateCardLine = z.infer<typeof rateLine>;

/** A version of the rate card, the one in force where nobody says which, and what changed against the one before. */
export const rateCard = built('brokerage.rateCard', 'GET', '/{hub}/api/ratecard/download', {
  access: cardScreens,
  request: z.object({ version, words }),
  response: z.object({
    /** Newest first. */
    versions: z.array(
      z.object({
        version: z.string(),
        from: day,
        /** The day before the next one's; null for the last. */
        to: z.nullable(day),
        state: z.enum(['coming', 'in-force', 'past']),
        schemes: z.int(),
      }),
    ),
    card: z.nullable(
      z.object({
        version: z.string(),
        /** Those that match the words. */
        lines: z.array(rateLine),
        before: z.nullable(z.string()),
        changes: z.array(
          z.object({
            what: z.enum(['added', 'removed', 'changed']),
            before: z.nullable(rateLine),
            after: z.nullable(rateLine),
            /** "Trail of year 1: 0.8000 % to 0.7500 %". */
            texts: z.array(z.string()),
          }),
        ),
      }),
    ),
  }),
});
export type RateCardReply = z.infer<(typeof rateCard)['response']>;

const cardFile = {
  access: cardScreens,
  reply: 'file',
  request: z.object({ version }),
  response: z.unknown(),
} as const;
export const rateCardPdf = built('brokerage.rateCardPdf', 'GET', '/{hub}/api/ratecard/downloadPdf', cardFile);
export const rateCardExcel = built(
  'brokerage.rateCardExcel',
  'GET',
  '/{hub}/api/ratecard/downloadExcel',
  cardFile,
);
