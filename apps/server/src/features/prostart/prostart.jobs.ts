import { sweepJob } from '../../jobs/upkeep.ts';
import type { JobsOf } from '../job-context.ts';
import { makeDemoVideos } from './demo-videos.ts';
import { sweepDays, sweepViews } from './watched.repository.ts';

declare module '../../jobs/jobs.ts' {
  interface JobData {
    'prostart.demo': object;
    'prostart.sweep': object;
  }
}

export const prostartJobs: JobsOf<'prostart.demo' | 'prostart.sweep'> = (context) => ({
  'prostart.demo': { run: () => makeDemoVideos(context) },
  'prostart.sweep': sweepJob(context.db, [sweepViews, sweepDays]),
});
