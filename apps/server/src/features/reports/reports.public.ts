/** What the dashboard counts of the registers, in the registers' own words. */
export {
  isAtRisk,
  isInView,
  isMaturing,
  isRunning,
  nextOn,
  twoMonthsAgo,
} from './plan-conditions.repository.ts';
