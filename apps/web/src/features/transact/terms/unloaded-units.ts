import { writeUnits } from '@hub/domain';
import type { OrderFacts } from '@hub/domain/orders/facts/order-facts';
import { previewOrder } from '@hub/domain/orders/preview/preview-order';
import type { FormKind } from '@hub/domain/orders/terms/order-terms';
import { termsNow } from './form-terms.ts';
import type { OrderValues } from './order-values.ts';

export interface OrderCheck {
  readonly kind: FormKind;
  readonly folioNo: string;
  /** Null until they are known. */
  readonly facts: OrderFacts | null;
  readonly now: Temporal.Instant;
}

/** The values as an order asks for them: what leaves without exit load is so many units, counted at this moment. */
export function countUnloaded({ kind, folioNo, facts, now }: OrderCheck, values: OrderValues): OrderValues {
  if (values.by !== 'unloaded') return values;
  const all = termsNow(kind, folioNo, { ...values, by: 'all' });
  const preview = facts && previewOrder(all, facts, now);
  const unloaded = preview && 'sell' in preview ? preview.sell.offers.unloaded : null;
  return { ...values, by: 'units', units: unloaded === null ? '' : writeUnits(unloaded.units) };
}
