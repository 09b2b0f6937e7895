import { type Paise, paise } from '../../money/scaled.ts';
import type { Order, OrderEvent, OrderEventType, OrderPayment, OrderRefusal, OrderStep } from './order.ts';
import { isOver, type OrderStatus, type PaymentStatus } from './order-status.ts';

type StatusEvent = Exclude<OrderEventType, `money-${string}` | `payment-${string}` | `refund${string}`>;

/** From which statuses an event leads where. What is not listed is refused. */
const ways: Readonly<Record<StatusEvent, Readonly<Partial<Record<OrderStatus, OrderStatus>>>>> = {
  edited: { draft: 'draft', pending: 'draft', expired: 'draft', declined: 'draft' },
  'link-sent': { draft: 'pending', pending: 'pending', expired: 'pending' },
  'link-opened': { pending: 'pending' },
  confirmed: { pending: 'confirmed' },
  declined: { pending: 'declined' },
  'link-expired': { pending: 'expired' },
  cancelled: {
    draft: 'cancelled',
    pending: 'cancelled',
    expired: 'cancelled',
    declined: 'cancelled',
    confirmed: 'cancelled',
    paid: 'cancelled',
  },
  submitted: { confirmed: 'submitted', paid: 'submitted' },
  allotted: { submitted: 'allotted' },
  rejected: { submitted: 'rejected' },
};

/** What a second message of the same event finds. */
const reached: Readonly<Partial<Record<StatusEvent, readonly OrderStatus[]>>> = {
  confirmed: ['confirmed', 'paid', 'submitted', 'allotted', 'rejected'],
  declined: ['declined'],
  'link-expired': ['expired'],
  cancelled: ['cancelled'],
  submitted: ['submitted', 'allotted', 'rejected'],
  allotted: ['allotted'],
  rejected: ['rejected'],
};

const refused = (refusal: OrderRefusal): OrderStep => ({ ok: false, refusal });
const taken = (order: Order): OrderStep => ({ ok: true, order });

/** The order after an event, or why the event cannot be. Nothing else ever changes an order. */
export function applyOrderEvent(order: Order, event: OrderEvent): OrderStep {
  switch (event.type) {
    case 'payment-started':
      return startPayment(order, event.payment);
    case 'payment-failed':
      return failPayment(order, event.payment);
    case 'money-received':
      return receiveMoney(order, event.payment, event.amount);
    case 'money-reversed':
      return reverseMoney(order, event.payment, event.amount);
    case 'refund-started':
      return moveRefund(order, event.payment, ['to-refund'], 'refunding');
    case 'refund-failed':
      return moveRefund(order, event.payment, ['refunding'], 'to-refund');
    case 'refunded':
      return moveRefund(order, event.payment, ['to-refund', 'refunding'], 'refunded');
    default:
      return changeStatus(order, event);
  }
}

function changeStatus(order: Order, event: Extract<OrderEvent, { type: StatusEvent }>): OrderStep {
  const { type } = event;
  const to = ways[type][order.status];
  if (to === undefined) return refused(reached[type]?.includes(order.status) ? 'already' : 'not-now');
  switch (type) {
    case 'edited':
      return taken({ ...order, status: to, due: event.due });
    case 'submitted':
      // What has to be paid for is submitted when it is paid.
      if ((order.due === null) !== (order.status === 'confirmed')) return refused('not-now');
      return taken({ ...order, status: to });
    case 'allotted':
      return taken(withMoney({ ...order, status: to }, 'held', 'invested'));
    case 'cancelled':
    case 'rejected':
      return taken(withMoney({ ...order, status: to }, 'held', 'to-refund'));
    default:
      return taken({ ...order, status: to });
  }
}

function startPayment(order: Order, id: string): OrderStep {
  if (order.payments.some((payment) => payment.id === id)) return refused('already');
  if (order.status !== 'confirmed' || order.due === null) return refused('not-now');
  return taken({ ...order, payments: [...order.payments, { id, status: 'started', amount: null }] });
}

function failPayment(order: Order, id: string): OrderStep {
  const payment = order.payments.find((one) => one.id === id);
  if (payment === undefined) return refused('unknown-payment');
  // A failure that comes after the money is an old message.
  if (payment.status !== 'started') return refused('already');
  return taken(withPayment(order, { ...payment, status: 'failed' }));
}

/**
 * Money is never refused, whenever and however it comes: what is not the amount due, comes twice, or comes for an order
 * that does not wait for it, goes back.
 */
function receiveMoney(order: Order, id: string, amount: Paise): OrderStep {
  const existing = order.payments.find((one) => one.id === id);
  if (existing !== undefined && existing.amount !== null) {
    return refused(existing.amount === amount ? 'already' : 'amount-differs');
  }
  const isDue = order.status === 'confirmed' && order.due === amount;
  const payment: OrderPayment = { id, amount, status: isDue ? 'held' : 'to-refund' };
  const after = withPayment(order, payment);
  return taken(isDue ? { ...after, status: 'paid' } : after);
}

/** What is still here of a payment. */
const leftOf = ({ amount, reversed = paise(0n) }: OrderPayment): Paise => paise((amount ?? 0n) - reversed);

/** Money that was on its way back and is back is refunded. */
const settled = (payment: OrderPayment): OrderPayment =>
  (payment.status === 'to-refund' || payment.status === 'refunding') && leftOf(payment) === 0n
    ? { ...payment, status: 'refunded' }
    : payment;

/**
 * An order that is not with the registrar yet is stopped, and what is left of its money goes back. One that is goes on:
 * a person must look.
 */
function reverseMoney(order: Order, id: string, amount: Paise): OrderStep {
  const payment = order.payments.find((one) => one.id === id);
  if (payment === undefined) return refused('unknown-payment');
  if (payment.status === 'refunded') return refused('already');
  if (amount > leftOf(payment)) return refused('amount-differs');
  const reversed = { ...payment, reversed: paise((payment.reversed ?? 0n) + amount) };
  if (payment.status !== 'held' || order.status !== 'paid') {
    return taken(withPayment(order, settled(reversed)));
  }
  return taken({
    ...withPayment(order, settled({ ...reversed, status: 'to-refund' })),
    status: 'cancelled',
  });
}

function moveRefund(order: Order, id: string, from: readonly PaymentStatus[], to: PaymentStatus): OrderStep {
  const payment = order.payments.find((one) => one.id === id);
  if (payment === undefined) return refused('unknown-payment');
  if (payment.status === to || payment.status === 'refunded') return refused('already');
  if (!from.includes(payment.status)) return refused('not-now');
  return taken(withPayment(order, { ...payment, status: to }));
}

function withPayment(order: Order, payment: OrderPayment): Order {
  const rest = order.payments.filter(({ id }) => id !== payment.id);
  return { ...order, payments: [...rest, payment] };
}

const withMoney = (order: Order, from: PaymentStatus, to: PaymentStatus): Order => ({
  ...order,
  payments: order.payments.map((payment) =>
    payment.status === from ? settled({ ...payment, status: to }) : payment,
  ),
});

/**
 * How much money of an order is where. What was received is always the sum of the rest; what the bank took back by itself
 * is refunded.
 */
export function orderMoney({ payments }: Order): {
  readonly received: Paise;
  readonly held: Paise;
  readonly invested: Paise;
  readonly goingBack: Paise;
  readonly refunded: Paise;
} {
  const left = (...statuses: PaymentStatus[]): Paise =>
    paise(
      payments
        .filter(({ status }) => statuses.includes(status))
        .reduce((total, payment) => total + leftOf(payment), 0n),
    );
  return {
    received: paise(payments.reduce((total, { amount }) => total + (amount ?? 0n), 0n)),
    held: left('held'),
    invested: left('invested'),
    goingBack: left('to-refund', 'refunding'),
    refunded: paise(left('refunded') + payments.reduce((total, { reversed = 0n }) => total + reversed, 0n)),
  };
}

/** Whether all money that came for an order that is over went back. */
export function isRefunded(order: Order): boolean {
  const { received, refunded } = orderMoney(order);
  return isOver(order.status) && received > 0n && received === refunded;
}
