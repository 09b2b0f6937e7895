import { appStateJobs } from './app-state/app-state.jobs.ts';
import { brokerageJobs } from './brokerage/brokerage.jobs.ts';
import { coBrandingJobs } from './co-branding/co-branding.jobs.ts';
import type { JobContext } from './job-context.ts';
import { mandatesJobs } from './mandates/mandates.jobs.ts';
import { opportunityJobs } from './opportunity/opportunity.jobs.ts';
import { prostartJobs } from './prostart/prostart.jobs.ts';
import { sessionJobs } from './session/session.jobs.ts';
import { harvestJobs } from './statements/harvest.jobs.ts';
import { statementsJobs } from './statements/statements.jobs.ts';
import { transactJobs } from './transact/transact.jobs.ts';

/** Every feature's jobs. The start adds the platform's, and the compiler holds both against the names. */
export const allJobs = (context: JobContext) => ({
  ...appStateJobs(context),
  ...brokerageJobs(context),
  ...coBrandingJobs(context),
  ...mandatesJobs(context),
  ...opportunityJobs(context),
  ...prostartJobs(context),
  ...sessionJobs(context),
  ...statementsJobs(context),
  ...harvestJobs(context),
  ...transactJobs(context),
});
