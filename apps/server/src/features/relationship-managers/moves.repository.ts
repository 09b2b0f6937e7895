import type { Queries } from '../../db/queries.ts';

export interface MovingArn {
  readonly arn: string;
  /** Null of one that we do not have. */
  readonly name: string | null;
  readonly rmId: string | null;
  readonly rmName: string | null;
}

const columns = `d.name, m.rm_id as "rmId", r.name as "rmName"`;
const managed = 'left join rm_mapping m on m.arn = d.arn left join relationship_manager r on r.id = m.rm_id';

/** These ARNs, in the order of their numbers, with who looks after each. */
export const findMoving = (queries: Queries, arns: readonly string[]): Promise<MovingArn[]> =>
  queries.query<MovingArn>(
    `select g.arn, ${columns} from unnest($1::text[]) as g (arn) left join arn_record d on d.arn = g.arn ${managed}
      order by length(g.arn), g.arn`,
    [arns],
  );

/** All whom somebody looks after. */
export const findArnsOf = (queries: Queries, rmId: string): Promise<MovingArn[]> =>
  queries.query<MovingArn>(
    `select d.arn, ${columns} from arn_record d ${managed} where m.rm_id = $1 order by length(d.arn), d.arn`,
    [rmId],
  );

export async function moveTo(queries: Queries, arns: readonly string[], rmId: string): Promise<void> {
  await queries.query(
    `insert into rm_mapping (arn, rm_id) select arn, $2 from unnest($1::text[]) as g (arn)
     on conflict (arn) do update set rm_id = excluded.rm_id, created_at = now()
      where rm_mapping.rm_id <> excluded.rm_id`,
    [arns, rmId],
  );
}

export interface CoverRow {
  readonly rmId: string;
  readonly coverId: string;
  readonly rmName: string;
  readonly coverName: string;
  readonly from: string;
  readonly to: string;
}

/** What runs or is to come, for somebody or by them. */
export const findCovers = (queries: Queries, id: string, today: string): Promise<CoverRow[]> =>
  queries.query<CoverRow>(
    `select c.rm_id as "rmId", c.cover_id as "coverId", r.name as "rmName", o.name as "coverName",
            c.from_day as "from", c.to_day as "to"
       from rm_cover c join relationship_manager r on r.id = c.rm_id join relationship_manager o on o.id = c.cover_id
      where $1 in (c.rm_id, c.cover_id) and c.to_day >= $2 order by c.from_day`,
    [id, today],
  );

export async function addCover(
  queries: Queries,
  { rmId, coverId, from, to }: Pick<CoverRow, 'rmId' | 'coverId' | 'from' | 'to'>,
): Promise<void> {
  await queries.query('insert into rm_cover (rm_id, cover_id, from_day, to_day) values ($1, $2, $3, $4)', [
    rmId,
    coverId,
    from,
    to,
  ]);
}

/** What runs ends with the day before; what is to come is taken back. */
export async function endCovers(queries: Queries, rmId: string, today: string): Promise<void> {
  await queries.query('delete from rm_cover where rm_id = $1 and from_day >= $2', [rmId, today]);
  await queries.query(
    'update rm_cover set to_day = $2::date - 1 where rm_id = $1 and from_day < $2 and to_day >= $2',
    [rmId, today],
  );
}
