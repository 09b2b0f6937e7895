import { writeUnits } from '@hub/domain';
import { previewOrder } from '@hub/domain/orders/preview/preview-order';
import { termsNow } from './form-terms.ts';
import type { OrderCheck } from './order-rules.ts';
import type { OrderValues } from './order-values.ts';

/** The values as an order asks for them: what leaves without exit load is so many units, counted at this moment. */
export function countUnloaded({ kind, folioNo, facts, now }: OrderCheck, values: OrderValues): OrderValues {
  if (values.by !== 'unloaded') return values;
  const all = termsNow(kind, folioNo, { ...values, by: 'all' });
  const preview = facts && previewOrder(all, facts, now);
  const unloaded = preview && 'sell' in preview ? preview.sell.offers.unloaded : null;
  return { ...values, by: 'units', units: unloaded === null ? '' : writeUnits(unloaded.units) };
}
