/** What other screens count of the lists, and what a demo has of last week. */
export { allArns, countWeekBefore } from './count-everybody.ts';
export { makeDemoConsents } from './demo-consents.repository.ts';
export { getCounts } from './opportunity.service.ts';
