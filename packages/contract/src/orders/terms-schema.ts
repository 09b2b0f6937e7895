import {
  type DividendOption,
  dividendOptions,
  moneyOf,
  type OrderTerms,
  parseArn,
  payModes,
  type Quantity,
  unitsOf,
  writeMoney,
  writeUnits,
} from '@hub/domain';
import * as z from 'zod/mini';
import { schemeCode } from '../calls/list-shapes.ts';
import { text } from '../text-schema.ts';
import { texts } from '../texts.ts';
import { orderTexts } from './order-texts.ts';

const field = texts.field;
const { wrong } = orderTexts;

const folioNo = text(30, field.folio).check(z.regex(/^[0-9A-Za-z][0-9A-Za-z/-]{0,29}$/, field.folio));

const isNil = (figure: string): boolean => /^[0.]*$/.test(figure);

/** Rupees to the paisa, above nil; thirteen digits before the point are more than any order. */
const amount = text(40, wrong.amount, wrong.amountTooLarge).check(
  z.regex(/^(?:0|[1-9]\d{0,37})(?:\.\d{1,2})?$/, { error: wrong.amount, abort: true }),
  z.refine((typed) => !isNil(typed), { error: wrong.amountNil, abort: true }),
  z.regex(/^\d{1,13}(?:\.|$)/, wrong.amountTooLarge),
);

const units = text(40, wrong.units, wrong.unitsTooMany).check(
  z.regex(/^(?:0|[1-9]\d{0,37})(?:\.\d{1,3})?$/, { error: wrong.units, abort: true }),
  z.refine((typed) => !isNil(typed), { error: wrong.unitsNil, abort: true }),
  z.regex(/^\d{1,12}(?:\.|$)/, wrong.unitsTooMany),
);

const quantity = z.discriminatedUnion(
  'by',
  [
    z.strictObject({ by: z.literal('amount'), amount }),
    z.strictObject({ by: z.literal('units'), units }),
    z.strictObject({ by: z.literal('all') }),
  ],
  wrong.quantity,
);

/** IFSC and the last four characters of the account, see `bankAccountKey`. */
const account = text(16, wrong.account).check(z.regex(/^[A-Z]{4}0[A-Z0-9]{6}-[0-9A-Z]{1,4}$/, wrong.account));

const idcw = z.enum(Object.keys(dividendOptions) as [DividendOption, ...DividendOption[]], wrong.idcw);

const advised = {
  euin: z.nullable(text(7, wrong.euin).check(z.regex(/^E\d{6}$/, wrong.euin))),
  isExecutionOnly: z.boolean(wrong.executionOnly),
  subArn: z.nullable(
    text(20, wrong.subArn).check(z.refine((typed) => parseArn(typed) !== null, wrong.subArn)),
  ),
};

const any = { folioNo, schemeCode };

export const lumpsumTermsSchema = z.strictObject({
  kind: z.literal('lumpsum'),
  ...any,
  ...advised,
  idcw,
  amount,
  payMode: z.enum(payModes, wrong.payMode),
  account,
});

export const redeemTermsSchema = z.strictObject({ kind: z.literal('redeem'), ...any, quantity, account });

export const switchTermsSchema = z.strictObject({
  kind: z.literal('switch'),
  ...any,
  ...advised,
  toSchemeCode: schemeCode,
  idcw,
  quantity,
});

/** `OrderTerms` as a request carries them. */
export const orderTermsSchema = z.discriminatedUnion(
  'kind',
  [lumpsumTermsSchema, redeemTermsSchema, switchTermsSchema],
  wrong.kind,
);
export type OrderTermsWire = z.infer<typeof orderTermsSchema>;
type QuantityWire = z.infer<typeof quantity>;

export function readTerms(wire: OrderTermsWire): OrderTerms {
  switch (wire.kind) {
    case 'lumpsum':
      return { ...wire, amount: moneyOf(wire.amount), subArn: canonicalArn(wire.subArn) };
    case 'redeem':
      return { ...wire, quantity: readQuantity(wire.quantity) };
    case 'switch':
      return { ...wire, quantity: readQuantity(wire.quantity), subArn: canonicalArn(wire.subArn) };
  }
}

export function writeTerms(terms: OrderTerms): OrderTermsWire {
  switch (terms.kind) {
    case 'lumpsum':
      return { ...terms, amount: writeMoney(terms.amount) };
    case 'redeem':
    case 'switch':
      return { ...terms, quantity: writeQuantity(terms.quantity) };
  }
}

const canonicalArn = (typed: string | null): string | null => (typed === null ? null : parseArn(typed));

function readQuantity(wire: QuantityWire): Quantity {
  switch (wire.by) {
    case 'amount':
      return { by: 'amount', amount: moneyOf(wire.amount) };
    case 'units':
      return { by: 'units', units: unitsOf(wire.units) };
    case 'all':
      return wire;
  }
}

function writeQuantity(asked: Quantity): QuantityWire {
  switch (asked.by) {
    case 'amount':
      return { by: 'amount', amount: writeMoney(asked.amount) };
    case 'units':
      return { by: 'units', units: writeUnits(asked.units) };
    case 'all':
      return asked;
  }
}
