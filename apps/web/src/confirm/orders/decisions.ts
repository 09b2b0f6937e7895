type Decision = 'confirm' | 'decline';

/** By an order's reference; an order without one is confirmed. */
export type Decisions = Readonly<Record<string, Decision>>;

export const countOf = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);

export const referencesOf = (orders: readonly { readonly reference: string }[]): string[] =>
  orders.map(({ reference }) => reference);

export function splitBy<Order extends { readonly reference: string }>(
  orders: readonly Order[],
  decisions: Decisions,
): { confirmed: Order[]; declined: Order[] } {
  const isDeclined = ({ reference }: Order) => decisions[reference] === 'decline';
  return {
    confirmed: orders.filter((order) => !isDeclined(order)),
    declined: orders.filter(isDeclined),
  };
}

/** What the button does, in one line: `Confirm 2 orders, decline 1`. */
export function decisionText(confirmed: number, declined: number): string {
  if (declined === 0) return confirmed === 1 ? 'Confirm order' : `Confirm all ${countOf(confirmed)}`;
  if (confirmed === 0) return declined === 1 ? 'Decline order' : `Decline all ${countOf(declined)}`;
  return `Confirm ${countOf(confirmed)}, decline ${declined}`;
}

/** The same afterwards. */
export function decidedText(confirmed: number, declined: number): string {
  if (declined === 0) return confirmed === 1 ? 'Order confirmed' : `${countOf(confirmed)} confirmed`;
  if (confirmed === 0) return declined === 1 ? 'Order declined' : `${countOf(declined)} declined`;
  return `${countOf(confirmed)} confirmed, ${declined} declined`;
}
