import type { JobsOf } from '../calls/job-context.ts';
import { addLinks } from '../db/notes/note-chain.ts';
import { expireOverdue } from './requests/expire.ts';

declare module '../jobs/jobs.ts' {
  interface JobData {
    'acts.chain': object;
    'acts.expire': object;
  }
}

export const actsJobs: JobsOf<'acts.chain' | 'acts.expire'> = ({ db, clock, log }) => ({
  'acts.chain': {
    cron: '* * * * *',
    async run() {
      const last = await addLinks(db);
      // In the log, which leaves this machine: a chain that was cut off at its end is seen there.
      if (last !== null) log.info(last, 'notes were chained');
    },
  },
  'acts.expire': { cron: '*/5 * * * *', run: () => expireOverdue(db, clock.now()) },
});
