import type { OrderFacts } from '@hub/domain/orders/facts/order-facts';
import type { OrderPreview } from '@hub/domain/orders/preview/order-preview';
import type { OrderTerms } from '@hub/domain/orders/terms/order-terms';
import type { Tx } from '../../../db/database.ts';
import type { FactBook } from './order-facts.ts';
import { summaryOf } from './order-summary.ts';
import { type OrderRow, writeSummaries } from './orders.repository.ts';

/** An order as it was looked at when something happened to it. */
export interface LookedOrder {
  readonly order: OrderRow;
  readonly terms: OrderTerms;
  readonly facts: OrderFacts;
  readonly preview: OrderPreview | null;
}

/** From here on these orders say what they came to at this moment, for whoever looks later. */
export async function keepSummaries(
  tx: Tx,
  arn: string,
  looked: readonly LookedOrder[],
  { book, isPaid }: { readonly book: FactBook; readonly isPaid: boolean },
): Promise<ReadonlyMap<string, OrderRow>> {
  const summarized = looked.flatMap(({ order, terms, facts, preview }) => {
    if (preview === null) return [];
    const summary = summaryOf(terms, facts, preview, book);
    const isFixed = isPaid || !summary.isPaidByHand;
    const said = isFixed ? summaryOf(terms, facts, preview, book, 'fixed') : summary;
    return [{ ...order, summary: said, navOn: said.navOn }];
  });
  await writeSummaries(tx, arn, summarized);
  return new Map(summarized.map((order) => [order.reference, order]));
}
