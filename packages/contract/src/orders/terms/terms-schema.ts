import { moneyOf, writeMoney } from '@hub/domain';
import {
  type FolioTerms,
  type FormTerms,
  lumpsumPayModes,
  type OrderTerms,
} from '@hub/domain/orders/terms/order-terms';
import * as z from 'zod/mini';
import { schemeCode } from '../../schemas/list-shapes.ts';
import { orderTexts } from './order-texts.ts';
import { type PlanTermsWire, planTermsSchemas, readPlanTerms, writePlanTerms } from './plan-terms-schema.ts';
import {
  account,
  advised,
  amount,
  any,
  canonicalArn,
  idcw,
  mandate,
  quantity,
  readQuantity,
  writeQuantity,
} from './terms-fields.ts';

const { wrong } = orderTexts;

export const lumpsumTermsSchema = z.strictObject({
  kind: z.literal('lumpsum'),
  ...any,
  ...advised,
  idcw,
  amount,
  payMode: z.enum(lumpsumPayModes, wrong.payMode),
  account,
  /** Left out by orders from before there were mandates. */
  mandate: z.optional(z.nullable(mandate)),
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
  [lumpsumTermsSchema, redeemTermsSchema, switchTermsSchema, ...planTermsSchemas],
  wrong.kind,
);
export type OrderTermsWire = z.infer<typeof orderTermsSchema>;

/** A folio comes out of an application: it is stored as it is, and no request carries one. */
export function readTerms(wire: OrderTermsWire | FolioTerms): OrderTerms {
  switch (wire.kind) {
    case 'lumpsum':
      return {
        ...wire,
        amount: moneyOf(wire.amount),
        subArn: canonicalArn(wire.subArn),
        mandate: wire.mandate ?? null,
      };
    case 'redeem':
      return { ...wire, quantity: readQuantity(wire.quantity) };
    case 'switch':
      return { ...wire, quantity: readQuantity(wire.quantity), subArn: canonicalArn(wire.subArn) };
    case 'folio':
      return wire;
    default:
      return readPlanTerms(wire satisfies PlanTermsWire);
  }
}

export function writeTerms(terms: FormTerms): OrderTermsWire {
  switch (terms.kind) {
    case 'lumpsum':
      return { ...terms, amount: writeMoney(terms.amount) };
    case 'redeem':
    case 'switch':
      return { ...terms, quantity: writeQuantity(terms.quantity) };
    default:
      return writePlanTerms(terms);
  }
}
