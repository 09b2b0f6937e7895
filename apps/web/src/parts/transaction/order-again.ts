import type { RecordRow } from '@hub/contract/calls/transact/transact-records';
import { orderDefinitions } from '@hub/domain/orders/terms/order-definitions';
import { startTransaction } from './start-transaction.ts';

type OrderedOnce = Pick<
  RecordRow,
  'kind' | 'investor' | 'folioNo' | 'scheme' | 'target' | 'amount' | 'reference' | 'canOrderAgain'
>;

/**
 * The form filled with the same once more: with all of an order that came to nothing, of another with scheme and amount.
 * Null for a plan that was registered, which runs on by itself.
 */
export function orderAgainHref(order: OrderedOnce): string | null {
  const { kind, investor, folioNo, scheme, target, amount, reference, canOrderAgain } = order;
  if (kind === 'folio' || !(canOrderAgain || orderDefinitions[kind].plan === null)) return null;
  return startTransaction(kind === 'pause' ? 'sip-pause' : kind, {
    investor: investor.id,
    folio: folioNo,
    scheme: scheme.code,
    ...(canOrderAgain ? { again: reference } : { target: target?.code, amount: amount ?? undefined }),
  });
}
