/** What the dashboard counts of the registers, in the registers' own words. */

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
  isAtRisk,
  isInView,
  isMaturing,
  isRunning,
  twoMonthsAgo,
} from './plan-conditions.repository.ts';
