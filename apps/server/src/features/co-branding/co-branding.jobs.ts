import type { JobsOf } from '../job-context.ts';
import { makeContent } from './make-content.ts';
import { tellOfPieces } from './tell-of-pieces.ts';

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
        tellOfPieces(tx, { brand: context.brand, now: context.clock.now() }),
      ),
  },
});
