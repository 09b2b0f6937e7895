import type { JobsOf } from '../../calls/job-context.ts';
import { sweepJob } from '../../jobs/upkeep.ts';
import { notifyOfVideos } from './import/notify-of-videos.ts';
import { sweepDays, sweepViews } from './watching/watched.repository.ts';

declare module '../../jobs/jobs.ts' {
  interface JobData {
    'prostart.sweep': object;
    'prostart.tell': object;
  }
}

export const prostartJobs: JobsOf<'prostart.sweep' | 'prostart.tell'> = (context) => ({
  'prostart.tell': {
    cron: '0 9 * * *',
    run: () =>
      context.db.transaction('system', (tx) =>
        notifyOfVideos(tx, { brand: context.brand, now: context.clock.now() }),
      ),
  },
  'prostart.sweep': sweepJob(context.db, [sweepViews, sweepDays]),
});
