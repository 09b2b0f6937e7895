import type { JobData, JobList } from '../jobs/jobs.ts';
import type { CallContext, Security } from './call-context.ts';

/** All that a job may lean on: what a handler has, without a caller. */
export type JobContext = Pick<
  CallContext,
  | 'config'
  | 'brand'
  | 'db'
  | 'jobs'
  | 'messenger'
  | 'push'
  | 'files'
  | 'clock'
  | 'payments'
  | 'registrar'
  | 'mandates'
  | 'kyc'
  | 'bankCheck'
  | 'log'
> & { readonly security: Pick<Security, 'digest'> };

/** The jobs that a feature offers, by their names. */
export type JobsOf<Names extends keyof JobData> = (context: JobContext) => Pick<JobList, Names>;
