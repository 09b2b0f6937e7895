import { OrderPage } from './order-page.tsx';

export const Page = () => <OrderPage kind="redeem" />;
