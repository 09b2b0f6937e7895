import type { Tx } from '../../db/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';

declare module '../../jobs/jobs.ts' {
  interface JobData {
    /** Whatever wish's time has come. */
    'wishes.send': object;
  }
}

/** Soon, with the caller's transaction; the job finds by itself what is due. */
export const enqueueSending = (jobs: Jobs, tx: Tx): Promise<string> => jobs.enqueue(tx, 'wishes.send', {});
