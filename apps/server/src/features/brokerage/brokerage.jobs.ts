import { todayInIndia } from '@hub/domain';
import type { JobsOf } from '../../calls/job-context.ts';
import { makeDemoPayouts } from './demo-payouts.ts';
import { accrueNight } from './figures/accrue.ts';

declare module '../../jobs/jobs.ts' {
  interface JobData {
    'brokerage.accrue': object;
  }
}

/** After the night's prices, before the working day. */
const accrueCron = '27 5 * * *';

export const brokerageJobs: JobsOf<'brokerage.accrue'> = ({ db, clock, config }) => ({
  'brokerage.accrue': {
    cron: accrueCron,
    async run({ signal }) {
      const today = todayInIndia(clock.now());
      await accrueNight(db, today, { signal });
      if (config.mode === 'demo') await makeDemoPayouts(db, today);
    },
  },
});
