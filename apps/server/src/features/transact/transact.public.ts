export { makeDemoOrders } from './demo-orders.ts';
export { enqueueWork } from './enqueue-work.ts';
export { takeNews } from './money.service.ts';
