import { todayInIndia } from '@hub/domain';
import type { JobsOf } from '../../calls/job-context.ts';
import { oneStatement } from '../../db/queries.ts';
import { sweepHarvest } from './harvest/harvest-book.repository.ts';
import { makeEverybodysHarvest } from './harvest/make-harvest.ts';

declare module '../../jobs/jobs.ts' {
  interface JobData {
    'statements.harvest': object;
  }
}

/** After the night's prices, before the working day: whoever looks first finds it made. */
const harvestCron = '7 5 * * *';

export const harvestJobs: JobsOf<'statements.harvest'> = ({ db, clock }) => ({
  'statements.harvest': {
    cron: harvestCron,
    async run() {
      const today = todayInIndia(clock.now());
      await makeEverybodysHarvest(db, today);
      await sweepHarvest(oneStatement(db, 'system'), today.toString());
    },
  },
});
