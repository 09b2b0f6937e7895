import type { Tx } from '../../db/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';

declare module '../../jobs/jobs.ts' {
  interface JobData {
    /** The bank's answers to mandates. */
    'mandates.work': object;
  }
}

/** The bank has just said something: nobody waits for the next minute. */
export const enqueueMandates = (jobs: Jobs, tx: Tx): Promise<string> => jobs.enqueue(tx, 'mandates.work', {});
