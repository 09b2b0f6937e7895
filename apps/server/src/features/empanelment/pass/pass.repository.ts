import type { Queries } from '../../../db/queries.ts';

interface NewPass {
  readonly arn: string;
  readonly hash: string;
  readonly contactHash: string;
  readonly at: string;
  /** The ARN's passes that were last used before this are over. */
  readonly idleSince: string;
}

/** Keeps a pass, and removes those of the ARN that are over. */
export async function insertPass(queries: Queries, pass: NewPass): Promise<void> {
  await queries.query(
    `with removed as (delete from empanelment_pass where arn = $1 and used_at < $5)
     insert into empanelment_pass (arn, hash, contact_hash, created_at, used_at) values ($1, $2, $3, $4, $4)`,
    [pass.arn, pass.hash, pass.contactHash, pass.at, pass.idleSince],
  );
}

interface UsedPass {
  readonly arn: string;
  readonly contactHash: string;
}

/** Null when there is no such pass, or it is over. */
export async function touchPass(
  queries: Queries,
  hash: string,
  {
    now,
    idleSince,
    startedSince,
  }: { readonly now: string; readonly idleSince: string; readonly startedSince: string },
): Promise<UsedPass | null> {
  const rows = await queries.query<UsedPass>(
    `update empanelment_pass set used_at = $2
      where hash = $1 and used_at >= $3 and created_at >= $4
      returning arn, contact_hash as "contactHash"`,
    [hash, now, idleSince, startedSince],
  );
  return rows[0] ?? null;
}

export const removePasses = (queries: Queries, arn: string) =>
  queries.query('delete from empanelment_pass where arn = $1', [arn]);
