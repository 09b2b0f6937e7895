import { moneyOf, parseArn, unitsOf, writeMoney, writeUnits } from '@hub/domain';
import { readOpportunityRowName } from '@hub/domain/opportunity/lists';
import { goalOfStart } from '@hub/domain/orders/terms/goal-start';
import { type DividendOption, dividendOptions } from '@hub/domain/orders/terms/order-codes';
import type { Quantity } from '@hub/domain/orders/terms/order-terms';
import * as z from 'zod/mini';
import { schemeCode } from '../../schemas/list-shapes.ts';
import { text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';
import { orderTexts } from './order-texts.ts';

/* The fields that several kinds of orders have. */

const field = texts.field;
const { wrong } = orderTexts;

export const folioNo = text(30, field.folio).check(z.regex(/^[0-9A-Za-z][0-9A-Za-z/-]{0,29}$/, field.folio));

const isNil = (figure: string): boolean => /^[0.]*$/.test(figure);

/** Rupees to the paisa, above nil; thirteen digits before the point are more than any order. */
export const amount = text(40, wrong.amount, wrong.amountTooLarge).check(
  z.regex(/^(?:0|[1-9]\d{0,37})(?:\.\d{1,2})?$/, { error: wrong.amount, abort: true }),
  z.refine((typed) => !isNil(typed), { error: wrong.amountNil, abort: true }),
  z.regex(/^\d{1,13}(?:\.|$)/, wrong.amountTooLarge),
);

const units = text(40, wrong.units, wrong.unitsTooMany).check(
  z.regex(/^(?:0|[1-9]\d{0,37})(?:\.\d{1,3})?$/, { error: wrong.units, abort: true }),
  z.refine((typed) => !isNil(typed), { error: wrong.unitsNil, abort: true }),
  z.regex(/^\d{1,12}(?:\.|$)/, wrong.unitsTooMany),
);

export const quantity = z.discriminatedUnion(
  'by',
  [
    z.strictObject({ by: z.literal('amount'), amount }),
    z.strictObject({ by: z.literal('units'), units }),
    z.strictObject({ by: z.literal('all') }),
  ],
  wrong.quantity,
);

/** IFSC and the last four characters of the account, see `bankAccountKey`. */
export const account = text(16, wrong.account).check(
  z.regex(/^[A-Z]{4}0[A-Z0-9]{6}-[0-9A-Z]{1,4}$/, wrong.account),
);

export const idcw = z.enum(Object.keys(dividendOptions) as [DividendOption, ...DividendOption[]], wrong.idcw);

export const advised = {
  euin: z.nullable(text(7, wrong.euin).check(z.regex(/^E\d{6}$/, wrong.euin))),
  isExecutionOnly: z.boolean(wrong.executionOnly),
  subArn: z.nullable(
    text(20, wrong.subArn).check(z.refine((typed) => parseArn(typed) !== null, wrong.subArn)),
  ),
};

/** A mandate of the folio, by our own id. */
export const mandate = text(40, wrong.mandate).check(z.regex(/^[0-9A-Za-z-]{1,40}$/, wrong.mandate));

/** The row of an opportunity list, or the goal, that the order was begun from; left out by all others. */
const begunFrom = z.optional(
  text(140, field.invalid).check(
    z.refine((name) => readOpportunityRowName(name) !== null || goalOfStart(name) !== null, field.invalid),
  ),
);

export const any = { folioNo, schemeCode, begunFrom };

type QuantityWire = z.infer<typeof quantity>;

export const canonicalArn = (typed: string | null): string | null =>
  typed === null ? null : parseArn(typed);

export function readQuantity(wire: QuantityWire): Quantity {
  switch (wire.by) {
    case 'amount':
      return { by: 'amount', amount: moneyOf(wire.amount) };
    case 'units':
      return { by: 'units', units: unitsOf(wire.units) };
    case 'all':
      return wire;
  }
}

export function writeQuantity(requested: Quantity): QuantityWire {
  switch (requested.by) {
    case 'amount':
      return { by: 'amount', amount: writeMoney(requested.amount) };
    case 'units':
      return { by: 'units', units: writeUnits(requested.units) };
    case 'all':
      return requested;
  }
}
