export { schedulePlans } from './instalments/schedule.ts';
export { findDistributorName } from './orders/confirmation.repository.ts';
export { enqueueDay } from './orders/enqueue-work.ts';
export { type FactBook, readFacts } from './orders/order-facts.ts';
export { underWay } from './orders/plan-facts.repository.ts';
export { takeNews } from './payment/money.service.ts';
export { checkInTurn, placeOrders } from './place/place.service.ts';
export { findRecordsOf } from './records/records.repository.ts';
export { dropHeldAnswer, listHeldAnswers, takeHeldAnswer } from './registrar/held-answers.service.ts';
