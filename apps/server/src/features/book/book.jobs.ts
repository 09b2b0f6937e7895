import type { JobsOf } from '../../calls/job-context.ts';
import { sweepChanges } from './changes/sweep-changes.ts';

declare module '../../jobs/jobs.ts' {
  interface JobData {
    'book.sweep': object;
  }
}

/** After the night's readers. */
const sweepCron = '57 5 * * *';

export const bookJobs: JobsOf<'book.sweep'> = ({ db }) => ({
  'book.sweep': { cron: sweepCron, run: () => sweepChanges(db) },
});
