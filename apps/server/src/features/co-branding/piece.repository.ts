import type { ContentSorting, ContentType } from '@hub/domain/content/content-rules';
import type { Queries } from '../../db/queries.ts';

/** A piece as it stands, with how often the distributor who asks has used it. */
export interface PieceRow {
  readonly id: string;
  readonly version: number;
  readonly type: ContentType;
  readonly bucket: string;
  readonly title: string;
  readonly summary: string;
  readonly schemeCode: string | null;
  readonly schemeName: string | null;
  readonly approvalNo: string;
  readonly validFrom: string;
  readonly validTo: string;
  readonly isRecalled: boolean;
  readonly recallReason: string | null;
  readonly layout: unknown;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly views: number;
  readonly downloads: number;
  readonly shares: number;
  readonly opens: number;
}

const columns = `p.id, p.version, p.type, p.bucket, p.title, p.summary, p.scheme_code as "schemeCode",
  s.name as "schemeName", p.approval_no as "approvalNo", p.valid_from as "validFrom", p.valid_to as "validTo",
  p.recalled_at is not null as "isRecalled", p.recall_reason as "recallReason", p.layout,
  p.created_at as "createdAt", p.updated_at as "updatedAt", coalesce(u.views, 0) as views,
  coalesce(u.downloads, 0) as downloads, coalesce(u.shares, 0) as shares, coalesce(u.opens, 0) as opens`;

const joined = `content_piece p left join scheme s on s.code = p.scheme_code
  left join content_use u on u.arn = $1 and u.content_id = p.id`;

interface PieceFilter {
  readonly arn: string;
  readonly today: string;
  /** What this distributor has used, whatever has become of it; otherwise what may be used today. */
  readonly isUsed: boolean;
  readonly type: ContentType | null;
  readonly schemeCode: string | null;
  /** In capitals, as `words` has them. */
  readonly words: readonly string[];
}

const matching = `(case when $3 then u.used_at is not null
                        else p.recalled_at is null and $2::date between p.valid_from and p.valid_to end)
  and ($4::text is null or p.type = $4) and ($5::text is null or p.scheme_code = $5)
  and p.words like all($6::text[])`;

const asked = ({ arn, today, isUsed, type, schemeCode, words }: PieceFilter) => [
  arn,
  today,
  isUsed,
  type,
  schemeCode,
  // Letters and digits alone: nothing in a word is a pattern.
  words.map((word) => `%${word}%`),
];

const directions: Readonly<Record<ContentSorting, string>> = { newToOld: 'desc', oldToNew: 'asc' };

interface PagePlace {
  readonly bucket: string | null;
  readonly sorting: ContentSorting;
  readonly limit: number;
  readonly offset: number;
}

/** By the first day of a piece; of what was used, by when it was used last. */
export const findPieces = (
  queries: Queries,
  filter: PieceFilter,
  { bucket, sorting, limit, offset }: PagePlace,
): Promise<PieceRow[]> => {
  const direction = directions[sorting];
  const order = filter.isUsed
    ? `u.used_at ${direction}`
    : `p.valid_from ${direction}, p.created_at ${direction}`;
  return queries.query<PieceRow>(
    `select ${columns} from ${joined} where ${matching} and ($7::text is null or p.bucket = $7)
      order by ${order}, p.id limit $8 offset $9`,
    [...asked(filter), bucket, limit, offset],
  );
};

/** All buckets in the order of their tabs, with how many pieces of each match. */
export const countByBucket = (
  queries: Queries,
  filter: PieceFilter,
): Promise<{ readonly id: string; readonly name: string; readonly count: number }[]> =>
  queries.query(
    `select b.id, b.name, coalesce(c.count, 0)::int4 as count
       from content_bucket b
       left join (select p.bucket, count(*) as count from ${joined} where ${matching} group by p.bucket) c
         on c.bucket = b.id
      order by b.no, b.id`,
    asked(filter),
  );

export async function findPiece(queries: Queries, arn: string, id: string): Promise<PieceRow | null> {
  const rows = await queries.query<PieceRow>(`select ${columns} from ${joined} where p.id = $2`, [arn, id]);
  return rows[0] ?? null;
}

/** The schemes of which the library has pieces today, in one bucket or in all. */
export const findSchemes = (
  queries: Queries,
  today: string,
  bucket: string | null,
): Promise<{ readonly id: string; readonly name: string }[]> =>
  queries.query(
    `select s.code as id, s.name from scheme s
      where exists (select from content_piece p
                     where p.scheme_code = s.code and p.recalled_at is null
                       and $1::date between p.valid_from and p.valid_to and ($2::text is null or p.bucket = $2))
      order by s.name, s.code`,
    [today, bucket],
  );
