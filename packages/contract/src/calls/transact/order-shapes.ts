import type { RouteId } from '@hub/domain';
import { mandateChannels } from '@hub/domain/mandates/mandate-channels';
import { orderKinds } from '@hub/domain/orders/terms/order-terms';
import * as z from 'zod/mini';
import { moneyText } from '../../schemas/figure-schemas.ts';
import { day } from '../../schemas/list-shapes.ts';
import { scheme } from '../../schemas/order-words.ts';

/* What the calls of orders and of their records say in the same way. */

/** The forms of an order and what follows them. */
export const flowScreens: readonly RouteId[] = [
  'transact/lumpsum',
  'transact/lumpsum-edit',
  'transact/switch',
  'transact/redeem',
  'transact/sip',
  'transact/stp',
  'transact/swp',
  'transact/sip-pause',
  'transact/stop',
  'transact/cart',
  'transact/payment',
  'transact/summary',
  'transact/thank-you',
];
export const recordScreens: readonly RouteId[] = [
  'transact/history',
  'transact/pending',
  'transact/thank-you',
];

/** An order in words, the same in the cart, in the records and before the investor. */
export const orderWords = {
  kind: z.enum(orderKinds),
  investor: z.object({ id: z.string(), name: z.string() }),
  folioNo: z.string(),
  scheme,
  /** Where a switch or an STP goes. */
  target: z.nullable(scheme),
  /** `₹10,000`, `120.500 units`, `All units` or `₹5,000 monthly on the 5th`. */
  headline: z.string(),
  /** What it is worth where an amount was asked for. */
  amount: z.nullable(moneyText),
  /** The NAV day to expect when it is confirmed (and paid) at once. */
  navOn: z.nullable(day),
  /** Whether the investor has to pay it: a mandate pays by itself. */
  isPaidByHand: z.boolean(),
  /** How the mandate that is registered with it is approved; null without one. */
  newMandate: z.nullable(z.enum(mandateChannels)),
};
