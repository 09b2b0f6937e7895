import type { JobContext } from '../../../calls/job-context.ts';
import { planAgain } from '../../book/book.public.ts';
import { countMissed } from './answers.repository.ts';
import { endPlans } from './end-plans.ts';
import { sayChanged } from './news.repository.ts';
import { writeDue } from './present.repository.ts';

/** Plans in one transaction: enough to make the statements' cost small, few enough for flat memory. */
const plansAtOnce = 10_000;

/**
 * Presents debits of one day for some of its plans, and moves these on: one transaction, so that a process that dies
 * leaves nothing half done. Answers how many plans it looked at.
 */
export async function presentSome(
  { db, clock, mandates }: Pick<JobContext, 'db' | 'clock' | 'mandates'>,
  day: string,
  limit: number = plansAtOnce,
): Promise<number> {
  const now = clock.now();
  return db.transaction('system', async (tx) => {
    await planAgain(tx);
    const { picked, debits, missed, arns } = await writeDue(tx, day, { limit, now });
    if (debits.length > 0) await mandates.present(tx, debits);
    if (missed.length > 0) await endPlans(tx, await countMissed(tx, missed), clock.today());
    await sayChanged(tx, arns);
    return picked;
  });
}
