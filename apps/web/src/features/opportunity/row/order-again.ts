import type { OpportunityRow } from '@hub/contract/calls/opportunity/rows';
import type { RecordDetails } from '@hub/contract/calls/transact/transact-records';
import { failingField } from '@hub/contract/orders/rejection-reasons';
import { orderHref } from '../../../parts/transaction/order-link.ts';
import { startTransaction } from '../../../parts/transaction/start-transaction.ts';
import { startFrom } from './remedies.ts';

type Rejected = Pick<RecordDetails, 'kind' | 'reference' | 'scheme' | 'target' | 'amount' | 'rejection'>;

/** The form of a rejected order once more, at the field that was at fault. What has no form of its own is looked at. */
export function orderAgainHref(row: OpportunityRow, order: Rejected): string {
  const { kind, reference, scheme, target, amount, rejection } = order;
  if (kind === 'folio') return orderHref(reference);
  return startTransaction(kind === 'pause' ? 'sip-pause' : kind, {
    ...startFrom('nigo', row),
    scheme: scheme.code,
    target: target?.code,
    amount: amount ?? undefined,
    field: (rejection && failingField(rejection.code)) ?? undefined,
  });
}
