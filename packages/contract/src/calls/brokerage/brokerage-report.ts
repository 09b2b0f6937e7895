import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { moneyText, navText, unitsText } from '../../schemas/figure-schemas.ts';
import { assetClass, day, format, order, pageNumber, schemeCode, words } from '../../schemas/list-shapes.ts';
import { text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';
import { folioNo } from '../investor/investor.ts';
import {
  brokerageKinds,
  gap,
  gstBasis,
  kind,
  month,
  rateText,
  reason,
  reportScreens,
  trailGapFigures,
  workedAt,
} from './brokerage-shapes.ts';

const { invalid } = texts.field;

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
  /** Of trail that is due: expected less received; below nil for too much. Nil where another kind differs. */
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
        /** Of all months, also those that are not due yet. */
        expected: moneyText,
        /** Null with an EUIN: nobody expects anything of one. */
        trail: z.nullable(z.object(trailGapFigures)),
      }),
      workedAt,
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
    /** The month is over, and paid or past its pay day: only then what did not come is a gap. */
    isDue: z.boolean(),
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
        /** Of rates that have the tax in them: taken out of the pieces, which `amount` is without; null where none is. */
        gstWithin: z.nullable(moneyText),
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
      /** The state's half is called UTGST. */
      isUnionTerritory: z.boolean(),
      /** Per cent. */
      tdsRate: z.nullable(rateText),
      tds: moneyText,
      net: moneyText,
      /** Why nothing is deducted, or of how much: "20 % because there is no PAN". */
      note: z.string(),
    }),
  }),
  reason,
});
export type BrokerageLine = z.infer<(typeof brokerageLine)['response']>;
