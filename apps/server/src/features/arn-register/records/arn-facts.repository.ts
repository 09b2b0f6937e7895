import type { ArnState, HouseState, LoginState, RegisterState } from '@hub/domain/arn-register/arn-state';
import type { Tx } from '../../../db/database.ts';
import type { Queries } from '../../../db/queries.ts';

export interface ArnFactsRow {
  readonly arn: string;
  readonly name: string;
  readonly state: ArnState;
  readonly house: HouseState | null;
  readonly register: RegisterState | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly isKydDone: boolean;
  readonly mobile: string | null;
  readonly email: string | null;
}

/** What decides about one ARN, locked until the transaction is over. */
export async function lockArn(tx: Tx, arn: string): Promise<ArnFactsRow | null> {
  const rows = await tx.query<ArnFactsRow>(
    `select arn, name, state, house_state as house, register_state as register, valid_from as "validFrom",
            valid_to as "validTo", is_kyd_done as "isKydDone", mobile, email
       from distributor where arn = $1 for update`,
    [arn],
  );
  return rows[0] ?? null;
}

interface Decided {
  readonly arn: string;
  readonly house: HouseState | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly state: ArnState;
  readonly status: LoginState;
}

export async function saveDecided(tx: Tx, decided: Decided): Promise<void> {
  const { arn, house, validFrom, validTo, state, status } = decided;
  await tx.query(
    `update distributor set house_state = $2, valid_from = $3, valid_to = $4, state = $5, status = $6 where arn = $1`,
    [arn, house, validFrom, validTo, state, status],
  );
}

export async function saveContact(
  tx: Tx,
  { arn, mobile, email }: { arn: string; mobile: string | null; email: string | null },
): Promise<void> {
  await tx.query('update distributor set mobile = $2, email = $3 where arn = $1', [arn, mobile, email]);
}

/** Whose last day is over, or was three months ago. Answers them. */
export async function expireArns(queries: Queries, today: string): Promise<string[]> {
  const rows = await queries.query<{ arn: string }>(
    `update distributor
        set status = 'expired',
            state = case when (valid_to + interval '3 months')::date < $1::date then 'lapsed' else 'expired' end
      where valid_to < $1::date
        and (state in ('active', 'provisional', 'kyd-missing')
             or (state = 'expired' and (valid_to + interval '3 months')::date < $1::date))
     returning arn`,
    [today],
  );
  return rows.map(({ arn }) => arn);
}
