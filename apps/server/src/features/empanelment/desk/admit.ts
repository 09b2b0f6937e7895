import type { EmpanelmentForm } from '@hub/domain/empanelment/empanelment-form';
import type { Tx } from '../../../db/database.ts';
import type { ArnRecord } from '../../../ports/arn-registry/arn-registry.ts';
import { grantEmpanelment } from '../../certificate/certificate.public.ts';
import { insertMember } from '../../profile/profile.public.ts';
import { findBranch } from '../../reference/reference.public.ts';
import { assignManager } from '../../session/session.public.ts';

/** Makes a distributor of an applicant: the register's record as it is now, with what the form adds to it. */
export async function admit(
  tx: Tx,
  record: ArnRecord,
  { bank, tax, euins = [] }: EmpanelmentForm,
  today: Temporal.PlainDate,
): Promise<void> {
  if (bank === undefined) throw new Error('A form without a bank account was sent');
  const [branch] = await findBranch(tx, bank.ifsc);
  await insertMember(tx, {
    record,
    gstin: tax?.gstin ?? '',
    euins: record.euins.filter(({ euin }) => euins.includes(euin)),
    bank: { ...bank, name: branch?.bank ?? '', branch: branch?.branch ?? '' },
  });
  await assignManager(tx, record.arn);
  await grantEmpanelment(tx, record.arn, today);
}
