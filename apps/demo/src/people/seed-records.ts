import { todayInIndia } from '@hub/domain';
import type { Tx } from '../../../server/src/db/database.ts';
import { fillArn } from '../../../server/src/features/arn-register/arn-register.public.ts';
import { addOwnWords } from '../../../server/src/features/profile/profile.public.ts';
import { demoRecords } from './demo-records.ts';

/** Fills the ARN record of a distributor that has none yet, also of a demo made before there were any. */
export async function seedRecord(tx: Tx, arn: string, now: Temporal.Instant): Promise<void> {
  const record = demoRecords[arn];
  if (record === undefined) return;
  /** ARN and EUIN run three years (handbook §5). */
  const validFor = (days: number) => {
    const to = todayInIndia(now).add({ days });
    return { from: `${to.subtract({ years: 3 }).add({ days: 1 })}`, to: `${to}` };
  };
  const { daysLeft, euins, own, ...existing } = record;
  const isNew = await fillArn(tx, arn, {
    ...existing,
    valid: validFor(daysLeft),
    euins: euins.map((one) => ({ euin: one.euin, name: one.name, valid: validFor(one.daysLeft) })),
  });
  if (isNew) await addOwnWords(tx, arn, { ...own, gstin: own.gstin ?? '' });
}
