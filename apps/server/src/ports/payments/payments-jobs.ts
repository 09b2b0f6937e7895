import type { JobData, JobList, Jobs } from '../../jobs/jobs.ts';

interface AskedRefund {
  readonly paymentId: string;
  readonly reference: string;
  /** Rupees, as text. */
  readonly amount: string;
}

declare module '../../jobs/jobs.ts' {
  interface JobData {
    'payments.refund': AskedRefund;
  }
}

export type RefundJob = JobList['payments.refund'];

/** All that the port needs of the jobs. */
export type PaymentsJobs = Jobs<Pick<JobData, 'payments.refund'>>;
