import { ButtonLink } from '../../../ui/action/button.tsx';
import { ordersText } from '../record-acts/record-text.ts';
import { useCart } from './queries.ts';
import { useHasSession } from './signed-in.tsx';

/** The way to the cart, with what is in it. */
export function CartButton() {
  const hasSession = useHasSession();
  const { data: items } = useCart();
  if (!hasSession) return null;
  return (
    <ButtonLink look="outline" size="compact" to="transact/cart">
      Cart{items && items.length > 0 && ` · ${ordersText(items.length)}`}
    </ButtonLink>
  );
}
