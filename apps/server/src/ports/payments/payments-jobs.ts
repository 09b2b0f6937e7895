import { writeMoney } from '@hub/domain';
import type { Tx } from '../../db/database.ts';
import type { JobData, JobList, Jobs } from '../../jobs/jobs.ts';
import type { RefundRequest } from './payments.ts';

interface RequestedRefund extends Omit<RefundRequest, 'amount'> {
  /** Rupees, as text. */
  readonly amount: string;
}

declare module '../../jobs/jobs.ts' {
  interface JobData {
    'payments.refund': RequestedRefund;
  }
}

export type RefundJob = JobList['payments.refund'];

/** All that the port needs of the jobs. */
export type PaymentsJobs = Jobs<Pick<JobData, 'payments.refund'>>;

/** A refund leaves the machine only when the transaction that wants it has committed. */
export async function enqueueRefund(jobs: PaymentsJobs, tx: Tx, refund: RefundRequest): Promise<void> {
  const { paymentId, reference, amount } = refund;
  if (!/^[A-Z0-9]{1,35}$/.test(reference)) throw new RangeError('A refund has a reference of its own');
  await jobs.enqueue(tx, 'payments.refund', { paymentId, reference, amount: writeMoney(amount) });
}
