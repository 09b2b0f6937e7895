import type { UserType } from '@hub/domain';
import type { ArnState, HouseState, RegisterState } from '@hub/domain/arn-register/arn-state';
import type { BankStep } from '@hub/domain/empanelment/empanelment-form';
import type { Queries } from '../../../db/queries.ts';
import type { ArnRecord } from '../../../ports/arn-registry/arn-registry.ts';
import { noteStates, noteValidities } from './arn-history.repository.ts';

/** An ARN as the asset manager's own list has it. */
interface NewArn {
  readonly arn: string;
  readonly name: string;
  readonly userType: UserType;
  readonly isEmployee: boolean;
  readonly mobile: string;
  readonly email: string;
  readonly status: 'active' | 'expired' | 'suspended' | 'not-empanelled';
}

const registerSays: Readonly<Record<NewArn['status'], RegisterState | null>> = {
  active: null,
  expired: 'expired',
  suspended: 'suspended',
  'not-empanelled': null,
};

/** False when it was there already: then it stays as it is. */
export async function addArn(queries: Queries, given: NewArn): Promise<boolean> {
  const { arn, name, userType, isEmployee, mobile, email, status } = given;
  const state: ArnState = status;
  const house: HouseState | null = status === 'not-empanelled' ? status : null;
  const added = await queries.query(
    `insert into distributor (arn, name, user_type, is_employee, mobile, email, status, state, house_state,
                              register_state)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (arn) do nothing returning arn`,
    [arn, name, userType, isEmployee, mobile, email, status, state, house, registerSays[status]],
  );
  if (added.length === 0) return false;
  await noteStates(queries, [{ arn }], 'start');
  return true;
}

interface Validity {
  readonly from: string | null;
  readonly to: string | null;
}

/** What AMFI has of an ARN. ISO days. */
export interface ArnDetails {
  readonly pan: string | null;
  readonly address: string;
  readonly bank: {
    readonly name: string;
    readonly account: string;
    readonly ifsc: string;
    readonly branch: string;
  } | null;
  readonly valid: Validity;
  readonly euins: readonly { readonly euin: string; readonly name: string; readonly valid: Validity }[];
}

/** Fills the record of an ARN of which no validity is known yet; any other stays as it is, and the answer is false. */
export async function fillArn(queries: Queries, arn: string, details: ArnDetails): Promise<boolean> {
  const { pan, address, bank, valid, euins } = details;
  const filled = await queries.query(
    `update distributor
        set pan = $2, address = $3, bank_name = $4, bank_account = $5, bank_ifsc = $6, bank_branch = $7,
            valid_from = $8, valid_to = $9
      where arn = $1 and valid_to is null returning arn`,
    [
      arn,
      pan,
      address,
      bank?.name ?? null,
      bank?.account ?? null,
      bank?.ifsc ?? null,
      bank?.branch ?? null,
      valid.from,
      valid.to,
    ],
  );
  if (filled.length === 0) return false;
  await queries.query(
    `insert into euin (arn, euin, name, valid_from, valid_to)
     select $1, euin, name, (valid ->> 'from')::date, (valid ->> 'to')::date
       from jsonb_to_recordset($2::jsonb) as given (euin text, name text, valid jsonb)
     on conflict (arn, euin) do nothing`,
    [arn, JSON.stringify(euins)],
  );
  await noteValidities(queries, [arn], 'start');
  return true;
}

interface EmpanelledArn {
  readonly record: ArnRecord;
  readonly euins: ArnRecord['euins'];
  readonly bank: BankStep & { readonly name: string; readonly branch: string };
}

/** Makes a distributor of an applicant, or empanels one that we had: the register's record, bank and EUINs. */
export async function empanelArn(queries: Queries, { record, euins, bank }: EmpanelledArn): Promise<void> {
  const { arn } = record;
  await queries.query(
    `insert into distributor (arn, name, user_type, mobile, email, status, state, register_state, pan, address,
                              bank_name, bank_account, bank_ifsc, bank_branch, valid_from, valid_to)
     values ($1, $2, 'IFA_USER', $3, $4, 'active', 'active', 'active', $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (arn) do update
        set name = excluded.name, mobile = excluded.mobile, email = excluded.email, status = excluded.status,
            state = excluded.state, house_state = null, register_state = excluded.register_state, is_kyd_done = true,
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
    `insert into euin (arn, euin, name, valid_from, valid_to)
     select $1, one ->> 'euin', one ->> 'name', (one ->> 'validFrom')::date, (one ->> 'validTo')::date
       from jsonb_array_elements($2::jsonb) one
     on conflict (arn, euin) do update
        set name = excluded.name, valid_from = excluded.valid_from, valid_to = excluded.valid_to`,
    [arn, JSON.stringify(euins)],
  );
  await noteStates(queries, [{ arn }], 'empanelment');
  await noteValidities(queries, [arn], 'empanelment');
}
