import type { JobsOf } from '../../calls/job-context.ts';
import { notifyOfPieces } from './import/notify-of-pieces.ts';
import { makeContent } from './making/make-content.ts';

declare module '../../jobs/jobs.ts' {
  interface JobData {
    'co-branding.tell': object;
  }
}

export const coBrandingJobs: JobsOf<'co-branding.make' | 'co-branding.tell'> = (context) => ({
  // Every minute too: what a killed process left is taken up again.
  'co-branding.make': { cron: '* * * * *', run: () => makeContent(context) },
  'co-branding.tell': {
    cron: '0 9 * * *',
    run: () =>
      context.db.transaction('system', (tx) =>
        notifyOfPieces(tx, { brand: context.brand, now: context.clock.now() }),
      ),
  },
});
