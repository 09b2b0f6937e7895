import type { CartItem } from '@hub/contract/calls/transact';
import { orderDefinitions } from '@hub/domain';

/** Nothing that is blocked is sent. */
export const isSendable = ({ findings }: Pick<CartItem, 'findings'>): boolean =>
  findings.every(({ level }) => level !== 'block');

/** What is sent this time: all that may be, but what was left out by hand. */
export const chosenOf = (items: readonly CartItem[], without: readonly string[]): readonly CartItem[] =>
  items.filter((item) => isSendable(item) && !without.includes(item.id));

export const isPaidFor = ({ kind }: Pick<CartItem, 'kind'>): boolean => orderDefinitions[kind].hasPayment;

interface InvestorOrders {
  readonly investor: CartItem['investor'];
  readonly items: readonly CartItem[];
}

/** By investor, as they came into the cart: each gets one link. */
export function byInvestor(items: readonly CartItem[]): readonly InvestorOrders[] {
  const groups = new Map<string, CartItem[]>();
  for (const item of items) groups.set(item.investor.id, [...(groups.get(item.investor.id) ?? []), item]);
  return [...groups.values()].flatMap((ofOne) => {
    const [first] = ofOne;
    return first ? [{ investor: first.investor, items: ofOne }] : [];
  });
}
