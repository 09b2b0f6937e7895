import type { JobContext, JobsOf } from '../../calls/job-context.ts';
import './orders/enqueue-work.ts';
import { expireLinks } from './confirmation/expire.service.ts';
import { runInstalments } from './instalments/run.service.ts';
import { reconcile, reconcileAll } from './payment/money.service.ts';
import { startRefunds } from './payment/refund-news.ts';
import { placePreLoginOrder } from './place/pre-login.service.ts';
import { pollRegistrar, submitOrders } from './registrar/registrar.service.ts';

async function untilNone(step: () => Promise<number>): Promise<void> {
  while ((await step()) > 0);
}

/** Lapsed links, orders for the registrar, its answers, and refunds. Whatever it finds done is nothing to do. */
async function workOnOrders(context: JobContext): Promise<void> {
  await untilNone(() => expireLinks(context));
  await untilNone(() => submitOrders(context));
  await pollRegistrar(context);
  await untilNone(() => startRefunds(context));
}

export const transactJobs: JobsOf<
  'transact.work' | 'transact.instalments' | 'transact.reconcile' | 'transact.pre-login'
> = (context) => ({
  'transact.work': { cron: '* * * * *', run: () => workOnOrders(context) },
  'transact.instalments': {
    cron: '* * * * *',
    async run() {
      if ((await runInstalments(context)) > 0) await pollRegistrar(context);
    },
  },
  'transact.pre-login': { run: ({ data }) => placePreLoginOrder(context, data) },
  'transact.reconcile': {
    cron: '*/5 * * * *',
    async run() {
      await reconcile(context);
      await reconcileAll(context);
    },
  },
});
