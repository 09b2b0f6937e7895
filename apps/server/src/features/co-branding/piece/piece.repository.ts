import type { ContentSorting, ContentType } from '@hub/domain/content/content-rules';
import type { Queries } from '../../../db/queries.ts';

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

const joins = `left join fund_scheme s on s.code = p.scheme_code
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

const isCurrent = 'p.recalled_at is null and $2::date between p.valid_from and p.valid_to';
const narrowed = `($3::text is null or p.type = $3) and ($4::text is null or p.scheme_code = $4)
  and p.words like all($5::text[])`;

/** Rows of `p`; what this distributor has used also has its row of `used`. No piece needs its use to be found otherwise. */
const matching = ({ isUsed }: PieceFilter) =>
  isUsed
    ? `content_use used join content_piece p on p.id = used.content_id
        where used.arn = $1 and used.used_at is not null and $2::date is not null and ${narrowed}`
    : `content_piece p where $1::text is not null and ${isCurrent} and ${narrowed}`;

const requested = ({ arn, today, type, schemeCode, words }: PieceFilter) => [
  arn,
  today,
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
  const [first, second] = filter.isUsed ? ['used.used_at', 'used.used_at'] : ['p.valid_from', 'p.created_at'];
  // The page first: only its rows are joined.
  return queries.query<PieceRow>(
    `with page as (select p.*, ${first} as first, ${second} as second
                     from ${matching(filter)} and ($6::text is null or p.bucket = $6)
                    order by first ${direction}, second ${direction}, p.id limit $7 offset $8)
     select ${columns} from page p ${joins} order by p.first ${direction}, p.second ${direction}, p.id`,
    [...requested(filter), bucket, limit, offset],
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
       left join (select p.bucket, count(*) as count from ${matching(filter)} group by p.bucket) c
         on c.bucket = b.id
      order by b.no, b.id`,
    requested(filter),
  );

export async function findPiece(queries: Queries, arn: string, id: string): Promise<PieceRow | null> {
  const rows = await queries.query<PieceRow>(
    `select ${columns} from content_piece p ${joins} where p.id = $2`,
    [arn, id],
  );
  return rows[0] ?? null;
}

/** The schemes of which the library has pieces today, in one bucket or in all. */
export const findSchemes = (
  queries: Queries,
  today: string,
  bucket: string | null,
): Promise<{ readonly id: string; readonly name: string }[]> =>
  queries.query(
    `select s.code as id, s.name from fund_scheme s
      where exists (select from content_piece p
                     where p.scheme_code = s.code and p.recalled_at is null
                       and $1::date between p.valid_from and p.valid_to and ($2::text is null or p.bucket = $2))
      order by s.name, s.code`,
    [today, bucket],
  );
