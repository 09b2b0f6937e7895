import { sweepJob } from '../../jobs/upkeep.ts';
import type { JobsOf } from '../job-context.ts';
import { sweepOtpRequests } from './otp.repository.ts';
import { sweepRefreshTokens } from './refresh-token.repository.ts';

declare module '../../jobs/jobs.ts' {
  interface JobData {
    'session.sweep': object;
  }
}

export const sessionJobs: JobsOf<'session.sweep'> = ({ db }) => ({
  'session.sweep': sweepJob(db, [sweepOtpRequests, sweepRefreshTokens]),
});
