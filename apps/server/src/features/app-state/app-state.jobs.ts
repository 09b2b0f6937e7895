import type { JobsOf } from '../../calls/job-context.ts';
import { sweepJob } from '../../jobs/upkeep.ts';
import { sweepClientErrors } from './app-state.repository.ts';

declare module '../../jobs/jobs.ts' {
  interface JobData {
    'app-state.sweep': object;
  }
}

export const appStateJobs: JobsOf<'app-state.sweep'> = ({ db }) => ({
  'app-state.sweep': sweepJob(db, [sweepClientErrors]),
});
