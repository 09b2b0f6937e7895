import type { JobsOf } from '../../calls/job-context.ts';
import { workOnMandates } from './answers.service.ts';
import './enqueue-mandates.ts';

export const mandatesJobs: JobsOf<'mandates.work'> = (context) => ({
  'mandates.work': { cron: '* * * * *', run: () => workOnMandates(context) },
});
