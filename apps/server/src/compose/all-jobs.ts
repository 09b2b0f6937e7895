import { actsJobs } from '../acts/acts.jobs.ts';
import type { JobContext } from '../calls/job-context.ts';
import { appStateJobs } from '../features/app-state/app-state.jobs.ts';
import { arnRegisterJobs } from '../features/arn-register/arn-register.jobs.ts';
import { bookJobs } from '../features/book/book.jobs.ts';
import { brokerageJobs } from '../features/brokerage/brokerage.jobs.ts';
import { coBrandingJobs } from '../features/co-branding/co-branding.jobs.ts';
import { mandatesJobs } from '../features/mandates/mandates.jobs.ts';
import { notificationsJobs } from '../features/notifications/notifications.jobs.ts';
import { opportunityJobs } from '../features/opportunity/opportunity.jobs.ts';
import { prostartJobs } from '../features/prostart/prostart.jobs.ts';
import { forgetPushTokens } from '../features/session/known-device/existing-device.public.ts';
import { sessionJobs } from '../features/session/session.jobs.ts';
import { harvestJobs } from '../features/statements/harvest.jobs.ts';
import { statementsJobs } from '../features/statements/statements.jobs.ts';
import { transactJobs } from '../features/transact/transact.jobs.ts';
import { wishesJobs } from '../features/wishes/wishes.jobs.ts';
import { staffJobs } from '../staff/staff.jobs.ts';

/** Every feature's jobs. The start adds the platform's, and the compiler holds both against the names. */
export const allJobs = (context: JobContext) => ({
  ...actsJobs(context),
  ...appStateJobs(context),
  ...arnRegisterJobs(context),
  ...bookJobs(context),
  ...brokerageJobs(context),
  ...coBrandingJobs(context),
  ...mandatesJobs(context),
  ...notificationsJobs(context, forgetPushTokens),
  ...opportunityJobs(context),
  ...prostartJobs(context),
  ...sessionJobs(context),
  ...staffJobs(context),
  ...statementsJobs(context),
  ...harvestJobs(context),
  ...transactJobs(context),
  ...wishesJobs(context),
});
