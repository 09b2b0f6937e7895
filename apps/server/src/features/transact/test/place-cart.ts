import type { Call, ResponseOf } from '@hub/contract';
import {
  type CartItem,
  prepareCart,
  type SentConfirmation,
  type submitLumpsum,
} from '@hub/contract/calls/transact/transact';
import { orderCall } from '@hub/contract/orders/order-calls';

/** A client that is logged in, of whichever kind. */
type Request = <Req, Res>(call: Call<Req, Res>, input: NoInfer<Req>) => Promise<Res>;

/** Orders of the cart as the summary sends them: looked at together, then each by the call of its kind. */
export async function placeCart(
  request: Request,
  items: readonly CartItem[],
): Promise<ResponseOf<typeof submitLumpsum>> {
  const chosen = items.map(({ id, version }) => ({ id, version }));
  const { orders } = await request(prepareCart, { items: chosen });
  const links = new Map<string, SentConfirmation>();
  for (const prepared of orders) {
    const item = items.find(({ id }) => id === prepared.id) as CartItem;
    const { confirmations } = await request(orderCall(item.kind), {
      terms: item.terms,
      consent: true,
      prepared,
    });
    for (const one of confirmations) {
      links.set(one.id, { ...one, orders: [...(links.get(one.id)?.orders ?? []), ...one.orders] });
    }
  }
  return { confirmations: [...links.values()] };
}
