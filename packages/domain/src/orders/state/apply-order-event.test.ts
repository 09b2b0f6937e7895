import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../../money/scaled.ts';
import { applyOrderEvent, isRefunded, orderMoney } from './apply-order-event.ts';
import type { Order, OrderEvent } from './order.ts';
import { isOver, type OrderStatus, orderStatuses, waitingFor } from './order-status.ts';

const due = paise(10_000_00n);
const newOrder = (owed: Order['due']): Order => ({ status: 'draft', due: owed, payments: [] });

/** The shortest way to each status. */
const way: Readonly<Record<OrderStatus, readonly OrderEvent['type'][]>> = {
  draft: [],
  pending: ['link-sent'],
  confirmed: ['link-sent', 'confirmed'],
  paid: ['link-sent', 'confirmed', 'money-received'],
  submitted: ['link-sent', 'confirmed', 'money-received', 'submitted'],
  allotted: ['link-sent', 'confirmed', 'money-received', 'submitted', 'allotted'],
  expired: ['link-sent', 'link-expired'],
  declined: ['link-sent', 'declined'],
  rejected: ['link-sent', 'confirmed', 'money-received', 'submitted', 'rejected'],
  cancelled: ['cancelled'],
};

function eventOf(type: OrderEvent['type'], payment = 'p1', amount = due): OrderEvent {
  if (type === 'edited') return { type, due };
  if (type === 'money-received' || type === 'money-reversed') return { type, payment, amount };
  if (type.startsWith('payment-') || type.startsWith('refund')) {
    return { type, payment } as OrderEvent;
  }
  return { type } as OrderEvent;
}

function after(order: Order, event: OrderEvent): Order {
  const step = applyOrderEvent(order, event);
  if (!step.ok) throw new Error(`${event.type} in ${order.status}: ${step.refusal}`);
  return step.order;
}

const at = (status: OrderStatus): Order =>
  way[status].reduce((order, type) => after(order, eventOf(type)), newOrder(due));

/*
 * Every status with every event, written by hand: where it leads, "." nothing to do, "-" not now, "?" no such payment,
 * "$" the order stays and the money goes back. Columns are the statuses in their order. Payment p2 is not known yet.
 */
const table = `
                 draft     pending   confirmed paid      submitted allotted  expired   declined  rejected  cancelled
edited           draft     draft     -         -         -         -         draft     draft     -         -
link-sent        pending   pending   -         -         -         -         pending   -         -         -
link-opened      -         pending   -         -         -         -         -         -         -         -
confirmed        -         confirmed .         .         .         .         -         -         .         -
declined         -         declined  -         -         -         -         -         .         -         -
link-expired     -         expired   -         -         -         -         .         -         -         -
cancelled        cancelled cancelled cancelled cancelled -         -         cancelled cancelled -         .
payment-started  -         -         confirmed -         -         -         -         -         -         -
payment-failed   ?         ?         ?         ?         ?         ?         ?         ?         ?         ?
money-received   $         $         paid      $         $         $         $         $         $         $
money-reversed   ?         ?         ?         ?         ?         ?         ?         ?         ?         ?
submitted        -         -         -         submitted .         .         -         -         .         -
allotted         -         -         -         -         allotted  .         -         -         -         -
rejected         -         -         -         -         rejected  -         -         -         .         -
refund-started   ?         ?         ?         ?         ?         ?         ?         ?         ?         ?
refund-failed    ?         ?         ?         ?         ?         ?         ?         ?         ?         ?
refunded         ?         ?         ?         ?         ?         ?         ?         ?         ?         ?`;
const [head = [], ...lines] = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
const cases = lines.flatMap(([type = '', ...cells]) =>
  cells.map((cell, index) => [head[index] as OrderStatus, type as OrderEvent['type'], cell] as const),
);
const words: Readonly<Record<string, string>> = { '.': 'already', '-': 'not-now', '?': 'unknown-payment' };

describe('an order', () => {
  it('is in the table with every status', () => {
    expect(head).toEqual([...orderStatuses]);
    expect(cases).toHaveLength(orderStatuses.length * 17);
  });

  it.each(cases)('that is %s and gets %s: %s', (status, type, cell) => {
    const order = at(status);
    const step = applyOrderEvent(order, eventOf(type, 'p2'));
    if (words[cell] !== undefined) expect(step).toEqual({ ok: false, refusal: words[cell] });
    else if (cell === '$') {
      expect(step.ok && step.order.status).toBe(status);
      expect(step.ok && orderMoney(step.order).goingBack).toBe(orderMoney(order).goingBack + due);
    } else expect(step.ok && step.order.status).toBe(cell);
  });

  it('without a payment goes to the registrar when it is confirmed, and takes no money', () => {
    const order = after(after(newOrder(null), { type: 'link-sent' }), { type: 'confirmed' });
    expect(waitingFor(order)).toBe('system');
    expect(applyOrderEvent(order, eventOf('payment-started'))).toEqual({ ok: false, refusal: 'not-now' });
    expect(after(order, { type: 'submitted' }).status).toBe('submitted');
    expect(orderMoney(after(order, eventOf('money-received'))).goingBack).toBe(due);
  });

  it('that is confirmed and not paid is not submitted', () => {
    expect(applyOrderEvent(at('confirmed'), { type: 'submitted' })).toEqual({
      ok: false,
      refusal: 'not-now',
    });
  });

  it('is paid by the amount due only: short, over and twice goes back', () => {
    const short = after(at('confirmed'), eventOf('money-received', 'p1', paise(9_999_99n)));
    expect(short.status).toBe('confirmed');
    const paid = after(short, eventOf('money-received', 'p2'));
    expect(paid.status).toBe('paid');
    const twice = after(paid, eventOf('money-received', 'p3'));
    expect(orderMoney(twice)).toEqual({
      received: 29_999_99n,
      held: 10_000_00n,
      invested: 0n,
      goingBack: 19_999_99n,
      refunded: 0n,
    });
  });

  it('takes one payment once, and names the same payment with another amount', () => {
    const paid = at('paid');
    expect(applyOrderEvent(paid, eventOf('money-received'))).toEqual({ ok: false, refusal: 'already' });
    expect(applyOrderEvent(paid, eventOf('money-received', 'p1', paise(1n)))).toEqual({
      ok: false,
      refusal: 'amount-differs',
    });
  });

  it('is paid by a payment that was said to have failed, and stays paid when the failure comes late', () => {
    let order = after(at('confirmed'), eventOf('payment-started'));
    order = after(order, eventOf('payment-failed'));
    order = after(order, eventOf('money-received'));
    expect(order.status).toBe('paid');
    expect(applyOrderEvent(order, eventOf('payment-failed'))).toEqual({ ok: false, refusal: 'already' });
  });

  it('that was rejected gives the money back, tries again when the bank fails, and is then refunded', () => {
    let order = at('rejected');
    expect(waitingFor(order)).toBe('bank');
    for (const type of ['refund-started', 'refund-failed', 'refund-started'] as const) {
      order = after(order, eventOf(type));
    }
    expect(isRefunded(order)).toBe(false);
    order = after(order, eventOf('refunded'));
    expect([isRefunded(order), waitingFor(order)]).toEqual([true, null]);
    // And money that comes after that goes back too.
    const late = after(order, eventOf('money-received', 'p9'));
    expect([isRefunded(late), waitingFor(late)]).toEqual([false, 'bank']);
  });
});

describe('money that the bank took back by itself', () => {
  const reversed = (amount: bigint) => eventOf('money-reversed', 'p1', paise(amount));

  it('stops an order that is not with the registrar yet; what is left of it goes back', () => {
    const whole = after(at('paid'), reversed(10_000_00n));
    expect([whole.status, isRefunded(whole), waitingFor(whole)]).toEqual(['cancelled', true, null]);
    const part = after(at('paid'), reversed(1_00n));
    expect([part.status, waitingFor(part)]).toEqual(['cancelled', 'bank']);
    expect(orderMoney(part)).toMatchObject({ held: 0n, goingBack: 9_999_00n, refunded: 1_00n });
    const back = after(after(part, eventOf('refund-started')), eventOf('refunded'));
    expect(isRefunded(back)).toBe(true);
  });

  it('leaves an order with the registrar where it is; when that rejects it, no more than the rest goes back', () => {
    const part = after(at('submitted'), reversed(4_000_00n));
    expect(part.status).toBe('submitted');
    expect(orderMoney(after(part, eventOf('rejected')))).toMatchObject({
      goingBack: 6_000_00n,
      refunded: 4_000_00n,
    });
    expect(isRefunded(after(after(part, reversed(6_000_00n)), eventOf('rejected')))).toBe(true);
    expect(orderMoney(after(part, eventOf('allotted')))).toMatchObject({ invested: 6_000_00n });
  });

  it('is no more than what came, and not what is refunded already', () => {
    expect(applyOrderEvent(at('paid'), reversed(10_000_01n))).toEqual({
      ok: false,
      refusal: 'amount-differs',
    });
    const back = ['refund-started', 'refunded'] as const;
    const refunded = back.reduce((order, type) => after(order, eventOf(type)), at('rejected'));
    expect(applyOrderEvent(refunded, reversed(1n))).toEqual({ ok: false, refusal: 'already' });
  });
});

/** The payment that pays for it. */
const isHeld = ({ payments }: Order, payment: string): boolean =>
  payments.some(({ id, status }) => id === payment && status === 'held');

const types = [...new Set(cases.map(([, type]) => type))];
const anyEvent = fc
  .record({
    type: fc.constantFrom(...types),
    payment: fc.constantFrom('p1', 'p2', 'p3'),
    amount: fc.constantFrom(due, paise(9_999_99n), paise(1n)),
    due: fc.constantFrom(due, paise(5_000_00n)),
  })
  .map(
    ({ type, payment, amount, due: newDue }): OrderEvent =>
      type === 'edited' ? { type, due: newDue } : eventOf(type, payment, amount),
  );

const statusEvents = [
  'edited',
  'link-sent',
  'link-opened',
  'confirmed',
  'declined',
  'link-expired',
  'cancelled',
  'submitted',
  'allotted',
  'rejected',
] as const satisfies readonly OrderEvent['type'][];

describe('whatever happens to an order, in whatever order', () => {
  it('no paisa is lost, doubled or invested without being due, and an order that is over stays over', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
        // The bank's side, kept by itself: what each payment brought.
        const brought = new Map<string, bigint>();
        const gone = new Map<string, bigint>();
        let order = newOrder(due);
        for (const event of events) {
          const step = applyOrderEvent(order, event);
          if (event.type === 'money-received' && !brought.has(event.payment)) {
            expect(step.ok).toBe(true);
            brought.set(event.payment, event.amount);
          }
          if (!step.ok) continue;
          if (isOver(order.status)) expect(step.order.status).toBe(order.status);
          if (event.type === 'money-reversed') {
            gone.set(event.payment, (gone.get(event.payment) ?? 0n) + event.amount);
            expect(gone.get(event.payment)).toBeLessThanOrEqual(brought.get(event.payment) ?? 0n);
            // What the registrar has not got never reaches it.
            expect(step.order.status).toBe(
              order.status === 'paid' && isHeld(order, event.payment) ? 'cancelled' : order.status,
            );
          }
          order = step.order;
          const short = order.payments
            .filter(({ status }) => status === 'held' || status === 'invested')
            .reduce((sum, { id }) => sum + (gone.get(id) ?? 0n), 0n);
          const { received, held, invested, goingBack, refunded } = orderMoney(order);
          expect(received).toBe([...brought.values()].reduce((sum, amount) => sum + amount, 0n));
          expect(held + invested + goingBack + refunded).toBe(received);
          expect(invested + (order.status === 'allotted' ? short : 0n)).toBe(
            order.status === 'allotted' ? order.due : 0n,
          );
          const isInTheSystem = order.status === 'paid' || order.status === 'submitted';
          expect(held + (isInTheSystem ? short : 0n)).toBe(isInTheSystem ? order.due : 0n);
          if (order.status === 'paid') expect(short).toBe(0n);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('there is a way on: it is over, or somebody can do something', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        let order = newOrder(due);
        for (const event of events) {
          const step = applyOrderEvent(order, event);
          if (step.ok) order = step.order;
        }
        const next = statusEvents.filter((type) => applyOrderEvent(order, eventOf(type)).ok);
        const isAtRest = isOver(order.status) && orderMoney(order).goingBack === 0n;
        expect(waitingFor(order) === null).toBe(isAtRest);
        if (isOver(order.status)) return;
        expect(next.length > 0 || order.status === 'confirmed').toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
