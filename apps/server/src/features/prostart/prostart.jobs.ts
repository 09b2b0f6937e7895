import { sweepJob } from '../../jobs/upkeep.ts';
import type { JobsOf } from '../job-context.ts';
import { sweepDays, sweepViews } from './watched.repository.ts';

declare module '../../jobs/jobs.ts' {
  interface JobData {
    'prostart.demo': object;
    'prostart.sweep': object;
  }
}

export const prostartJobs: JobsOf<'prostart.demo' | 'prostart.sweep'> = (context) => ({
  'prostart.demo': {
    retries: 2,
    async run({ signal }) {
      // It draws, and only a demo needs it.
      const { makeDemoVideos } = await import('./demo-videos.ts');
      await makeDemoVideos(context, signal);
    },
  },
  'prostart.sweep': sweepJob(context.db, [sweepViews, sweepDays]),
});
