import { randomUUID } from 'node:crypto';
import { paise } from '@hub/domain';
import type { OrderEvent } from '@hub/domain/orders/state/order';
import type { OrderStatus } from '@hub/domain/orders/state/order-status';
import type { OrderKind } from '@hub/domain/orders/terms/order-terms';
import type { Database } from '../../../db/database.ts';
import { applyEvents } from '../orders/apply-events.ts';
import { insertConfirmation } from '../orders/confirmation.repository.ts';
import { insertOrders, lockOrders } from '../orders/orders.repository.ts';
import { codes, folios } from './order-book.ts';

/*
 * Orders in every status, brought there by the events that bring an order there.
 */

const due = paise(500_000n);
const paid: readonly OrderEvent[] = [
  { type: 'link-opened' },
  { type: 'confirmed' },
  { type: 'payment-started', payment: 'P1' },
  { type: 'money-received', payment: 'P1', amount: due },
];
const submitted: readonly OrderEvent[] = [...paid, { type: 'submitted' }];
const rejected: readonly OrderEvent[] = [...submitted, { type: 'rejected' }];

export const ways: Readonly<Record<Exclude<OrderStatus, 'draft'>, readonly OrderEvent[]>> = {
  pending: [],
  confirmed: [{ type: 'link-opened' }, { type: 'confirmed' }],
  paid,
  submitted,
  allotted: [...submitted, { type: 'allotted' }],
  expired: [{ type: 'link-expired' }],
  declined: [{ type: 'link-opened' }, { type: 'declined' }],
  rejected: [...rejected, { type: 'refund-started', payment: 'P1' }, { type: 'refunded', payment: 'P1' }],
  cancelled: [{ type: 'cancelled' }],
};

/** What the registrar's answer leaves beside the event. */
const results: Readonly<Partial<Record<OrderEvent['type'], object>>> = {
  allotted: {
    legs: [
      { schemeCode: codes.flexi, units: '124.994', nav: '40.0000', navOn: '2026-11-13', amount: '4999.75' },
    ],
  },
  rejected: {
    rejection: {
      code: 'bank_invalid',
      title: 'The bank account could not be verified',
      fix: 'Verify the account with a one-rupee transfer, or choose another registered account.',
      remark: 'BANK AC NOT VALIDATED',
    },
  },
};

export interface SentOrder {
  readonly reference: string;
  readonly status: keyof typeof ways;
  readonly at: string;
  readonly kind?: OrderKind;
  readonly arn?: string;
  readonly folioNo?: string;
  readonly type?: 'POSTLOGIN' | 'PRELOGIN';
  readonly expiresAt?: string;
}

export async function sendOrder(db: Database, order: SentOrder): Promise<void> {
  const { reference, status, at, kind = 'lumpsum', arn = 'ARN-100001', folioNo = folios.asha } = order;
  const { type = 'POSTLOGIN', expiresAt = '2026-11-17T06:30:00Z' } = order;
  const confirmationId = randomUUID();
  await db.transaction({ arn }, async (tx) => {
    const [person] = await tx.query<{ id: string }>(
      'select investor_id as id from folio where arn = $1 and folio_no = $2',
      [arn, folioNo],
    );
    if (person === undefined) throw new Error(`There is no folio ${folioNo}`);
    const sentTo = ['••••••1111', 'a•••@example.com'];
    await insertConfirmation(tx, arn, { id: confirmationId, investorId: person.id, sentTo, expiresAt }, at);
    const isPaidFor = kind === 'lumpsum';
    const scheme = { code: codes.flexi, name: 'Aranya Flexi Cap Fund' };
    await insertOrders(
      tx,
      arn,
      [
        {
          reference,
          kind,
          type,
          investorId: person.id,
          folioNo,
          schemeCode: codes.flexi,
          terms: {},
          summary: {
            scheme,
            target: kind === 'switch' ? { code: codes.debt, name: 'Aranya Short Term Fund' } : null,
            headline: isPaidFor ? '₹5,000' : '100.000 units',
            amount: isPaidFor ? '5000.00' : null,
            navOn: '2026-11-16',
            isPaidByHand: isPaidFor,
            newMandate: null,
            lines: [{ label: 'Scheme', value: scheme.name, isEstimate: false }],
            risk: null,
          },
          due: isPaidFor ? due : null,
          unitsOut: isPaidFor ? null : '100.000',
          navOn: '2026-11-16',
          confirmationId,
        },
      ],
      at,
    );
    for (const event of ways[status]) {
      const result = results[event.type];
      await applyEvents(
        tx,
        (await lockOrders(tx, arn, [reference])).map((row) => ({
          order: row,
          event,
          actor: 'system' as const,
          at: Temporal.Instant.from(at),
          ...(result && { result }),
        })),
      );
    }
  });
}

/** One in each status, one an hour, the newest last; and one of another distributor. */
export async function sendEveryStatus(db: Database): Promise<readonly SentOrder[]> {
  const orders = (Object.keys(ways) as (keyof typeof ways)[]).map(
    (status, n): SentOrder => ({
      reference: `H0000000000${n}`,
      status,
      at: `2026-11-14T0${n}:00:00Z`,
    }),
  );
  for (const order of orders) await sendOrder(db, order);
  await sendOrder(db, {
    reference: 'H00000000THE',
    status: 'pending',
    at: '2026-11-14T08:00:00Z',
    arn: 'ARN-100002',
    folioNo: folios.theirs,
  });
  return orders;
}
