import type { RouteId } from '../../access/routes.ts';
import type { TransactionKind } from '../../schemes/scheme-rules.ts';
import type { OrderField, OrderKind } from './order-terms.ts';

/**
 * All that differs between kinds of orders. Forms, cart, pre-flight and history ask here and never for a kind by name,
 * so that a new kind is a new entry. Its words and calls are in contract, `orders/order-kinds.ts`.
 */
interface OrderDefinition {
  readonly kind: OrderKind;
  /** What lookups and the rules of a scheme call it; null where no scheme has a say. */
  readonly transaction: TransactionKind | null;
  readonly form: RouteId;
  /** In the order a form asks for them. */
  readonly fields: readonly OrderField[];
  /** Somebody pays for it, in a step of its own. The first instalment of a SIP is paid as its form says. */
  readonly hasPayment: boolean;
  /** It brings money into a scheme: new business, for which an ARN and an EUIN have to be valid. */
  readonly isPurchase: boolean;
  /** Units leave a scheme. */
  readonly takesOut: boolean;
  /** Money goes to the investor's bank. */
  readonly paysOut: boolean;
  /** It registers a plan, or changes one that is registered; null: neither. */
  readonly plan: 'registers' | 'changes' | null;
}

const planFields = ['frequency', 'day', 'startsOn', 'end'] as const;
const adviceFields = ['euin', 'isExecutionOnly', 'subArn'] as const;

export const orderDefinitions: Readonly<Record<OrderKind, OrderDefinition>> = {
  lumpsum: {
    kind: 'lumpsum',
    transaction: 'additional',
    form: 'transact/lumpsum',
    fields: ['folioNo', 'schemeCode', 'idcw', 'amount', 'payMode', 'account', 'mandate', ...adviceFields],
    hasPayment: true,
    isPurchase: true,
    takesOut: false,
    paysOut: false,
    plan: null,
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
    plan: null,
  },
  switch: {
    kind: 'switch',
    transaction: 'switch',
    form: 'transact/switch',
    fields: ['folioNo', 'schemeCode', 'quantity', 'toSchemeCode', 'idcw', ...adviceFields],
    hasPayment: false,
    isPurchase: true,
    takesOut: true,
    paysOut: false,
    plan: null,
  },
  sip: {
    kind: 'sip',
    transaction: 'sip',
    form: 'transact/sip',
    fields: [
      'folioNo',
      'schemeCode',
      'idcw',
      'amount',
      ...planFields,
      'topUp',
      'mandate',
      'firstNow',
      ...adviceFields,
      'replaces',
    ],
    hasPayment: false,
    isPurchase: true,
    takesOut: false,
    paysOut: false,
    plan: 'registers',
  },
  stp: {
    kind: 'stp',
    transaction: 'stp',
    form: 'transact/stp',
    fields: [
      'folioNo',
      'schemeCode',
      'toSchemeCode',
      'idcw',
      'move',
      'amount',
      ...planFields,
      ...adviceFields,
      'replaces',
    ],
    hasPayment: false,
    isPurchase: true,
    takesOut: true,
    paysOut: false,
    plan: 'registers',
  },
  swp: {
    kind: 'swp',
    transaction: 'swp',
    form: 'transact/swp',
    fields: ['folioNo', 'schemeCode', 'move', 'amount', ...planFields, 'account', 'replaces'],
    hasPayment: false,
    isPurchase: false,
    takesOut: true,
    paysOut: true,
    plan: 'registers',
  },
  pause: {
    kind: 'pause',
    transaction: null,
    form: 'transact/sip-pause',
    fields: ['folioNo', 'schemeCode', 'regNo', 'from', 'to'],
    hasPayment: false,
    isPurchase: false,
    takesOut: false,
    paysOut: false,
    plan: 'changes',
  },
  stop: {
    kind: 'stop',
    transaction: null,
    form: 'transact/stop',
    fields: ['folioNo', 'schemeCode', 'planKind', 'regNo', 'reason'],
    hasPayment: false,
    isPurchase: false,
    takesOut: false,
    paysOut: false,
    plan: 'changes',
  },
  folio: {
    kind: 'folio',
    transaction: null,
    form: 'transact/zero-balance',
    fields: ['folioNo', 'schemeCode'],
    hasPayment: false,
    // No money yet, but new business.
    isPurchase: true,
    takesOut: false,
    paysOut: false,
    plan: null,
  },
};
