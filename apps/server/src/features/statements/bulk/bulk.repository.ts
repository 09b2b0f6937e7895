import type { SentStatement } from '@hub/contract/calls/statements/statements';
import type { BulkStatements } from '@hub/contract/calls/statements/statements-bulk';
import type { Queries } from '../../../db/queries.ts';
import type { statementBulkItem } from '../../../db/schema/statements.ts';

export interface BulkRow extends BulkStatements {
  readonly requested: SentStatement;
  readonly withPassword: boolean;
  readonly expiresAt: string;
}

/** A file name stands for itself and not for its folder: its size is known when it is made. */
const columns = `b.id, b.title, b.status, b.started_at as "startedAt", b.total, b.made, b.left_out as "leftOut",
  b.expires_at as "expiresAt", b.asked as requested, b.with_password as "withPassword",
  case when b.status = 'done' then (select coalesce(sum(i.size), 0)::float8 from statement_bulk_item i
                                     where i.arn = b.arn and i.bulk_id = b.id) end as size`;

interface NewBulk {
  readonly arn: string;
  readonly id: string;
  readonly requested: SentStatement;
  readonly title: string;
  readonly withPassword: boolean;
  readonly startedAt: string;
  readonly expiresAt: string;
  readonly clients: readonly { readonly id: string; readonly name: string }[];
}

export async function insertBulk(queries: Queries, bulk: NewBulk): Promise<void> {
  const { arn, id, requested, title, withPassword, startedAt, expiresAt, clients } = bulk;
  await queries.query(
    `with job as (
       insert into statement_bulk (arn, id, asked, title, with_password, status, started_at, total, expires_at)
       values ($1, $2, $3, $4, $5, 'waiting', $6, $7, $8))
     insert into statement_bulk_item (arn, bulk_id, no, investor_id, name)
     select $1, $2, c.no, c.id, c.name
       from unnest($9::uuid[], $10::text[]) with ordinality as c (id, name, no)`,
    [
      arn,
      id,
      JSON.stringify(requested),
      title,
      withPassword,
      startedAt,
      clients.length,
      expiresAt,
      clients.map((client) => client.id),
      clients.map((client) => client.name),
    ],
  );
}

export const findBulks = (queries: Queries, arn: string, most: number): Promise<BulkRow[]> =>
  queries.query<BulkRow>(
    `select ${columns} from statement_bulk b where b.arn = $1 order by b.started_at desc, b.id limit $2`,
    [arn, most],
  );

export async function findBulk(queries: Queries, arn: string, id: string): Promise<BulkRow | null> {
  const rows = await queries.query<BulkRow>(
    `select ${columns} from statement_bulk b where b.arn = $1 and b.id = $2`,
    [arn, id],
  );
  return rows[0] ?? null;
}

export type BulkItem = Readonly<Omit<typeof statementBulkItem.$inferSelect, 'arn' | 'bulkId' | 'status'>>;

export const findItems = (
  queries: Queries,
  arn: string,
  id: string,
  status: 'waiting' | 'made' | 'left-out',
  most: number | null = null,
): Promise<BulkItem[]> =>
  queries.query<BulkItem>(
    `select no, investor_id as "investorId", name, why, file_name as "fileName", size from statement_bulk_item
      where arn = $1 and bulk_id = $2 and status = $3 order by no limit $4`,
    [arn, id, status, most],
  );

export interface Claim {
  readonly arn: string;
  readonly id: string;
}

/** As the system: the job that waits longest and that nobody works on. */
export async function claimBulk(queries: Queries, seconds: number): Promise<Claim | null> {
  const rows = await queries.query<Claim>(
    `update statement_bulk b
        set status = 'running', claimed_until = now() + make_interval(secs => $1), served_at = now()
      where (b.arn, b.id) = (
        select arn, id from statement_bulk
         where status in ('waiting', 'running') and (claimed_until is null or claimed_until < now())
         order by served_at nulls first, started_at limit 1 for update skip locked)
      returning b.arn, b.id`,
    [seconds],
  );
  return rows[0] ?? null;
}

export interface Result {
  readonly no: number;
  readonly why: string | null;
  readonly fileName: string | null;
  readonly size: number | null;
}

/** One more is made or left out. False when the job was stopped: then nothing is noted. */
export async function noteResult(
  queries: Queries,
  { arn, id }: Claim,
  { no, why, fileName, size }: Result,
  seconds: number,
): Promise<boolean> {
  const rows = await queries.query(
    `with item as (
       update statement_bulk_item
          set status = case when $4::text is null then 'made' else 'left-out' end, why = $4, file_name = $5, size = $6
        where arn = $1 and bulk_id = $2 and no = $3 and status = 'waiting'
          and exists (select from statement_bulk b where b.arn = $1 and b.id = $2 and b.status = 'running')
       returning status)
     update statement_bulk b
        set made = made + (item.status = 'made')::int, left_out = left_out + (item.status = 'left-out')::int,
            claimed_until = now() + make_interval(secs => $7)
       from item where b.arn = $1 and b.id = $2 returning b.id`,
    [arn, id, no, why, fileName, size, seconds],
  );
  return rows.length === 1;
}

/** Lets go of it, as done when nothing waits any more. */
export const releaseBulk = (queries: Queries, { arn, id }: Claim): Promise<unknown> =>
  queries.query(
    `update statement_bulk b
        set claimed_until = null,
            status = case when b.status = 'running' and not exists (
                       select from statement_bulk_item i where i.arn = b.arn and i.bulk_id = b.id and i.status = 'waiting')
                     then 'done' else b.status end
      where b.arn = $1 and b.id = $2`,
    [arn, id],
  );

/** False when it is over already. */
export async function markStopped(queries: Queries, arn: string, id: string): Promise<boolean> {
  const rows = await queries.query(
    `update statement_bulk set status = 'stopped' where arn = $1 and id = $2 and status in ('waiting', 'running')
     returning id`,
    [arn, id],
  );
  return rows.length === 1;
}

/** As the system: jobs whose time is over, with what they have in the files. */
export const findExpired = (queries: Queries): Promise<(Claim & { readonly total: number })[]> =>
  queries.query(
    "select arn, id, total from statement_bulk where expires_at < now() - interval '1 day' order by expires_at limit 100",
  );

export const deleteBulk = (queries: Queries, { arn, id }: Claim): Promise<unknown> =>
  queries.query(
    `with items as (delete from statement_bulk_item where arn = $1 and bulk_id = $2)
     delete from statement_bulk where arn = $1 and id = $2`,
    [arn, id],
  );
