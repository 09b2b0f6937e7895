import { actsJobs } from '../acts/acts.jobs.ts';
import type { JobContext } from '../calls/job-context.ts';
import { sweepPushes } from '../features/notifications/notifications.public.ts';
import { sweepKeys } from '../http/run-once/idempotency.repository.ts';
import type { JobList } from '../jobs/jobs.ts';
import { upkeepJob } from '../jobs/upkeep.ts';
import { sweepRateLimits } from '../limits/limits.repository.ts';
import { sweepLinks } from '../links/links.repository.ts';
import { sweepOutbox } from '../ports/messenger/outbox.repository.ts';
import type { MessengerJobData } from '../ports/messenger/real-messenger.ts';
import { allJobs } from './all-jobs.ts';

/** All that the server does in the background: the features' jobs, those of its ports, and the nightly upkeep. */
export const serverJobs = (
  context: JobContext,
  portJobs: JobList<MessengerJobData> & Pick<JobList, 'payments.refund'>,
): JobList => ({
  'platform.upkeep': upkeepJob(context.db, [
    sweepRateLimits,
    sweepKeys,
    sweepOutbox,
    sweepLinks,
    sweepPushes,
  ]),
  ...actsJobs(context),
  ...portJobs,
  ...allJobs(context),
});
