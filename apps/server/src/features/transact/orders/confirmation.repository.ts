import type { Person } from '../../../client-messages/contacts.ts';
import type { Queries } from '../../../db/queries.ts';
import type { confirmation } from '../../../db/schema/orders/orders.ts';

export interface ConfirmationRow
  extends Readonly<Omit<typeof confirmation.$inferSelect, 'sentTo' | 'decidedAt' | 'createdAt'>> {
  readonly sentTo: readonly string[];
}

const columns = `c.arn, c.id, c.investor_id as "investorId", c.status, c.sent_to as "sentTo",
  c.expires_at as "expiresAt", c.opened_at as "openedAt"`;

interface NewConfirmation {
  readonly id: string;
  readonly investorId: string;
  readonly sentTo: readonly string[];
  readonly expiresAt: string;
}

export async function insertConfirmation(
  queries: Queries,
  arn: string,
  { id, investorId, sentTo, expiresAt }: NewConfirmation,
  at: string,
): Promise<void> {
  await queries.query(
    `insert into confirmation (arn, id, investor_id, status, sent_to, expires_at, created_at)
     values ($1, $2, $3, 'open', $4, $5, $6)`,
    [arn, id, investorId, JSON.stringify(sentTo), expiresAt, at],
  );
}

export async function findConfirmation(
  queries: Queries,
  arn: string,
  id: string,
): Promise<ConfirmationRow | null> {
  const rows = await queries.query<ConfirmationRow>(
    `select ${columns} from confirmation c where c.arn = $1 and c.id = $2`,
    [arn, id],
  );
  return rows[0] ?? null;
}

export async function lockConfirmation(
  queries: Queries,
  arn: string,
  id: string,
): Promise<ConfirmationRow | null> {
  const rows = await queries.query<ConfirmationRow>(
    `select ${columns} from confirmation c where c.arn = $1 and c.id = $2 for update`,
    [arn, id],
  );
  return rows[0] ?? null;
}

/** Of an order: whoever changes an order takes its link first, as the investor's acts do. */
export async function lockConfirmationOf(
  queries: Queries,
  arn: string,
  reference: string,
): Promise<ConfirmationRow | null> {
  const rows = await queries.query<ConfirmationRow>(
    `select ${columns} from confirmation c
      where c.arn = $1 and c.id = (select o.confirmation_id from orders o where o.arn = $1 and o.reference = $2)
      for update`,
    [arn, reference],
  );
  return rows[0] ?? null;
}

/** Another order joined it that must be confirmed sooner. */
export async function shortenConfirmation(
  queries: Queries,
  arn: string,
  id: string,
  expiresAt: string,
): Promise<void> {
  await queries.query(
    'update confirmation set expires_at = least(expires_at, $3::timestamptz) where arn = $1 and id = $2',
    [arn, id, expiresAt],
  );
}

/** True for the first time. */
export async function markOpened(queries: Queries, arn: string, id: string, at: string): Promise<boolean> {
  const rows = await queries.query(
    'update confirmation set opened_at = $3 where arn = $1 and id = $2 and opened_at is null returning id',
    [arn, id, at],
  );
  return rows.length === 1;
}

export async function setStatus(
  queries: Queries,
  arn: string,
  id: string,
  status: ConfirmationRow['status'],
  at: string,
): Promise<void> {
  await queries.query(
    `update confirmation set status = $3,
            decided_at = case when $3 = 'decided' then $4::timestamptz else decided_at end
      where arn = $1 and id = $2`,
    [arn, id, status, at],
  );
}

/** Open again, until then. */
export async function reopen(queries: Queries, arn: string, id: string, expiresAt: string): Promise<void> {
  await queries.query(`update confirmation set status = 'open', expires_at = $3 where arn = $1 and id = $2`, [
    arn,
    id,
    expiresAt,
  ]);
}

/** Links whose time is over, of all distributors; each is taken by one process. */
export const expireConfirmations = (
  system: Queries,
  now: string,
  limit: number,
): Promise<{ readonly arn: string; readonly id: string }[]> =>
  system.query(
    `update confirmation c set status = 'expired'
       from (select arn, id from confirmation where status = 'open' and expires_at <= $1
              order by expires_at limit $2 for update skip locked) due
      where c.arn = due.arn and c.id = due.id returning c.arn, c.id`,
    [now, limit],
  );

/** The same investor turned out to be another row of the book. */
export async function moveToInvestor(
  queries: Queries,
  arn: string,
  id: string,
  investorId: string,
): Promise<void> {
  await queries.query(
    `with moved as (update orders set investor_id = $3 where arn = $1 and confirmation_id = $2)
     update confirmation set investor_id = $3 where arn = $1 and id = $2`,
    [arn, id, investorId],
  );
}

interface Owner {
  readonly arn: string;
  readonly investorId: string;
}

/**
 * The registered contacts of investors, as they are now; of those who are not in the book yet, what the application says.
 * Of several distributors as the system.
 */
export async function findPeople(
  queries: Queries,
  owners: readonly Owner[],
): Promise<(owner: Owner) => Person | null> {
  const rows = await queries.query<Person & { readonly arn: string; readonly id: string }>(
    `select distinct on (wanted.arn, wanted.id) wanted.arn, wanted.id, coalesce(i.name, a.client ->> 'name', '') as name,
            case when i.id is null then a.client ->> 'mobile' else i.mobile end as mobile,
            case when i.id is null then a.client ->> 'email' else i.email end as email
       from unnest($1::text[], $2::uuid[]) as wanted (arn, id)
       left join client i on i.arn = wanted.arn and i.id = wanted.id
       left join lateral (select x.opening -> 'client' as client from application x
                           where i.id is null and x.arn = wanted.arn and x.investor_id = wanted.id and x.opening is not null
                           order by x.changed_at desc limit 1) a on true
      where i.id is not null or a.client is not null`,
    [owners.map(({ arn }) => arn), owners.map(({ investorId }) => investorId)],
  );
  const found = new Map(rows.map(({ arn, id, ...person }) => [`${arn} ${id}`, person]));
  return ({ arn, investorId }) => found.get(`${arn} ${investorId}`) ?? null;
}

export const findPerson = async (queries: Queries, arn: string, investorId: string): Promise<Person | null> =>
  (await findPeople(queries, [{ arn, investorId }]))({ arn, investorId });

export async function findDistributorName(queries: Queries, arn: string): Promise<string> {
  const rows = await queries.query<{ name: string }>('select name from arn_record where arn = $1', [arn]);
  return rows[0]?.name ?? arn;
}
