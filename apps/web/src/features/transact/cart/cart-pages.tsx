/** From the cart to what was sent: one step follows the other, so they come together. */
import { Page as Cart } from './cart-page.tsx';
import { Page as Payment } from './payment-page.tsx';
import { Page as Summary } from './summary-page.tsx';
import { Page as ThankYou } from './thank-you-page.tsx';

export const cartPages = { cart: Cart, payment: Payment, summary: Summary, 'thank-you': ThankYou } as const;
