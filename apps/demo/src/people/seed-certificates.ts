import { todayInIndia } from '@hub/domain';
import type { Tx } from '../../../server/src/db/database.ts';
import {
  grantAllEmpanelments,
  grantCertificate,
} from '../../../server/src/features/certificate/certificate.public.ts';

/** One of empanelment for everybody who is or was empanelled, and one of a training for the first. */
export async function seedCertificates(tx: Tx, firstArn: string, now: Temporal.Instant): Promise<void> {
  await grantAllEmpanelments(tx);
  await grantCertificate(tx, {
    arn: firstArn,
    series: 'risk-and-suitability',
    title: 'Risk and suitability',
    today: todayInIndia(now).subtract({ days: 40 }),
  });
}
