import type { RouteId } from '../../access/routes.ts';

/** Spec §4: the steps of a purchase, each with its screens. */
const screensOf = {
  lumpsum: ['transact/lumpsum', 'transact/lumpsum-edit'],
  sip: ['transact/sip'],
  'lumpsum-firsttime': ['transact/lumpsum-first-time'],
  'sip-firsttime': ['transact/sip-first-time'],
  cart: ['transact/cart'],
  payment: ['transact/payment'],
  summary: ['transact/summary'],
} as const satisfies Readonly<Record<string, readonly RouteId[]>>;
type FlowStep = keyof typeof screensOf;

/** The step that a screen is; null of all others. */
export function flowStepOf(route: RouteId): FlowStep | null {
  const steps = Object.keys(screensOf) as FlowStep[];
  return steps.find((step) => (screensOf[step] as readonly RouteId[]).includes(route)) ?? null;
}

/** After the form: the orders are in the cart, and stay there when one leaves. */
export const isInCart = (route: RouteId): boolean =>
  ['cart', 'payment', 'summary'].includes(flowStepOf(route) ?? '');

/** Spec §4. */
export const contactChangeKinds = ['CHANGEMOBILE', 'CHANGEEMAIL'] as const;
export type ContactChangeKind = (typeof contactChangeKinds)[number];
