import { type OrderTermsWire, readTerms } from '@hub/contract/orders/terms/terms-schema';
import { previewOrder } from '@hub/domain/orders/preview/preview-order';
import type { Tx } from '../../../db/database.ts';
import { keepSummaries } from '../orders/keep-summaries.ts';
import { readFacts } from '../orders/order-facts.ts';
import type { OrderRow } from '../orders/orders.repository.ts';
import type { PaymentRow } from './payment.repository.ts';

/**
 * Once the money is there nothing changes the NAV day any more: orders that are paid now say the day that its credit
 * brings. What a mandate is debited for has said it since it was confirmed.
 */
export async function keepPaid(
  tx: Tx,
  { arn, mode }: Pick<PaymentRow, 'arn' | 'mode'>,
  changed: readonly OrderRow[],
  creditedAt: Temporal.Instant,
): Promise<void> {
  const orders = changed.filter(({ status }) => status === 'paid');
  if (mode === 'otm' || orders.length === 0) return;
  const all = orders.map((order) => {
    const terms = readTerms(order.terms as OrderTermsWire);
    return { order, terms: terms.kind === 'lumpsum' ? { ...terms, payMode: mode } : terms };
  });
  const book = await readFacts(
    tx,
    arn,
    all.map(({ terms }) => terms),
    { now: creditedAt, except: orders.map(({ reference }) => reference) },
  );
  const looked = all.map(({ order, terms }) => {
    const facts = book.factsOf(terms);
    return {
      order,
      terms,
      facts,
      preview: previewOrder(terms, facts, latest(creditedAt, order.confirmedAt)),
    };
  });
  await keepSummaries(tx, arn, looked, { book, isPaid: true });
}

const latest = (creditedAt: Temporal.Instant, confirmedAt: string | null): Temporal.Instant =>
  confirmedAt !== null && Temporal.Instant.compare(confirmedAt, creditedAt) > 0
    ? Temporal.Instant.from(confirmedAt)
    : creditedAt;
