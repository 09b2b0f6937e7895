import type { Tx } from '../../db/database.ts';
import type { Queries } from '../queries.ts';

export interface NewOtpRequest {
  readonly id: string;
  readonly arn: string;
  readonly codeHash: string;
  readonly salt: string;
  readonly channel: 'SMS' | 'EMAIL';
  readonly targetMasked: string;
  readonly loginAs: string | null;
  readonly tries: number;
  readonly at: string;
  readonly expiresAt: string;
}

export async function insertOtpRequest(queries: Queries, request: NewOtpRequest): Promise<void> {
  await queries.query(
    `insert into otp_request
       (id, arn, code_hash, salt, channel, target_masked, login_as, tries_left, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      request.id,
      request.arn,
      request.codeHash,
      request.salt,
      request.channel,
      request.targetMasked,
      request.loginAs,
      request.tries,
      request.at,
      request.expiresAt,
    ],
  );
}

export interface TakenTry {
  readonly arn: string;
  readonly codeHash: string;
  readonly salt: string;
  readonly loginAs: string | null;
  readonly triesLeft: number;
}

/** Uses up one try and keeps the row locked until the transaction ends: parallel guesses queue here. */
export async function takeTry(queries: Queries, id: string, now: string): Promise<TakenTry | null> {
  const rows = await queries.query<TakenTry>(
    `update otp_request set tries_left = tries_left - 1
      where id = $1 and used_at is null and tries_left > 0 and expires_at > $2
      returning arn, code_hash as "codeHash", salt, login_as as "loginAs", tries_left as "triesLeft"`,
    [id, now],
  );
  return rows[0] ?? null;
}

export async function hasNoTriesLeft(queries: Queries, id: string): Promise<boolean> {
  const rows = await queries.query(
    'select 1 from otp_request where id = $1 and used_at is null and tries_left = 0',
    [id],
  );
  return rows.length > 0;
}

/**
 * One code opens one session, and with it every other code of the ARN is spent. A code that another
 * log-in is checking at this very moment is left to that log-in: two that wait for each other would deadlock.
 */
export async function markCodesUsed(queries: Queries, arn: string, at: string): Promise<void> {
  await queries.query(
    `update otp_request set used_at = $2
      where id in (select id from otp_request where arn = $1 and used_at is null for update skip locked)`,
    [arn, at],
  );
}

/** Does the work and takes its effect back, so that it costs the same as if it counted. */
export async function withoutEffect(tx: Tx, work: () => Promise<void>): Promise<void> {
  await tx.query('savepoint without_effect');
  await work();
  await tx.query('rollback to savepoint without_effect');
}
