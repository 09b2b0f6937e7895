import { todayInIndia } from '@hub/domain';
import type { JobsOf } from '../../calls/job-context.ts';
import { accrueNight } from './figures/accrue.ts';

declare module '../../jobs/jobs.ts' {
  interface JobData {
    'brokerage.accrue': object;
  }
}

/** After the night's prices, before the working day. */
const accrueCron = '27 5 * * *';

export const brokerageJobs: JobsOf<'brokerage.accrue'> = ({ db, clock }) => ({
  'brokerage.accrue': {
    cron: accrueCron,
    async run({ signal }) {
      await accrueNight(db, todayInIndia(clock.now()), { signal });
    },
  },
});
