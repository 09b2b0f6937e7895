/** What the dashboard and the lists of opportunities take of the registers, in the registers' own words. */

export { findClientsOf } from './debits.repository.ts';
export { type Debit, readDebits } from './debits.service.ts';
export { instalmentsLeft } from './instalments-left.ts';
export {
  businessDayFrom,
  instalmentAfter,
  isPlainPlan,
  marketOfPlan,
  nextInstalment,
  plainDueAfter,
} from './next-instalment.repository.ts';
export { payingMandate } from './paying-mandate.repository.ts';
export {
  goesOn,
  isAtRisk,
  isInView,
  isMaturing,
  isRunning,
  monthsAfter,
  monthsBefore,
  statusOn,
  windowsOn,
} from './plan-conditions.repository.ts';
