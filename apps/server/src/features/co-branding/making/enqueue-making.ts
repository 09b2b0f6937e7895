import type { Tx } from '../../../db/database.ts';
import type { Jobs } from '../../../jobs/jobs.ts';

declare module '../../../jobs/jobs.ts' {
  interface JobData {
    'co-branding.make': object;
  }
}

/** Soon, with the caller's transaction; the job finds by itself what waits. */
export const enqueueMaking = (jobs: Jobs, tx: Tx): Promise<string> =>
  jobs.enqueue(tx, 'co-branding.make', {});
