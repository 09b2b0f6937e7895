import { confirmationTexts } from '@hub/contract/orders/confirmation-texts';
import { type OrderTermsWire, readTerms } from '@hub/contract/orders/terms/terms-schema';
import { findingText } from '@hub/contract/orders/words/finding-texts';
import type { Finding } from '@hub/domain/orders/checks/finding';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import type { Tx } from '../../../db/database.ts';
import type { LookedOrder } from '../orders/keep-summaries.ts';
import { type FactBook, readFacts } from '../orders/order-facts.ts';
import type { OrderRow } from '../orders/orders.repository.ts';
import { checkInTurn } from '../place/place.service.ts';

interface Checked {
  /** What an order does that is known now only: the day of a stop. */
  readonly results: ReadonlyMap<string, object>;
  readonly looked: readonly LookedOrder[];
  readonly book: FactBook;
}

/** What an investor is told of an order that cannot be any more. */
function reasonOf(block: Finding, arn: string): string {
  const { title, why, fix } = findingText(block);
  // The spec's title says nothing of the day from which on it may be ordered again.
  if (block.code === 'contact-changed') return `${why} ${fix}`;
  if (block.code === 'kind-closed') return why;
  // Whose ARN it is, not what its distributor should do about it.
  if (block.code === 'arn-not-active' || block.code === 'arn-expired')
    return confirmationTexts.arnClosed(arn);
  return title;
}

/**
 * What the orders are confirmed as must still be allowed: a folio may be locked or a scheme closed since. What is
 * declined with them (`open`) takes nothing any more. The answer has the day on which each stop takes effect.
 */
export async function checkAgain(
  tx: Tx,
  arn: string,
  orders: readonly OrderRow[],
  open: readonly OrderRow[],
  now: Temporal.Instant,
): Promise<Refusal | Checked> {
  const terms = orders.map((order) => readTerms(order.terms as OrderTermsWire));
  const book = await readFacts(tx, arn, terms, { now, except: open.map(({ reference }) => reference) });
  const results = new Map<string, object>();
  const looked: LookedOrder[] = [];
  let index = 0;
  for (const { block, ...one } of checkInTurn(book, terms, now)) {
    const order = orders[index++];
    if (block !== null) {
      const scheme = order?.summary.scheme.name ?? '';
      return new Refusal('rule', confirmationTexts.notAnyMore(scheme, reasonOf(block, arn)));
    }
    if (order === undefined) continue;
    looked.push({ order, ...one });
    if (one.preview?.kind === 'stop') results.set(order.reference, { stopsOn: `${one.preview.from}` });
  }
  return { results, looked, book };
}
