import type { JobContext, JobsOf } from '../../calls/job-context.ts';
import { sendDigests } from './digest.service.ts';
import { type ForgetTokens, queuePushes, sendBatch } from './push.service.ts';

declare module '../../jobs/jobs.ts' {
  interface JobData {
    'notifications.push': object;
    'notifications.send': { readonly batch: string };
    'notifications.digest': object;
  }
}

type Jobs = ReturnType<JobsOf<'notifications.push' | 'notifications.send' | 'notifications.digest'>>;

export const notificationsJobs = (context: JobContext, forgetTokens: ForgetTokens): Jobs => ({
  // A minute gathers what belongs together into one push.
  'notifications.push': { cron: '* * * * *', run: () => queuePushes(context) },
  'notifications.send': {
    retries: 8,
    concurrency: 2,
    run: ({ data }) => sendBatch(context, data, forgetTokens),
  },
  'notifications.digest': { cron: '0 * * * *', run: () => sendDigests(context) },
});
