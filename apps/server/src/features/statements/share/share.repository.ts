import type { Tx } from '../../../db/database.ts';
import type { Queries } from '../../../db/queries.ts';
import type { statementShare } from '../../../db/schema/statements.ts';
import { isRevokedLink } from '../../../links/links.repository.ts';
import type { RequestedStatement } from './requested-statement.ts';

export interface ShareRow extends Readonly<Omit<typeof statementShare.$inferSelect, 'arn' | 'requested'>> {
  readonly requested: RequestedStatement;
}

const columns = `id, investor_id as "investorId", asked as requested, title, shared_at as "sharedAt", expires_at as "expiresAt",
  opened_at as "openedAt", wrong`;

export async function insertShare(
  queries: Queries,
  arn: string,
  share: Omit<ShareRow, 'openedAt' | 'wrong'>,
): Promise<void> {
  const { id, investorId, requested, title, sharedAt, expiresAt } = share;
  await queries.query(
    `insert into statement_share (arn, id, investor_id, asked, title, shared_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [arn, id, investorId, JSON.stringify(requested), title, sharedAt, expiresAt],
  );
}

/** Those that still open something, newest first. */
export const findShares = (
  queries: Queries,
  arn: string,
  investorId: string,
  now: string,
  tries: number,
): Promise<ShareRow[]> =>
  queries.query<ShareRow>(
    `select ${columns} from statement_share s
      where arn = $1 and investor_id = $2 and expires_at > $3 and wrong < $4
        and not ${isRevokedLink('s')}
      order by shared_at desc`,
    [arn, investorId, now, tries],
  );

export async function findShare(queries: Queries, arn: string, id: string): Promise<ShareRow | null> {
  const rows = await queries.query<ShareRow>(
    `select ${columns} from statement_share where arn = $1 and id = $2`,
    [arn, id],
  );
  return rows[0] ?? null;
}

/**
 * The share for whoever answers: nobody else answers meanwhile, so that no number of answers at once has more tries
 * than there are.
 */
export async function lockShare(tx: Tx, arn: string, id: string): Promise<ShareRow | null> {
  const rows = await tx.query<ShareRow>(
    `select ${columns} from statement_share where arn = $1 and id = $2 for update`,
    [arn, id],
  );
  return rows[0] ?? null;
}

export const countWrong = (tx: Tx, arn: string, id: string): Promise<unknown> =>
  tx.query('update statement_share set wrong = wrong + 1 where arn = $1 and id = $2', [arn, id]);

export const markOpened = (tx: Tx, arn: string, id: string, at: string): Promise<unknown> =>
  tx.query('update statement_share set opened_at = coalesce(opened_at, $3) where arn = $1 and id = $2', [
    arn,
    id,
    at,
  ]);

export const sweepShares = (queries: Queries) =>
  queries.query("delete from statement_share where expires_at < now() - interval '30 days'");
