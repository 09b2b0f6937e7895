import type { RouteId } from '@hub/domain';
import { taxClasses } from '@hub/domain/holdings/tax/tax-class';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { moneyText, navText, requestedMoney, unitsText } from '../../schemas/figure-schemas.ts';
import { day, schemeCode } from '../../schemas/list-shapes.ts';
import { text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';
import { folioNo } from '../investor/investor.ts';
import { investorId } from '../investor/investor-list.ts';
import { gainTerms } from './statements.ts';

const { invalid, required, amount } = texts.field;
const screens: readonly RouteId[] = ['statements/what-if', 'transact/redeem'];

export const MOST_WHAT_IFS = 3;
export const whatIfRequests = ['units', 'amount', 'raise', 'all'] as const;

/** `amount`: as in the form of a redemption, after load. `raise`: that much in the bank, after STT and TDS too. */
const request = z
  .object({
    folioNo,
    schemeCode,
    by: z.enum(whatIfRequests, invalid),
    units: z.optional(text(20, invalid).check(z.regex(/^(?:0|[1-9]\d{0,12})(?:\.\d{1,3})?$/, invalid))),
    amount: z.optional(requestedMoney),
  })
  .check(
    z.refine(({ by, units }) => by !== 'units' || units !== undefined, { error: required, path: ['units'] }),
    z.refine(({ by, amount: rupees }) => (by !== 'amount' && by !== 'raise') || rupees !== undefined, {
      error: amount,
      path: ['amount'],
    }),
  );

/** Per cent to the fourth place, as the load of a liquid scheme has it. */
const loadText = z.string().check(z.regex(/^\d{1,3}\.\d{4}$/));

const part = z.object({
  boughtOn: day,
  units: unitsText,
  daysHeld: z.int(),
  /** Of the exit load. */
  loadPercent: loadText,
  load: moneyText,
  proceeds: moneyText,
  /** What counts as cost; null where nobody knows it. */
  countedCost: z.nullable(moneyText),
  term: z.enum(gainTerms),
  gain: z.nullable(moneyText),
  /** The first day on which it is without load, and held for long; null where it is already, or never will be. */
  loadFreeFrom: z.nullable(day),
  longFrom: z.nullable(day),
});

const figures = {
  load: moneyText,
  short: moneyText,
  long: moneyText,
  /** Kept for the tax of a non-resident; null for residents. */
  tds: z.nullable(moneyText),
};

/** What is kept of the gains at one rate: hundredths of a per cent, without the cess. */
const tdsPart = z.object({ term: z.enum(gainTerms), basisPoints: z.int(), gain: moneyText, tds: moneyText });

const result = z.object({
  units: unitsText,
  gross: moneyText,
  ...figures,
  stt: moneyText,
  tdsParts: z.array(tdsPart),
  net: moneyText,
  unitsLeft: unitsText,
  valueLeft: moneyText,
  /** Units among them whose cost nobody knows: no gain is shown for these. */
  unitsWithoutCost: unitsText,
  parts: z.array(part),
  /** The best business day of the next 60, at the same price; null where no day is better than now. */
  cheapest: z.nullable(
    z.object({
      day,
      ...figures,
      net: moneyText,
      loadSaved: moneyText,
      shortLess: moneyText,
      why: z.string(),
    }),
  ),
  /** The days on which something changes, the first is now. */
  days: z.array(z.object({ day, ...figures })),
});

/** What a redemption would give and cost, before anything is ordered. Prices stand still in it. */
export const whatIf = built('statements.whatIf', 'POST', '/{hub}/statements/what-if', {
  repeat: 'safe',
  quiet: true,
  access: screens,
  request: z.object({
    /** Left out where only the folio is known: then whose it is. */
    investorId: z.optional(investorId),
    requests: z.array(request).check(z.minLength(1, required), z.maxLength(MOST_WHAT_IFS, invalid)),
  }),
  response: z.object({
    items: z.array(
      z.object({
        folioNo: z.string(),
        schemeCode: z.string(),
        scheme: z.string(),
        /** Null for a scheme nobody knows. */
        taxClass: z.nullable(z.enum(taxClasses)),
        nav: z.nullable(z.object({ value: navText, day })),
        /** What may be sold at all: without locked, pledged and ordered units. */
        freeUnits: unitsText,
        /** Null where it cannot be done. */
        result: z.nullable(result),
        refusal: z.nullable(z.string()),
      }),
    ),
    /** Of the client's year: long-term equity gains that stay untaxed, what this book knows of them, what is left. */
    allowance: z.object({
      year: z.string(),
      limit: moneyText,
      used: moneyText,
      left: moneyText,
    }),
    asOn: day,
  }),
  reason: 'What a redemption would cost before it is ordered; the spec lists no call for it.',
});
export type WhatIf = z.infer<(typeof whatIf)['response']>;
