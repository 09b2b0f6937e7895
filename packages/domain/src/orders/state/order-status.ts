/** Where an order is. It follows from the order's events and from nothing else. */
export const orderStatuses = [
  'draft',
  'pending',
  'confirmed',
  'paid',
  'submitted',
  'allotted',
  'expired',
  'declined',
  'rejected',
  'cancelled',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

/** Whom an order waits for; null when it is over. */
type WaitsFor = 'distributor' | 'investor' | 'payer' | 'system' | 'registrar' | 'bank' | null;

const waitsFor: Readonly<Record<OrderStatus, WaitsFor>> = {
  draft: 'distributor',
  pending: 'investor',
  confirmed: 'payer',
  paid: 'system',
  submitted: 'registrar',
  allotted: null,
  expired: 'distributor',
  declined: 'distributor',
  rejected: null,
  cancelled: null,
};

/** The statuses from which an order never reaches the registrar again; money on it goes back. */
export const isOver = (status: OrderStatus): boolean =>
  status === 'allotted' || status === 'rejected' || status === 'cancelled';

export function waitingFor(order: {
  readonly status: OrderStatus;
  readonly due: bigint | null;
  readonly payments: readonly { readonly status: PaymentStatus }[];
}): WaitsFor {
  const isGoingBack = order.payments.some(({ status }) => status === 'to-refund' || status === 'refunding');
  if (isGoingBack && isOver(order.status)) return 'bank';
  // An order without a payment goes to the registrar as soon as it is confirmed.
  if (order.status === 'confirmed' && order.due === null) return 'system';
  return waitsFor[order.status];
}

/** What became of one payment: begun, failed, held for the order, gone to the scheme, or on its way back. */
export type PaymentStatus =
  | 'started'
  | 'failed'
  | 'held'
  | 'invested'
  | 'to-refund'
  | 'refunding'
  | 'refunded';
