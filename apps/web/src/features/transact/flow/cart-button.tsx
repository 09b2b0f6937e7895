import { orderFormTexts } from '@hub/contract/orders/form/order-form-texts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { CartIcon } from '../../../ui/action/icons.ts';
import { useMedia } from '../../../ui/theme/media.ts';
import { ordersText } from '../record-acts/record-text.ts';
import { useCart } from './queries.ts';
import { useHasSession } from './signed-in.tsx';

/** The way to the cart, with what is in it; on a phone a drawing and a number. */
export function CartButton() {
  const hasSession = useHasSession();
  const { data: items = [] } = useCart();
  const isPhone = useMedia('(max-width: 575.98px)');
  if (!hasSession) return null;
  const text = items.length > 0 ? orderFormTexts.cartOrders(ordersText(items.length)) : orderFormTexts.cart;
  return (
    <ButtonLink look="outline" size="compact" to="transact/cart" aria-label={text}>
      <Icon of={CartIcon} size={18} />
      {isPhone ? items.length || null : text}
    </ButtonLink>
  );
}
