/** What other screens count of the lists, and what a demo has of last week. */

export { allArns, countWeekBefore } from './lists/count-everybody.ts';
export { getCounts } from './lists/opportunity.service.ts';
