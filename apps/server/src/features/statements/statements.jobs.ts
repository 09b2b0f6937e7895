import type { JobsOf } from '../../calls/job-context.ts';
import { oneStatement } from '../../db/queries.ts';
import { runBulks, sweepBulks } from './bulk/run-bulks.ts';
import { sweepShares } from './share/share.repository.ts';

declare module '../../jobs/jobs.ts' {
  interface JobData {
    'statements.sweep': object;
  }
}

/** Every minute too: what a killed process left is taken up again. */
export const statementsJobs: JobsOf<'statements.bulk' | 'statements.sweep'> = (context) => ({
  'statements.bulk': { cron: '* * * * *', run: () => runBulks(context) },
  'statements.sweep': {
    cron: '11 3 * * *',
    async run() {
      await sweepShares(oneStatement(context.db, 'system'));
      await sweepBulks(context);
    },
  },
});
