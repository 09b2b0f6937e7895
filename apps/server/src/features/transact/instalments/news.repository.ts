import { ordersChannel } from '../../../db/channels.ts';
import type { Tx } from '../../../db/database.ts';

/** Whoever follows these distributors' orders hears at commit that there is something new. */
export async function sayChanged(tx: Tx, arns: readonly string[]): Promise<void> {
  if (arns.length === 0) return;
  await tx.query(
    `select pg_notify('${ordersChannel}', arn) from (select distinct arn from unnest($1::text[]) arn) owners`,
    [arns],
  );
}
