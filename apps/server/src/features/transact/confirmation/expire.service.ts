import type { JobContext } from '../../../calls/job-context.ts';
import { setAnswered } from '../applications/application.repository.ts';
import { applyEvents } from '../orders/apply-events.ts';
import { expireConfirmations } from '../orders/confirmation.repository.ts';
import { notifyDistributor } from '../orders/notices.ts';
import { lockOrdersOfLinks } from '../orders/orders.repository.ts';

const expiredAtOnce = 200;

/** Links whose time is over, whether anybody looks or not. */
export async function expireLinks({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  return db.transaction('system', async (tx) => {
    const due = await expireConfirmations(tx, `${now}`, expiredAtOnce);
    const orders = await lockOrdersOfLinks(tx, due);
    const changed = await applyEvents(
      tx,
      orders.map((order) => ({
        order,
        event: { type: 'link-expired' as const },
        actor: 'system' as const,
        at: now,
      })),
    );
    for (const [arn, links] of Map.groupBy(due, (one) => one.arn)) {
      await setAnswered(
        tx,
        arn,
        links.map(({ id }) => id),
        'expired',
        `${now}`,
      );
    }
    await notifyDistributor(tx, changed, now);
    return due.length;
  });
}
