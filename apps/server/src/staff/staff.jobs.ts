import type { JobsOf } from '../calls/job-context.ts';
import { sweepJob } from '../jobs/upkeep.ts';
import { sweepChallenges } from './login/challenge.repository.ts';
import { inviteStaff } from './login/invite-staff.ts';

declare module '../jobs/jobs.ts' {
  interface JobData {
    'staff.sweep': object;
  }
}

export const staffJobs: JobsOf<'staff.invite' | 'staff.sweep'> = (context) => ({
  'staff.invite': { run: ({ data }) => inviteStaff(context, data.staffId) },
  'staff.sweep': sweepJob(context.db, [sweepChallenges]),
});
