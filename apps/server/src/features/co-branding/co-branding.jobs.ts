import type { JobsOf } from '../job-context.ts';
import { makeContent } from './make-content.ts';

/** Every minute too: what a killed process left is taken up again. */
export const coBrandingJobs: JobsOf<'co-branding.make'> = (context) => ({
  'co-branding.make': { cron: '* * * * *', run: () => makeContent(context) },
});
