/** What the dashboard counts of the registers, in the registers' own words. */

export { nextInstalment } from './next-instalment.repository.ts';
export {
  isAtRisk,
  isInView,
  isMaturing,
  isRunning,
  twoMonthsAgo,
} from './plan-conditions.repository.ts';
