import { moneyOf, writeMoney } from '@hub/domain';
import { perMillion } from '@hub/domain/money/per-million';
import { payModes } from '@hub/domain/orders/terms/any-terms';
import { systematicPlans } from '@hub/domain/orders/terms/order-codes';
import {
  type PauseTerms,
  type PlanEnd,
  planMoves,
  type SipTerms,
  type StopTerms,
  type StpTerms,
  type SwpTerms,
} from '@hub/domain/orders/terms/plan-terms';
import { stopReasons } from '@hub/domain/plans/change/stop-reasons';
import { frequencies } from '@hub/domain/plans/frequencies';
import type { TopUp } from '@hub/domain/plans/top-up';
import * as z from 'zod/mini';
import { schemeCode } from '../../schemas/list-shapes.ts';
import { text } from '../../schemas/text-schema.ts';
import { newMandateSchema, readNewMandate, writeNewMandate } from './new-mandate-schema.ts';
import { orderTexts } from './order-texts.ts';
import { account, advised, amount, any, canonicalArn, idcw, mandate } from './terms-fields.ts';

const { wrong } = orderTexts;

const isoDay = (message: string) => text(10, message).check(z.iso.date(message));

/** A registrar's number, or an order's reference: unique within the folio. */
const regNo = text(50, wrong.regNo).check(z.regex(/^[0-9A-Za-z][0-9A-Za-z/_-]{0,49}$/, wrong.regNo));

const end = z.discriminatedUnion(
  'by',
  [
    z.strictObject({
      by: z.literal('count'),
      count: z.int(wrong.count).check(z.gte(1, wrong.count), z.lte(30_000, wrong.count)),
    }),
    z.strictObject({ by: z.literal('date'), date: isoDay(wrong.endDate) }),
    z.strictObject({ by: z.literal('perpetual') }),
  ],
  wrong.end,
);
type EndWire = z.infer<typeof end>;

/** Per cent with at most two decimals, above nil, up to 100. */
const percent = text(6, wrong.percent).check(
  z.regex(/^(?:0|[1-9]\d?|100)(?:\.\d{1,2})?$/, { error: wrong.percent, abort: true }),
  z.refine((typed) => basisPoints(typed) > 0 && basisPoints(typed) <= 10_000, wrong.percent),
);

function basisPoints(typed: string): number {
  const [whole = '', part = ''] = typed.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

export const topUpSchema = z.strictObject(
  {
    by: z.discriminatedUnion(
      'kind',
      [
        z.strictObject({ kind: z.literal('amount'), amount }),
        z.strictObject({ kind: z.literal('rate'), percent }),
      ],
      wrong.topUp,
    ),
    everyMonths: z.union([z.literal(6), z.literal(12)], wrong.topUpMonths),
    cap: z.nullable(amount),
  },
  wrong.topUp,
);
export type TopUpWire = z.infer<typeof topUpSchema>;

const dates = {
  frequency: z.enum(frequencies, wrong.frequency),
  day: z.nullable(z.int(wrong.day).check(z.gte(1, wrong.day), z.lte(31, wrong.day))),
  startsOn: isoDay(wrong.startsOn),
  end,
  replaces: z.nullable(regNo),
};

const moving = { move: z.enum(planMoves, wrong.move), amount: z.nullable(amount) };

export const sipTermsSchema = z.strictObject({
  kind: z.literal('sip'),
  ...any,
  ...advised,
  ...dates,
  idcw,
  amount,
  topUp: z.nullable(topUpSchema),
  mandate,
  /** Left out where the order is debited by a mandate that is there. */
  newMandate: z.optional(newMandateSchema),
  firstNow: z.nullable(z.strictObject({ payMode: z.enum(payModes, wrong.payMode), account })),
});

export const stpTermsSchema = z.strictObject({
  kind: z.literal('stp'),
  ...any,
  ...advised,
  ...dates,
  ...moving,
  toSchemeCode: schemeCode,
  idcw,
});

export const swpTermsSchema = z.strictObject({
  kind: z.literal('swp'),
  ...any,
  ...dates,
  ...moving,
  account,
});

export const pauseTermsSchema = z.strictObject({
  kind: z.literal('pause'),
  ...any,
  regNo,
  from: isoDay(wrong.pauseFrom),
  to: isoDay(wrong.pauseTo),
});

export const stopTermsSchema = z.strictObject({
  kind: z.literal('stop'),
  ...any,
  planKind: z.enum(systematicPlans, wrong.planKind),
  regNo,
  reason: z.enum(stopReasons, wrong.reason),
});

export const planTermsSchemas = [
  sipTermsSchema,
  stpTermsSchema,
  swpTermsSchema,
  pauseTermsSchema,
  stopTermsSchema,
] as const;
export type PlanTermsWire = z.infer<(typeof planTermsSchemas)[number]>;
type PlanOrder = SipTerms | StpTerms | SwpTerms | PauseTerms | StopTerms;

const dayOf = (iso: string): Temporal.PlainDate => Temporal.PlainDate.from(iso);

export function readPlanTerms(wire: PlanTermsWire): PlanOrder {
  switch (wire.kind) {
    case 'sip': {
      const { newMandate, ...sip } = wire;
      return {
        ...sip,
        ...readDates(wire),
        amount: moneyOf(wire.amount),
        subArn: canonicalArn(wire.subArn),
        topUp: readTopUp(wire.topUp),
        ...(newMandate && { newMandate: readNewMandate(newMandate) }),
      };
    }
    case 'stp':
      return { ...wire, ...readDates(wire), ...readMove(wire), subArn: canonicalArn(wire.subArn) };
    case 'swp':
      return { ...wire, ...readDates(wire), ...readMove(wire) };
    case 'pause':
      return { ...wire, from: dayOf(wire.from), to: dayOf(wire.to) };
    case 'stop':
      return wire;
  }
}

export function writePlanTerms(terms: PlanOrder): PlanTermsWire {
  switch (terms.kind) {
    case 'sip': {
      const { newMandate, ...sip } = terms;
      return {
        ...sip,
        ...writeDates(terms),
        amount: writeMoney(terms.amount),
        topUp: writeTopUp(terms.topUp),
        firstNow: terms.firstNow,
        ...(newMandate && { newMandate: writeNewMandate(newMandate) }),
      };
    }
    case 'stp':
    case 'swp':
      return {
        ...terms,
        ...writeDates(terms),
        amount: terms.amount === null ? null : writeMoney(terms.amount),
      };
    case 'pause':
      return { ...terms, from: `${terms.from}`, to: `${terms.to}` };
    case 'stop':
      return terms;
  }
}

const readDates = ({ startsOn, end: ends }: { readonly startsOn: string; readonly end: EndWire }) => ({
  startsOn: dayOf(startsOn),
  end: ends.by === 'date' ? { by: ends.by, date: dayOf(ends.date) } : ends,
});

const writeDates = ({
  startsOn,
  end: ends,
}: {
  readonly startsOn: Temporal.PlainDate;
  readonly end: PlanEnd;
}) => ({
  startsOn: `${startsOn}`,
  end: ends.by === 'date' ? { by: ends.by, date: `${ends.date}` } : ends,
});

/** An appreciation has no amount, whatever was typed before it was chosen. */
const readMove = ({
  move,
  amount: typed,
}: Pick<Extract<PlanTermsWire, { kind: 'swp' }>, 'move' | 'amount'>) => ({
  move,
  amount: move === 'appreciation' || typed === null ? null : moneyOf(typed),
});

export function readTopUp(wire: TopUpWire | null): TopUp | null {
  if (wire === null) return null;
  const { by, everyMonths, cap } = wire;
  return {
    by:
      by.kind === 'amount'
        ? { kind: 'amount', amount: moneyOf(by.amount) }
        : { kind: 'rate', rate: perMillion(BigInt(basisPoints(by.percent)) * 100n) },
    everyMonths,
    cap: cap === null ? null : moneyOf(cap),
  };
}

export function writeTopUp(topUp: TopUp | null): TopUpWire | null {
  if (topUp === null) return null;
  const { by, everyMonths, cap } = topUp;
  return {
    by:
      by.kind === 'amount'
        ? { kind: 'amount', amount: writeMoney(by.amount) }
        : { kind: 'rate', percent: percentText(by.rate) },
    everyMonths,
    cap: cap === null ? null : writeMoney(cap),
  };
}

/** `10`, `7.5`. */
export function percentText(rate: bigint): string {
  const points = rate / 100n;
  const [whole, part] = [points / 100n, points % 100n];
  if (part === 0n) return `${whole}`;
  return part % 10n === 0n ? `${whole}.${part / 10n}` : `${whole}.${`${part}`.padStart(2, '0')}`;
}
