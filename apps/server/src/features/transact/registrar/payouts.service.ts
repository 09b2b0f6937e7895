import { writeMoney } from '@hub/domain';
import type { Tx } from '../../../db/database.ts';
import type { Payout } from '../../../ports/registrar/registrar.ts';
import { noteEvents } from '../orders/apply-events.ts';
import { type NewsSender, notifyPaidOut } from '../orders/investor-news.ts';
import { notifyDistributor } from '../orders/notices.ts';
import { lockOrdersOfAll, type OrderRow } from '../orders/orders.repository.ts';

/** The last digits of the account that a redemption pays to. */
const accountOf = ({ terms }: OrderRow): string => {
  const { account = '' } = terms as { readonly account?: string };
  return account.slice(account.indexOf('-') + 1);
};

const isPaidOut = ({ result }: OrderRow): boolean => result !== null && 'payout' in (result as object);

/** A row in the timeline of each redemption with the bank's reference; distributor and investor are told. Each once. */
export async function takePayouts(sender: NewsSender, tx: Tx, payouts: readonly Payout[]): Promise<void> {
  const [first] = payouts;
  if (first === undefined) return;
  const orders = await lockOrdersOfAll(
    tx,
    payouts.map(({ reference }) => reference),
  );
  const of = new Map(payouts.map((payout) => [payout.reference, payout]));
  const paidOut = orders.flatMap((order) => {
    const news = of.get(order.reference);
    if (news === undefined || order.status !== 'allotted' || isPaidOut(order)) return [];
    const { utr, on, amount } = news;
    const payout = { reference: utr, on: `${on}`, amount: writeMoney(amount), account: accountOf(order) };
    return [{ order, payout, at: news.at }];
  });
  await noteEvents(
    tx,
    paidOut.map(({ order, payout, at }) => ({
      order,
      type: 'paid-out',
      actor: 'bank' as const,
      details: payout,
      at,
      result: { payout },
    })),
  );
  await notifyDistributor(
    tx,
    paidOut.map(({ order }) => order),
    first.at,
    'paid-out',
  );
  await notifyPaidOut(sender, tx, paidOut);
}
