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
