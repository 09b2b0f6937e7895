export { findDistributorName } from './confirmation.repository.ts';
export { limitLinks } from './confirmation.service.ts';
export { makeDemoOrders } from './demo-orders.ts';
export { enqueueDay } from './enqueue-work.ts';
export { schedulePlans } from './instalments/schedule.ts';
export { contactsOf, sendToInvestor } from './investor-messages.ts';
export { takeNews } from './money.service.ts';
