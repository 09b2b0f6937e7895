import { invoiceStatuses } from '@hub/domain/brokerage/tax/invoice-state';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { moneyText, percentText } from '../../schemas/figure-schemas.ts';
import { assetClass, day, pageNumber, words } from '../../schemas/list-shapes.ts';
import { texts } from '../../texts/texts.ts';
import {
  changeReasons,
  gap,
  gapNames,
  kind,
  month,
  payoutScreens,
  reason,
  trailGapFigures,
  workedAt,
} from './brokerage-shapes.ts';

const { invalid, required } = texts.field;

/** What an amount of brokerage becomes on its way to the bank. */
const payment = {
  /** Paid, without tax. */
  amount: moneyText,
  gst: moneyText,
  /** Of the GST what is paid once its invoice is made: it is in no bank yet. */
  gstWithheld: moneyText,
  tds: moneyText,
  /** In the bank: amount and GST less what of it is withheld, less TDS. */
  net: moneyText,
  /** Worked out and not paid. */
  held: moneyText,
};

/** Earned so far in the month that runs, as the twin makes it; null before its first night. */
const runningMonth = z.nullable(z.object({ month, expected: moneyText, through: day }));

/** The payout page in one answer. It costs the same however long the history is. */
export const brokeragePayout = built('brokerage.payout', 'GET', '/{hub}/brokerage/payout', {
  access: payoutScreens,
  request: z.object({}),
  response: z.object({
    asOn: day,
    current: runningMonth,
    /** The financial year so far; its months are those of the payments' period. */
    year: z.object({ label: z.string(), ...payment, trail: z.object(trailGapFigures) }),
    /** The last 24, newest first; those without a line are there with nil. */
    months: z.array(
      z.object({
        month,
        ...payment,
        lines: z.int(),
        paidOn: z.nullable(day),
        /** Null where the twin has nothing of it. */
        expected: z.nullable(moneyText),
        trail: z.object(trailGapFigures),
        workedAt,
        /** The invoice that was made for it. */
        invoice: z.nullable(z.string()),
        invoiceStatus: z.nullable(z.enum(invoiceStatuses)),
      }),
    ),
    /** Months that were over and whose expected trail became another figure since, the newest change first. */
    changes: z.array(
      z.object({
        month,
        at: z.string(),
        before: moneyText,
        after: moneyText,
        reasons: z.array(z.enum(changeReasons)),
      }),
    ),
    workedAt,
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
    months: z.array(z.object({ month, expected: moneyText, ...trailGapFigures })),
    /** Of the months; its gap is `named`, `unpaid` and `rest` together. */
    trail: z.object({
      ...trailGapFigures,
      /** The trail gaps of the list, whatever is searched for. */
      named: moneyText,
      /** Due of months for which no registrar has sent a line. */
      unpaid: moneyText,
      /** Lines that differ by a paisa or less, and registrars who have not paid a month that others have. */
      rest: moneyText,
    }),
    workedAt,
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

/** Twelve months of trail if no NAV moves, nobody sells and every SIP runs on, and what another year would bring. */
export const brokerageForecast = built('brokerage.forecast', 'GET', '/{hub}/brokerage/forecast', {
  access: payoutScreens,
  request: z.object({}),
  response: z.object({
    asOn: day,
    workedAt,
    months: z.array(z.object({ month, held: moneyText, sips: moneyText })),
    held: moneyText,
    sips: moneyText,
    /** Those that bring most, at most 100. */
    plans: z.array(forecastSip),
    planCount: z.int(),
    /** SIPs that bounced last: what is lost if they lapse. */
    atRisk: z.object({ plans: z.int(), trail: moneyText }),
    /** The same twelve months if all NAVs move by so many per cent now. */
    scenarios: z.array(
      z.object({
        market: z.int(),
        trail: moneyText,
        /** If as large a share of what is held is redeemed as in the last year; null where that is not known. */
        withRedemptions: z.nullable(moneyText),
      }),
    ),
    /** What was redeemed in the last year, of how much on average, in per cent. */
    redeemed: z.nullable(
      z.object({ from: day, to: day, out: moneyText, average: moneyText, percent: percentText }),
    ),
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
  'held-other',
  'rejected',
] as const;
export type RiskName = (typeof riskNames)[number];

/** Each rupee stands in one of them; amounts of a month or a year to come are added to nothing else. */
const riskTotals = z.object({
  lost: moneyText,
  withheld: moneyText,
  perMonth: moneyText,
  perYear: moneyText,
});

/** Brokerage that is about to be lost or is withheld, with the act that cures it. */
export const brokerageAtRisk = built('brokerage.atRisk', 'GET', '/{hub}/brokerage/at-risk', {
  access: payoutScreens,
  request: z.object({}),
  response: z.object({
    asOn: day,
    workedAt,
    totals: riskTotals,
    risks: z.array(
      z.object({
        risk: z.enum(riskNames),
        /** `lost`: the deadline is over. `withheld`: nothing is paid until it is cured. `due`: nothing happened yet. */
        state: z.enum(['due', 'withheld', 'lost']),
        /** What the amount is: money that did not come, or what is lost with every month or year to come. */
        per: z.enum(['once', 'month', 'year']),
        count: z.int(),
        /** What it is stands in `basis`. */
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

/** The few figures that the dashboard shows, each as its own page has it. */
export const brokerageSummary = built('brokerage.summary', 'GET', '/{hub}/brokerage/summary', {
  access: payoutScreens,
  request: z.object({}),
  response: z.object({
    /** As on the payout. */
    current: runningMonth,
    /** The newest month with a line; its gap where the twin has something of it. */
    received: z.nullable(
      z.object({ month, amount: moneyText, paidOn: z.nullable(day), gap: z.nullable(moneyText) }),
    ),
    /** Of the financial year so far. */
    year: z.object({ label: z.string(), due: moneyText, received: moneyText }),
    /** As on the page of what is at risk. */
    atRisk: riskTotals,
    /** GST that waits for its invoices, which is withheld until then; null where none does. */
    invoices: z.nullable(z.object({ count: z.int(), amount: moneyText, deadline: z.nullable(day) })),
  }),
  reason,
});
export type BrokerageSummary = z.infer<(typeof brokerageSummary)['response']>;

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
