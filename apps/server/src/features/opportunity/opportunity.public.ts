/** What other screens count of the lists. */
export { getCounts } from './opportunity.service.ts';
