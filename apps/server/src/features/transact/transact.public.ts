export { makeDemoOrders } from './demo-orders.ts';
export { takeNews } from './money.service.ts';
