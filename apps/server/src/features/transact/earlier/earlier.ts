import { type OrderTermsWire, readTerms } from '@hub/contract/orders/terms/terms-schema';
import { moneyOf, todayInIndia } from '@hub/domain';
import type { EarlierFacts } from '@hub/domain/orders/facts/order-facts';
import { sameOrderKey } from '@hub/domain/orders/terms/same-order';
import type { Queries } from '../../../db/queries.ts';
import { readEarlierRows } from './earlier.repository.ts';

type EarlierOrders = EarlierFacts['orders'];

function keyed(id: string, terms: unknown, sentAt: Temporal.Instant | null): EarlierOrders {
  const key = sameOrderKey(readTerms(terms as OrderTermsWire));
  return key === null ? [] : [{ key, id, sentAt }];
}

/** By folio, what was ordered before: in the book, today, and in the cart. */
export async function readEarlier(
  queries: Queries,
  arn: string,
  folios: readonly string[],
  now: Temporal.Instant,
): Promise<(folioNo: string) => EarlierFacts> {
  const requested = { arn, folios: [...new Set(folios)], today: todayInIndia(now).toString() };
  const { advice, ...rows } = await readEarlierRows(queries, requested);
  const largest = new Map(rows.folios.map((row) => [row.folioNo, row.largest]));
  // A key names its folio.
  const orders = [
    ...rows.sent.flatMap(({ id, terms, sentAt }) => keyed(id, terms, Temporal.Instant.from(sentAt))),
    ...rows.cart.flatMap(({ id, terms }) => keyed(id, terms, null)),
  ];
  return (folioNo) => {
    const most = largest.get(folioNo) ?? null;
    return { largest: most === null ? null : moneyOf(most), orders, advice };
  };
}
