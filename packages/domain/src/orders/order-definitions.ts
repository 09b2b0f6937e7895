import type { RouteId } from '../access/routes.ts';
import type { TransactionKind } from '../schemes/scheme-rules.ts';
import type { OrderField, OrderKind } from './order-terms.ts';

/**
 * All that differs between kinds of orders. Forms, cart, pre-flight and history ask here and never for a kind by name,
 * so that a new kind is a new entry. Its words and calls are in contract, `orders/order-kinds.ts`.
 */
export interface OrderDefinition {
  readonly kind: OrderKind;
  /** What lookups and the rules of a scheme call it. */
  readonly transaction: TransactionKind;
  readonly form: RouteId;
  /** In the order a form asks for them. */
  readonly fields: readonly OrderField[];
  /** Somebody pays for it. */
  readonly hasPayment: boolean;
  /** It brings money into a scheme: new business, for which an ARN and an EUIN have to be valid. */
  readonly isPurchase: boolean;
  /** Units leave a scheme. */
  readonly takesOut: boolean;
  /** Money goes to the investor's bank. */
  readonly paysOut: boolean;
}

export const orderDefinitions: Readonly<Record<OrderKind, OrderDefinition>> = {
  lumpsum: {
    kind: 'lumpsum',
    transaction: 'additional',
    form: 'transact/lumpsum',
    fields: [
      'folioNo',
      'schemeCode',
      'idcw',
      'amount',
      'payMode',
      'account',
      'euin',
      'isExecutionOnly',
      'subArn',
    ],
    hasPayment: true,
    isPurchase: true,
    takesOut: false,
    paysOut: false,
  },
  redeem: {
    kind: 'redeem',
    transaction: 'redemption',
    form: 'transact/redeem',
    fields: ['folioNo', 'schemeCode', 'quantity', 'account'],
    hasPayment: false,
    isPurchase: false,
    takesOut: true,
    paysOut: true,
  },
  switch: {
    kind: 'switch',
    transaction: 'switch',
    form: 'transact/switch',
    fields: [
      'folioNo',
      'schemeCode',
      'quantity',
      'toSchemeCode',
      'idcw',
      'euin',
      'isExecutionOnly',
      'subArn',
    ],
    hasPayment: false,
    isPurchase: true,
    takesOut: true,
    paysOut: false,
  },
};
