import type { Tx } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';

export interface KeyedCall {
  readonly arn: string;
  readonly key: string;
  readonly call: string;
  readonly digest: string;
}

/** What the change answered, as it was before it was written on the wire. */
interface SavedReply {
  readonly value: unknown;
  readonly toast?: string;
}

export interface SavedCall {
  readonly call: string;
  readonly digest: string;
  readonly reply: SavedReply | null;
}

/**
 * True when the key is new and now belongs to this transaction. Where another transaction has it and is not over,
 * this waits for it: two at once run once.
 */
export async function claimKey(tx: Tx, { arn, key, call, digest }: KeyedCall): Promise<boolean> {
  const rows = await tx.query(
    `insert into idempotency_key (arn, key, call, digest) values ($1, $2, $3, $4)
     on conflict (arn, key) do nothing returning key`,
    [arn, key, call, digest],
  );
  return rows.length === 1;
}

export async function findSaved(tx: Tx, arn: string, key: string): Promise<SavedCall | null> {
  const rows = await tx.query<SavedCall>(
    'select call, digest, reply from idempotency_key where arn = $1 and key = $2',
    [arn, key],
  );
  return rows[0] ?? null;
}

export async function saveReply(tx: Tx, arn: string, key: string, reply: SavedReply): Promise<void> {
  await tx.query('update idempotency_key set reply = $3 where arn = $1 and key = $2', [
    arn,
    key,
    JSON.stringify(reply),
  ]);
}

export const sweepKeys = (queries: Queries) =>
  queries.query("delete from idempotency_key where created_at < now() - interval '7 days'");
