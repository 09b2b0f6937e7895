import type { ExistingArn, ListedEuin } from '@hub/domain/arn-register/compare-register';
import type { Tx } from '../../../db/database.ts';
import type { Queries } from '../../../db/queries.ts';

/** One load at a time, and nobody changes a record meanwhile; reading goes on. */
export async function lockRegister(tx: Tx): Promise<void> {
  await tx.query('lock table distributor, euin in share row exclusive mode');
}

/** Everybody a register can speak of, with their EUINs, in two statements: employees have no ARN of AMFI's. */
export async function readExistingArns(queries: Queries): Promise<Map<string, ExistingArn>> {
  const arns = await queries.query<Omit<ExistingArn, 'euins'>>(
    `select arn, name, category, pan, address, mobile, email, valid_from as "validFrom", valid_to as "validTo",
            house_state as house, register_state as register, is_kyd_done as "isKydDone", state
       from distributor where not is_employee`,
  );
  const euins = await queries.query<ListedEuin & { readonly arn: string }>(
    `select arn, euin, name, valid_from as "validFrom", valid_to as "validTo", mapped_from as "mappedFrom",
            mapped_to as "mappedTo" from euin`,
  );
  const byArn = Map.groupBy(euins, ({ arn }) => arn);
  return new Map(arns.map((one) => [one.arn, { ...one, euins: byArn.get(one.arn) ?? [] }]));
}

/** The file named them, whether it changed something or not. */
export async function noteSeen(queries: Queries, arns: readonly string[], at: string): Promise<void> {
  await queries.query('update distributor set register_seen_at = $2 where arn = any($1::text[])', [arns, at]);
}
