import { todayInIndia } from '@hub/domain';
import type { JobsOf } from '../../calls/job-context.ts';
import { expireArns } from './records/arn-facts.repository.ts';
import { noteStates } from './records/arn-history.repository.ts';

declare module '../../jobs/jobs.ts' {
  interface JobData {
    'arn-register.expire': object;
  }
}

/** Just after the day has changed. */
const expireCron = '3 0 * * *';

export const arnRegisterJobs: JobsOf<'arn-register.expire'> = ({ db, clock }) => ({
  'arn-register.expire': {
    cron: expireCron,
    async run() {
      const now = clock.now();
      await db.transaction('system', async (tx) => {
        const arns = await expireArns(tx, todayInIndia(now).toString());
        await noteStates(
          tx,
          arns.map((arn) => ({ arn })),
          'calendar',
          now.toString(),
        );
      });
    },
  },
});
