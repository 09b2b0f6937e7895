import type { JobContext } from '../../../server/src/calls/job-context.ts';
import {
  findFolio,
  findMandate,
  findUnknownToBank,
  requestOf,
  setApprovalUrl,
} from '../../../server/src/features/mandates/mandates.public.ts';
import type { MandateBank } from '../ports/mandates/mandate-bank.ts';

const adoptedAtOnce = 200;

/** Mandates that the demo's book has on their way: its bank must know them, or nobody could approve them. */
export async function adoptDemoMandates(
  { db }: Pick<JobContext, 'db'>,
  arn: string,
  bank: MandateBank | null,
): Promise<void> {
  if (bank === null) return;
  await db.transaction('system', async (tx) => {
    for (const { id, folioNo } of await findUnknownToBank(tx, arn, adoptedAtOnce)) {
      const row = await findMandate(tx, arn, folioNo, id);
      const folio = await findFolio(tx, arn, folioNo);
      if (row === null || folio === null) continue;
      const url = await bank.adopt(tx, requestOf(row, folio), { isSent: row.status === 'SENT' });
      await setApprovalUrl(tx, row, url);
    }
  });
}
