/** From the cart to sending: one step follows the other, so they come together. */
import { Page as Cart } from './cart-page.tsx';
import { Page as Payment } from './payment-page.tsx';
import { Page as Summary } from './summary-page.tsx';

export const cartPages = { cart: Cart, payment: Payment, summary: Summary } as const;
