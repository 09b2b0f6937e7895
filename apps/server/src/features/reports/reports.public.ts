/** What the dashboard counts of the registers, in the registers' own words. */
export { isInView, isRunning, nextOn } from './plan-conditions.ts';
