import { OrderPage } from './order-page.tsx';

/** Also the screen of `lumpsum/edit`: which order of the cart is changed, the address says. */
export const Page = () => <OrderPage kind="lumpsum" />;
