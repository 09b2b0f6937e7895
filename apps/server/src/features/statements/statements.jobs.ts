import { oneStatement } from '../../db/queries.ts';
import type { JobsOf } from '../job-context.ts';
import { runBulks, sweepBulks } from './run-bulks.ts';
import { sweepShares } from './share.repository.ts';

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
