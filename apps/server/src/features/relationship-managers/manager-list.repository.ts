import type { Queries } from '../../db/queries.ts';

interface ListedManager {
  readonly id: string;
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  readonly city: string;
  readonly availability: string;
  readonly leftOn: string | null;
  readonly arns: number;
  readonly aum: string;
}

/** Everybody whose name, city or e-mail has every word, which are in capitals. */
export const findManagers = (
  queries: Queries,
  { words, withLeft }: { readonly words: readonly string[]; readonly withLeft: boolean },
): Promise<ListedManager[]> =>
  queries.query<ListedManager>(
    `select r.id, r.name, r.mobile, r.email, r.city, r.availability, r.left_on as "leftOn",
            (select count(*)::int4 from rm_mapping m where m.rm_id = r.id) as arns,
            coalesce((select round(sum(a.aum), 2) from rm_mapping m join day_aum a on a.arn = m.arn
                where m.rm_id = r.id and a.day = (select max(n.day) from day_aum n where n.arn = a.arn)), 0.00)::text as aum
       from relationship_manager r
      where ($2 or r.left_on is null)
        and not exists (select from unnest($1::text[]) as word
                         where strpos(upper(concat_ws(' ', r.name, r.city, r.email, r.id)), word) = 0)
      order by r.name, r.id`,
    [words, withLeft],
  );

interface ListedCover {
  readonly rmId: string;
  readonly id: string;
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

export const findAllCovers = (queries: Queries, today: string): Promise<ListedCover[]> =>
  queries.query<ListedCover>(
    `select c.rm_id as "rmId", o.id, o.name, c.from_day as "from", c.to_day as "to"
       from rm_cover c join relationship_manager o on o.id = c.cover_id where c.to_day >= $1 order by c.from_day`,
    [today],
  );

export async function countWithoutManager(queries: Queries): Promise<number> {
  const rows = await queries.query<{ n: number }>(
    `select count(*)::int4 as n from arn_record d
      where not d.is_employee and not exists (select from rm_mapping m where m.arn = d.arn)`,
  );
  return rows[0]?.n ?? 0;
}

interface LookingAfter {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly arns: number;
  readonly coverId: string | null;
  readonly coverName: string | null;
  readonly coverTo: string | null;
}

/** Who looks after an ARN, and who covers for them on a day. */
export async function findManagerOf(
  queries: Queries,
  arn: string,
  today: string,
): Promise<LookingAfter | null> {
  const rows = await queries.query<LookingAfter>(
    `select r.id, r.name, r.city, (select count(*)::int4 from rm_mapping n where n.rm_id = r.id) as arns,
            o.id as "coverId", o.name as "coverName", c.to_day as "coverTo"
       from rm_mapping m join relationship_manager r on r.id = m.rm_id
       left join rm_cover c on c.rm_id = r.id and $2::date between c.from_day and c.to_day
       left join relationship_manager o on o.id = c.cover_id
      where m.arn = $1 order by c.from_day limit 1`,
    [arn, today],
  );
  return rows[0] ?? null;
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
