import type { JobsOf } from '../../calls/job-context.ts';
import { sweepOtpRequests } from '../../codes/otp.repository.ts';
import { sweepJob } from '../../jobs/upkeep.ts';
import { sweepRefreshTokens } from './sessions/refresh-token.repository.ts';

declare module '../../jobs/jobs.ts' {
  interface JobData {
    'session.sweep': object;
  }
}

export const sessionJobs: JobsOf<'session.sweep'> = ({ db }) => ({
  'session.sweep': sweepJob(db, [sweepOtpRequests, sweepRefreshTokens]),
});
