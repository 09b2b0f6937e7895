import { paise } from '@hub/domain';
import type { OrderPayment } from '@hub/domain/orders/state/order';
import { newReference } from '../../../calls/new-reference.ts';
import type { Tx } from '../../../db/database.ts';
import { asSystem } from '../../../db/queries.ts';
import type { OrderRow } from '../orders/orders.repository.ts';
import { findCredit, insertRefund } from './payment.repository.ts';

const isToRefund = ({ status }: OrderPayment): boolean => status === 'to-refund';

/**
 * Notes what goes back because of what just happened to these orders: the state machine decides which money that is,
 * and each of its decisions becomes one refund, in the same transaction.
 */
export async function noteRefunds(
  tx: Tx,
  changes: readonly { readonly before: OrderRow; readonly after: OrderRow }[],
  reason: string,
  at: Temporal.Instant,
): Promise<void> {
  const system = asSystem(tx);
  for (const { before, after } of changes) {
    const existing = new Set(before.payments.filter(isToRefund).map(({ id }) => id));
    for (const payment of after.payments) {
      if (!isToRefund(payment) || existing.has(payment.id) || payment.amount === null) continue;
      const credit = await findCredit(system, payment.id);
      if (credit === null) throw new Error(`Order ${after.reference} has money that no bank told of`);
      await insertRefund(
        system,
        {
          id: newReference('P'),
          paymentId: credit.paymentId,
          arn: after.arn,
          orderReference: after.reference,
          amount: paise(payment.amount - (payment.reversed ?? 0n)),
          reason,
        },
        `${at}`,
      );
    }
  }
}
