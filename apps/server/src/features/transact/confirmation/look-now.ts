import type { OrderToConfirm } from '@hub/contract/calls/confirmation/confirmation';
import { type OrderTermsWire, readTerms } from '@hub/contract/orders/terms/terms-schema';
import { investorAct } from '@hub/contract/orders/words/deadline-act';
import { laterNavText, navCondition, weekdayText } from '@hub/contract/orders/words/time-texts';
import { firstNav } from '@hub/domain/orders/preview/order-figures';
import type { OrderPreview } from '@hub/domain/orders/preview/order-preview';
import type { OrderTerms } from '@hub/domain/orders/terms/order-terms';
import type { Tx } from '../../../db/database.ts';
import { readFacts } from '../orders/order-facts.ts';
import { summaryOf } from '../orders/order-summary.ts';
import type { OrderRow } from '../orders/orders.repository.ts';
import { isDebitedOrder } from '../payment/debit.service.ts';
import { checkInTurn } from '../place/place.service.ts';

/** An order in words, and its NAV day as long as that can change. */
export interface LookedAt {
  readonly order: OrderRow;
  readonly nav: OrderToConfirm['nav'];
}

const isPaidByHand = (order: OrderRow): boolean => order.due !== null && !isDebitedOrder(order);

/** The day can still change: nobody has confirmed, or the money is not there. */
const mayChange = (order: OrderRow): boolean =>
  order.status === 'pending' || (order.status === 'confirmed' && isPaidByHand(order));

/**
 * The NAV day is that of confirmation or money, whichever comes later, so what is confirmed and not paid is looked at as
 * what is confirmed now.
 */
export function navToSay(
  order: OrderRow,
  preview: OrderPreview | null,
  now: Temporal.Instant,
): OrderToConfirm['nav'] {
  const nav = preview !== null && mayChange(order) ? firstNav(preview) : null;
  if (nav === null) return null;
  const isConfirmed = order.status === 'confirmed';
  const act = investorAct({ isConfirmed, isPaidByHand: isPaidByHand(order) });
  return {
    day: weekdayText(nav.navDate),
    condition: navCondition(nav, act, now),
    until: `${nav.until}`,
    later: laterNavText(nav.laterNavDate),
  };
}

/** As it is paid for: by hand, too, once its debit has failed. */
function termsOf(order: OrderRow): OrderTerms {
  const terms = readTerms(order.terms as OrderTermsWire);
  return terms.kind === 'lumpsum' && terms.payMode === 'otm' && isPaidByHand(order)
    ? { ...terms, payMode: 'netbanking' }
    : terms;
}

/**
 * What orders of a link come to at this moment: NAV day, estimates and payout are those of who opens it now, not of who
 * sent it. What is decided stays as it was, but for the NAV day of what is not paid yet.
 */
export async function lookNow(
  tx: Tx,
  arn: string,
  orders: readonly OrderRow[],
  now: Temporal.Instant,
): Promise<readonly LookedAt[]> {
  const changing = orders.filter(mayChange);
  if (changing.length === 0) return orders.map((order) => ({ order, nav: null }));
  const terms = changing.map(termsOf);
  const except = changing.map(({ reference }) => reference);
  const book = await readFacts(tx, arn, terms, { now, except });
  const looked = new Map<string, LookedAt>();
  let index = 0;
  for (const { terms: one, facts, preview } of checkInTurn(book, terms, now)) {
    const order = changing[index++] as OrderRow;
    if (preview === null) continue;
    const nav = navToSay(order, preview, now);
    const summary = summaryOf(one, facts, preview, book, nav === null ? 'fixed' : 'apart');
    looked.set(order.reference, { order: { ...order, summary, navOn: summary.navOn }, nav });
  }
  return orders.map((order) => looked.get(order.reference) ?? { order, nav: null });
}
