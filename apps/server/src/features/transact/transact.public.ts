export {
  insertApplication,
  setAnswered,
  setConfirmation,
  setSent,
  setShare,
} from './applications/application.repository.ts';
export { openingOf } from './applications/make-opening.ts';
export { findCart, insertCartItems } from './cart/cart.repository.ts';
export { addPastMisses, type PastMiss } from './instalments/misses.repository.ts';
export { schedulePlans } from './instalments/schedule.ts';
export { applyEvents } from './orders/apply-events.ts';
export { findDistributorName, insertConfirmation, setStatus } from './orders/confirmation.repository.ts';
export { enqueueDay } from './orders/enqueue-work.ts';
export { notifyDistributor } from './orders/notices.ts';
export type { FolioRow } from './orders/order-facts.repository.ts';
export { accountsOf, type FactBook, readFacts } from './orders/order-facts.ts';
export { summaryOf } from './orders/order-summary.ts';
export { expiryOf } from './orders/order-times.ts';
export { type Actor, insertOrders, lockOrders } from './orders/orders.repository.ts';
export { underWay } from './orders/plan-facts.repository.ts';
export { takeNews } from './payment/money.service.ts';
export { noteCredit } from './payment/payment.repository.ts';
export { noteRefunds } from './payment/refunds.ts';
export { checkInTurn, placeOrders, unitsOut } from './place/place.service.ts';
export { findRecordsOf, isToPay } from './records/records.repository.ts';
export { listHeldAnswers } from './registrar/held-answers.service.ts';
export { pollRegistrar, submitOrders } from './registrar/registrar.service.ts';
