export { makeDemoOrders } from './demo-orders.ts';
export { takeNews } from './money.service.ts';
export { workOnOrders } from './transact.jobs.ts';
