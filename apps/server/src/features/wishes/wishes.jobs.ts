import type { JobsOf } from '../../calls/job-context.ts';
import { sendDue } from './send-due.ts';

/** Every minute: what waits for its hour, and what a killed process left. */
export const wishesJobs: JobsOf<'wishes.send'> = (context) => ({
  'wishes.send': {
    cron: '* * * * *',
    async run() {
      await sendDue(context);
    },
  },
});
