import type { Queries } from '../../../db/queries.ts';

interface RelationshipManager {
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  readonly city: string;
  readonly photo: string | null;
  readonly availability: string;
}

export async function findRelationshipManager(
  queries: Queries,
  arn: string,
): Promise<RelationshipManager | null> {
  const rows = await queries.query<RelationshipManager>(
    `select rm.name, rm.mobile, rm.email, rm.city, rm.photo, rm.availability
       from rm_mapping join relationship_manager rm on rm.id = rm_mapping.rm_id
      where rm_mapping.arn = $1`,
    [arn],
  );
  return rows[0] ?? null;
}

/** Who looks after distributors; one who is there already stays as they are. */
export async function addManager(
  queries: Queries,
  manager: Omit<RelationshipManager, 'photo'> & { readonly id: string },
): Promise<void> {
  await queries.query(
    `insert into relationship_manager (id, name, mobile, email, city, availability)
     values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing`,
    [manager.id, manager.name, manager.mobile, manager.email, manager.city, manager.availability],
  );
}

/** The manager of an ARN that has none. */
export async function giveManager(queries: Queries, arn: string, managerId: string): Promise<void> {
  await queries.query('insert into rm_mapping (arn, rm_id) values ($1, $2) on conflict (arn) do nothing', [
    arn,
    managerId,
  ]);
}

/** Whoever looks after the fewest; an operator moves the ARN where it belongs. */
export async function assignManager(queries: Queries, arn: string): Promise<void> {
  await queries.query(
    `insert into rm_mapping (arn, rm_id)
     select $1, id from relationship_manager
      order by (select count(*) from rm_mapping where rm_id = id), id limit 1
     on conflict (arn) do nothing`,
    [arn],
  );
}

/** Names by ids, as far as there are such managers. */
export const readManagerNames = (
  queries: Queries,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly name: string }[]> =>
  queries.query<{ id: string; name: string }>(
    'select id, name from relationship_manager where id = any($1::text[])',
    [ids],
  );
