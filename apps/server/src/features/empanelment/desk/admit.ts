import type { EmpanelmentForm } from '@hub/domain/empanelment/empanelment-form';
import type { Tx } from '../../../db/database.ts';
import type { ArnRecord } from '../../../ports/arn-registry/arn-registry.ts';
import { empanelArn } from '../../arn-register/arn-register.public.ts';
import { grantEmpanelment } from '../../certificate/certificate.public.ts';
import { saveGstin } from '../../profile/profile.public.ts';
import { findBranch } from '../../reference/reference.public.ts';
import { assignManager } from '../../relationship-managers/relationship-managers.public.ts';

/** Makes a distributor of an applicant: the register's record as it is now, with what the form adds to it. */
export async function admit(
  tx: Tx,
  record: ArnRecord,
  { bank, tax, euins = [] }: EmpanelmentForm,
  today: Temporal.PlainDate,
): Promise<void> {
  if (bank === undefined) throw new Error('A form without a bank account was sent');
  const [branch] = await findBranch(tx, bank.ifsc);
  await empanelArn(tx, {
    record,
    euins: record.euins.filter(({ euin }) => euins.includes(euin)),
    bank: { ...bank, name: branch?.bank ?? '', branch: branch?.branch ?? '' },
  });
  await saveGstin(tx, record.arn, tax?.gstin ?? '');
  await assignManager(tx, record.arn);
  await grantEmpanelment(tx, record.arn, today);
}
