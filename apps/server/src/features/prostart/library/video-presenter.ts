import type { VideoLead } from '@hub/contract/calls/prostart/prostart';
import { recentFrom } from '@hub/domain/prostart/watching';
import type { Media } from '../../../calls/call-context.ts';
import type { FoundRow, VideoRow } from './videos.repository.ts';

export function leadOf(
  row: VideoRow & Partial<Pick<FoundRow, 'saidAtMs' | 'saidLine'>>,
  media: Media,
  today: Temporal.PlainDate,
): VideoLead {
  const { id, title, summary, seconds, publishedOn, watches, likes, isLiked, watchedTo, isFinished } = row;
  const { saidAtMs = null, saidLine = null } = row;
  return {
    id,
    title,
    summary,
    bucket: { id: row.bucket, name: row.bucketName },
    subBucket: row.subBucket === null ? null : { id: row.subBucket, name: row.subBucketName ?? '' },
    seconds,
    publishedOn,
    isNew: publishedOn >= recentFrom(today).toString(),
    poster: media.urlOf({ file: row.poster, mediaType: row.posterType }),
    watches,
    likes,
    isLiked,
    watchedTo,
    isFinished,
    saidAt:
      saidAtMs === null || saidLine === null ? null : { second: Math.floor(saidAtMs / 1000), line: saidLine },
  };
}
