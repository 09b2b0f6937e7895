import { todayInIndia } from '@hub/domain';
import type { JobsOf } from '../../calls/job-context.ts';
import { oneStatement } from '../../db/queries.ts';
import { countEverybody } from './lists/count-everybody.ts';
import { sweepCounts } from './lists/counts.repository.ts';

declare module '../../jobs/jobs.ts' {
  interface JobData {
    'opportunity.count': object;
  }
}

/** Before the working day; every day is counted once, also of who does not look, so that a week later it is known. */
const countCron = '37 4 * * *';

export const opportunityJobs: JobsOf<'opportunity.count'> = ({ db, clock }) => ({
  'opportunity.count': {
    cron: countCron,
    async run() {
      await countEverybody(db, todayInIndia(clock.now()));
      await sweepCounts(oneStatement(db, 'system'));
    },
  },
});
