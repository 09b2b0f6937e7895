import type { RequestOf } from '@hub/contract';
import type { startPreLoginOrder } from '@hub/contract/calls/transact/transact-pre-login';
import type { Tx } from '../../../db/database.ts';
import type { Jobs } from '../../../jobs/jobs.ts';

/** What a stranger asked for, as it waits for the job. The PAN is kept as a keyed hash only. */
export type PreLoginRequest = Omit<RequestOf<typeof startPreLoginOrder>, 'pan'> & {
  readonly panDigest: string;
  readonly ip: string;
  readonly requestId: string;
};

declare module '../../../jobs/jobs.ts' {
  interface JobData {
    /** All that waits for nothing but time or a machine. */
    'transact.work': object;
    /** Plans whose instalments are due, and what became of them. */
    'transact.instalments': object;
    'transact.reconcile': object;
    /** An order that was started without a login. */
    'transact.pre-login': PreLoginRequest;
  }
}

/** What just happened may be all that an order waited for: nobody waits for the next minute. */
export const enqueueWork = (jobs: Pick<Jobs, 'enqueue'>, tx: Tx): Promise<string> =>
  jobs.enqueue(tx, 'transact.work', {});

/** Time has passed: whatever waits for a day may be due. */
export async function enqueueDay(jobs: Jobs, tx: Tx): Promise<void> {
  await enqueueWork(jobs, tx);
  await jobs.enqueue(tx, 'transact.instalments', {});
}
