import { type RequestOf, type ResponseOf, texts } from '@hub/contract';
import type { bucketSchemes, contentList, schemes } from '@hub/contract/calls/co-branding/co-branding';
import { contentDefaults } from '@hub/domain/content/content-rules';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import { searchWords } from '../../../calls/search-words.ts';
import { oneStatement } from '../../../db/queries.ts';
import { userIdOf } from '../piece/content-link.ts';
import { countByBucket, findPieces, findSchemes } from '../piece/piece.repository.ts';
import { itemOf } from '../piece/presenter.ts';

export async function getContentList(
  { db, session: { arn }, clock, config, media }: SignedInContext,
  requested: RequestOf<typeof contentList>,
): Promise<ResponseOf<typeof contentList>> {
  const { userId, schemeId, search = '' } = requested;
  const {
    contentType = contentDefaults.contentType,
    pageNumber = contentDefaults.pageNumber,
    pageSize = contentDefaults.pageSize,
    sorting = contentDefaults.sorting,
  } = requested;
  const viewerId = userIdOf(arn);
  if (userId !== undefined && userId !== viewerId) throw new Refusal('not-found', texts.call.notFound);
  const isUsed = userId !== undefined;
  // What was used lies in all buckets.
  const bucket = requested.bucketType ?? (isUsed ? null : contentDefaults.bucketType);
  const today = clock.today();
  const filter = {
    arn,
    today: today.toString(),
    isUsed,
    type: contentType === 'ALL' ? null : contentType,
    schemeCode: schemeId ?? null,
    words: searchWords(search),
  };
  const queries = oneStatement(db, { arn });
  const [rows, buckets] = await Promise.all([
    findPieces(queries, filter, { bucket, sorting, limit: pageSize, offset: (pageNumber - 1) * pageSize }),
    countByBucket(queries, filter),
  ]);
  return {
    items: rows.map((row) => itemOf(row, { config, media, today })),
    total: buckets.reduce((sum, { id, count }) => (bucket === null || bucket === id ? sum + count : sum), 0),
    pageNumber,
    pageSize,
    buckets,
    viewerId,
  };
}

export const getSchemes = async ({
  db,
  session: { arn },
  clock,
}: SignedInContext): Promise<ResponseOf<typeof schemes>> => ({
  items: await findSchemes(oneStatement(db, { arn }), `${clock.today()}`, null),
});

export const getBucketSchemes = async (
  { db, session: { arn }, clock }: SignedInContext,
  { id }: RequestOf<typeof bucketSchemes>,
): Promise<ResponseOf<typeof bucketSchemes>> => ({
  items: await findSchemes(oneStatement(db, { arn }), `${clock.today()}`, id),
});
