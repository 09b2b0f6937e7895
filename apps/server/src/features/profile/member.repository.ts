import type { BankStep } from '@hub/domain/empanelment/empanelment-form';
import type { Queries } from '../../db/queries.ts';
import type { ArnRecord } from '../../ports/arn-registry/arn-registry.ts';

interface NewMember {
  readonly record: ArnRecord;
  readonly gstin: string;
  readonly euins: ArnRecord['euins'];
  readonly bank: BankStep & { readonly name: string; readonly branch: string };
}

/** The ARN record, what invoices need and its EUINs. */
export async function insertMember(
  queries: Queries,
  { record, gstin, euins, bank }: NewMember,
): Promise<void> {
  const { arn } = record;
  await queries.query(
    `insert into distributor (arn, name, user_type, mobile, email, status, pan, address, bank_name, bank_account,
                              bank_ifsc, bank_branch, valid_from, valid_to)
     values ($1, $2, 'IFA_USER', $3, $4, 'active', $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (arn) do update
        set name = excluded.name, mobile = excluded.mobile, email = excluded.email, status = excluded.status,
            pan = excluded.pan, address = excluded.address, bank_name = excluded.bank_name,
            bank_account = excluded.bank_account, bank_ifsc = excluded.bank_ifsc, bank_branch = excluded.bank_branch,
            valid_from = excluded.valid_from, valid_to = excluded.valid_to`,
    [
      arn,
      record.name,
      record.mobile,
      record.email,
      record.pan,
      record.address,
      bank.name,
      bank.account,
      bank.ifsc,
      bank.branch,
      record.validFrom,
      record.validTo,
    ],
  );
  await queries.query(
    `insert into distributor_profile (arn, gstin) values ($1, $2)
     on conflict (arn) do update set gstin = excluded.gstin`,
    [arn, gstin],
  );
  await queries.query(
    `insert into euin (arn, euin, name, valid_from, valid_to)
     select $1, one ->> 'euin', one ->> 'name', (one ->> 'validFrom')::date, (one ->> 'validTo')::date
       from jsonb_array_elements($2::jsonb) one
     on conflict (arn, euin) do update
        set name = excluded.name, valid_from = excluded.valid_from, valid_to = excluded.valid_to`,
    [arn, JSON.stringify(euins)],
  );
}
