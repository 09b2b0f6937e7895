import type { UserType } from '@hub/domain';
import type { Queries } from '../../db/queries.ts';
import type { Validity } from './profile.repository.ts';

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

/** False when it was there already: then it stays as it is. */
export async function addArn(queries: Queries, given: NewArn): Promise<boolean> {
  const { arn, name, userType, isEmployee, mobile, email, status } = given;
  const added = await queries.query(
    `insert into distributor (arn, name, user_type, is_employee, mobile, email, status)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (arn) do nothing returning arn`,
    [arn, name, userType, isEmployee, mobile, email, status],
  );
  return added.length > 0;
}

/** What AMFI has of an ARN, and what the distributor said about itself. ISO days. */
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
  readonly own: {
    readonly businessName: string;
    readonly about: string;
    readonly city: string;
    readonly languages: readonly string[];
    /** '' of one who is not registered. */
    readonly gstin: string;
  };
}

/** Fills the record of an ARN of which no validity is known yet; any other stays as it is. */
export async function fillArn(queries: Queries, arn: string, details: ArnDetails): Promise<void> {
  const { pan, address, bank, valid, euins, own } = details;
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
  if (filled.length === 0) return;
  await queries.query(
    `insert into euin (arn, euin, name, valid_from, valid_to)
     select $1, euin, name, (valid ->> 'from')::date, (valid ->> 'to')::date
       from jsonb_to_recordset($2::jsonb) as given (euin text, name text, valid jsonb)
     on conflict (arn, euin) do nothing`,
    [arn, JSON.stringify(euins)],
  );
  await queries.query(
    `insert into distributor_profile (arn, business_name, about, city, languages, gstin)
     values ($1, $2, $3, $4, $5, $6) on conflict (arn) do nothing`,
    [arn, own.businessName, own.about, own.city, JSON.stringify(own.languages), own.gstin],
  );
}

/** Whether whoever's statements these are sees this ARN: of a relationship manager, only the own ones. */
export async function seesArn(queries: Queries, arn: string): Promise<boolean> {
  const rows = await queries.query('select from distributor where arn = $1', [arn]);
  return rows.length === 1;
}
