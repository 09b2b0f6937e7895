import type { Tx } from '../../db/database.ts';
import type { JobData, Jobs } from '../../jobs/jobs.ts';

declare module '../../jobs/jobs.ts' {
  interface JobData {
    'staff.invite': { readonly staffId: string };
  }
}

/** Whoever may leave an invitation behind for the server to send. */
export type InvitationJobs = Pick<Jobs<Pick<JobData, 'staff.invite'>>, 'enqueue'>;

export const enqueueInvitation = (jobs: InvitationJobs, tx: Tx, staffId: string): Promise<string> =>
  jobs.enqueue(tx, 'staff.invite', { staffId });
