export { makeDemoOrders } from './demo-orders.ts';
export { enqueueDay } from './enqueue-work.ts';
export { schedulePlans } from './instalments/schedule.ts';
export { takeNews } from './money.service.ts';
