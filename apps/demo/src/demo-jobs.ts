import { todayInIndia } from '@hub/domain';
import type { JobContext } from '../../server/src/calls/job-context.ts';
import type { Tx } from '../../server/src/db/database.ts';
import type { JobDefinition, JobList, Jobs } from '../../server/src/jobs/jobs.ts';
import { makeDemoPayouts } from './brokerage/demo-payouts.ts';

interface DrawingJobs {
  'demo.content': object;
  'prostart.demo': object;
}

/** The server's jobs, with a registrar that pays brokerage, and what is drawn in the background. */
export function demoJobs(list: JobList, context: JobContext, stopping: AbortSignal): JobList {
  const { db, clock } = context;
  const accrue = list['brokerage.accrue'];
  const own: JobList<DrawingJobs> = {
    'demo.content': {
      retries: 2,
      async run({ signal }) {
        // It draws: loaded when it is needed.
        const { makeDemoContent } = await import('./make-demo-content.ts');
        // What takes long and can begin again is not waited for.
        await makeDemoContent(context, AbortSignal.any([signal, stopping])).catch((error: unknown) => {
          if (!stopping.aborted) throw error;
        });
      },
    },
    'prostart.demo': {
      retries: 2,
      async run({ signal }) {
        const { makeDemoVideos } = await import('./videos/make-demo-videos.ts');
        await makeDemoVideos(context, AbortSignal.any([signal, stopping])).catch((error: unknown) => {
          if (!stopping.aborted) throw error;
        });
      },
    },
  };
  const paid: JobDefinition = {
    ...accrue,
    async run(job) {
      await accrue.run(job);
      await makeDemoPayouts(db, todayInIndia(clock.now()));
    },
  };
  return { ...list, ...own, 'brokerage.accrue': paid };
}

/** Once the jobs above were started. */
export async function enqueueDrawing(jobs: Jobs, tx: Tx): Promise<void> {
  const drawing = jobs as unknown as Jobs<DrawingJobs>;
  await drawing.enqueue(tx, 'demo.content', {});
  await drawing.enqueue(tx, 'prostart.demo', {});
}
