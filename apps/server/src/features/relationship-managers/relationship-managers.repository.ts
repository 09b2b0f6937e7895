import type { Queries } from '../../db/queries.ts';

interface RelationshipManager {
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  readonly city: string;
  readonly photo: string | null;
  readonly availability: string;
  /** Of whoever covers: for whom, and the last day of it. */
  readonly coversFor: string | null;
  readonly until: string | null;
}

/** Who looks after an ARN on a day: its relationship manager, or whoever covers for them. */
export async function findRelationshipManager(
  queries: Queries,
  arn: string,
  today: string,
): Promise<RelationshipManager | null> {
  const rows = await queries.query<RelationshipManager>(
    `select m.name, m.mobile, m.email, m.city, m.photo, m.availability,
            case when c.rm_id is not null then rm.name end as "coversFor", c.to_day as until
       from rm_mapping join relationship_manager rm on rm.id = rm_mapping.rm_id
       left join rm_cover c on c.rm_id = rm.id and $2::date between c.from_day and c.to_day
       join relationship_manager m on m.id = coalesce(c.cover_id, rm.id)
      where rm_mapping.arn = $1 order by c.from_day limit 1`,
    [arn, today],
  );
  return rows[0] ?? null;
}

interface ManagerDetails {
  readonly id: string;
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  readonly city: string;
  readonly availability: string;
}

/** Who looks after distributors; one who is there already stays as they are. */
export async function addManager(queries: Queries, manager: ManagerDetails): Promise<void> {
  await queries.query(
    `insert into relationship_manager (id, name, mobile, email, city, availability)
     values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing`,
    [manager.id, manager.name, manager.mobile, manager.email, manager.city, manager.availability],
  );
}

export async function saveManager(queries: Queries, manager: ManagerDetails): Promise<void> {
  await queries.query(
    `update relationship_manager set name = $2, mobile = $3, email = $4, city = $5, availability = $6 where id = $1`,
    [manager.id, manager.name, manager.mobile, manager.email, manager.city, manager.availability],
  );
}

export interface ManagerRow extends ManagerDetails {
  readonly leftOn: string | null;
  readonly arns: number;
}

/** Locked until the transaction is over. */
export async function lockManager(queries: Queries, id: string): Promise<ManagerRow | null> {
  const rows = await queries.query<ManagerRow>(
    `select id, name, mobile, email, city, availability, left_on as "leftOn",
            (select count(*)::int4 from rm_mapping where rm_id = relationship_manager.id) as arns
       from relationship_manager where id = $1 for update`,
    [id],
  );
  return rows[0] ?? null;
}

export async function markLeft(queries: Queries, id: string, lastDay: string): Promise<void> {
  await queries.query('update relationship_manager set left_on = $2 where id = $1', [id, lastDay]);
}

/** The manager of an ARN that has none. */
export async function giveManager(queries: Queries, arn: string, managerId: string): Promise<void> {
  await queries.query('insert into rm_mapping (arn, rm_id) values ($1, $2) on conflict (arn) do nothing', [
    arn,
    managerId,
  ]);
}

/** Whoever looks after the fewest and is still here; an operator moves the ARN where it belongs. */
export async function assignManager(queries: Queries, arn: string): Promise<void> {
  await queries.query(
    `insert into rm_mapping (arn, rm_id)
     select $1, id from relationship_manager where left_on is null
      order by (select count(*) from rm_mapping where rm_id = id), id limit 1
     on conflict (arn) do nothing`,
    [arn],
  );
}
