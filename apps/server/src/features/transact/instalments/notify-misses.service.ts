import { href } from '@hub/contract';
import { type Miss, missMessage, missNotice } from '@hub/contract/orders/instalment-texts';
import { orderMessageTexts } from '@hub/contract/orders/order-message-texts';
import { dayText, rupeesText } from '@hub/domain';
import { frequencyFacts } from '@hub/domain/plans/frequencies';
import type { JobContext } from '../../../calls/job-context.ts';
import { notifyInvestor } from '../../../client-messages/send-to-investor.ts';
import { notifyAll } from '../../notifications/notifications.public.ts';
import { type MissToReport, takeMisses } from './notify-misses.repository.ts';

const notifiedAtOnce = 200;

const missOf = ({
  kind,
  frequency,
  missed,
  amount,
  scheme,
  client,
  dueOn,
  code,
  reason,
}: MissToReport): Miss => ({
  kind,
  amount: rupeesText(amount),
  scheme,
  client,
  missed,
  limit: frequencyFacts[frequency].failuresToCancel,
  code,
  reason: reason ?? orderMessageTexts.noReason,
  dueOn: dayText(dueOn),
});

const registers = { SIP: 'reports/sip', STP: 'reports/stp', SWP: 'reports/swp' } as const;

/** Says misses to the distributor, and the first and the last of a row to the investor (handbook §1.2). */
export async function notifyOfMisses({
  db,
  clock,
  brand,
  messenger,
}: Pick<JobContext, 'db' | 'clock' | 'brand' | 'messenger'>): Promise<number> {
  const at = clock.now();
  return db.transaction('system', async (tx) => {
    const misses = await takeMisses(tx, notifiedAtOnce);
    await notifyAll(
      tx,
      misses
        .filter(({ hasDistributor }) => hasDistributor)
        .map((one) => ({
          arn: one.arn,
          topic: 'plans' as const,
          ...missNotice(missOf(one)),
          link: href(registers[one.kind]),
          at,
        })),
    );
    for (const one of misses) {
      const miss = missOf(one);
      if (miss.missed !== 1 && miss.missed < miss.limit) continue;
      await notifyInvestor(
        { messenger },
        tx,
        { name: one.client, mobile: one.mobile, email: one.email },
        {
          arn: one.arn,
          purpose: 'plan-missed',
          subject: orderMessageTexts.missSubject(one.kind, miss.missed >= miss.limit),
          text: missMessage(brand.name, miss),
        },
      );
    }
    return misses.length;
  });
}
