import type { RequestOf, ResponseOf } from '@hub/contract';
import type { buckets, subBuckets, trending, video, videos } from '@hub/contract/calls/prostart/prostart';
import { prostartTexts } from '@hub/contract/prostart/prostart-texts';
import { PAGE_SIZE } from '@hub/domain';
import { recentFrom } from '@hub/domain/prostart/watching';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import { searchWords } from '../../../calls/search-words.ts';
import { oneStatement } from '../../../db/queries.ts';
import { isCertified } from '../../certificate/certificate.public.ts';
import { leadOf } from './video-presenter.ts';
import {
  countVideos,
  findBuckets,
  findLines,
  findSeriesVideos,
  findStarted,
  findSubBuckets,
  findTrending,
  findVideo,
  findVideos,
  type VideoRow,
} from './videos.repository.ts';

/** How many of each kind stand on the first page. */
const shownOfKind = 12;

const captionsType = 'text/vtt';

export const unknownVideo = () => new Refusal('not-found', prostartTexts.unknown);

const lookFor = ({ db, session: { arn }, clock, media }: SignedInContext) => {
  const today = clock.today();
  return {
    own: oneStatement(db, { arn }),
    viewer: { arn, today: today.toString() },
    recent: recentFrom(today).toString(),
    lead: (row: VideoRow) => leadOf(row, media, today),
  };
};

export async function getTrending(context: SignedInContext): Promise<ResponseOf<typeof trending>> {
  const { own, viewer, recent, lead } = lookFor(context);
  const anything = { bucket: null, subBucket: null, words: [] };
  const [trend, started, newest] = await Promise.all([
    findTrending(own, viewer, { from: recent, limit: shownOfKind }),
    findStarted(own, viewer, shownOfKind),
    findVideos(own, viewer, anything, { limit: shownOfKind, offset: 0 }),
  ]);
  return { trending: trend.map(lead), started: started.map(lead), newest: newest.map(lead) };
}

export async function getVideos(
  context: SignedInContext,
  { bucket, subBucket, search = '', pageNumber = 1 }: RequestOf<typeof videos>,
): Promise<ResponseOf<typeof videos>> {
  const { own, viewer, lead } = lookFor(context);
  const filter = { bucket: bucket ?? null, subBucket: subBucket ?? null, words: searchWords(search) };
  const range = { limit: PAGE_SIZE, offset: (pageNumber - 1) * PAGE_SIZE };
  const [rows, total] = await Promise.all([
    findVideos(own, viewer, filter, range),
    countVideos(own, viewer, filter),
  ]);
  return { items: rows.map(lead), total, pageNumber };
}

export async function getVideo(
  context: SignedInContext,
  { id }: RequestOf<typeof video>,
): Promise<ResponseOf<typeof video>> {
  const { own, viewer, lead } = lookFor(context);
  const [row, lines] = await Promise.all([findVideo(own, viewer, id), findLines(own, id)]);
  if (row === null) throw unknownVideo();
  const { media } = context;
  const { series } = row;
  const [ofSeries, hasCertificate] =
    series === null
      ? [[], false]
      : await Promise.all([findSeriesVideos(own, viewer, series), isCertified(own, viewer.arn, series)]);
  return {
    ...lead(row),
    file: { url: media.urlOf({ file: row.file, mediaType: row.mediaType }), mediaType: row.mediaType },
    captions: row.captions.map(({ language, label, file }) => ({
      language,
      label,
      url: media.urlOf({ file, mediaType: captionsType }),
    })),
    transcript: lines.map(({ fromMs, toMs, line }) => ({ from: fromMs / 1000, to: toMs / 1000, line })),
    series:
      series === null
        ? null
        : {
            id: series,
            name: row.seriesName ?? '',
            videos: ofSeries.map(lead),
            isCertified: hasCertificate,
          },
    feedback: row.stars === null ? null : { stars: row.stars, words: row.feedbackWords ?? '' },
  };
}

export async function getBuckets(context: SignedInContext): Promise<ResponseOf<typeof buckets>> {
  const { own, viewer } = lookFor(context);
  return { items: await findBuckets(own, viewer.today) };
}

export async function getSubBuckets(
  context: SignedInContext,
  { id }: RequestOf<typeof subBuckets>,
): Promise<ResponseOf<typeof subBuckets>> {
  const { own, viewer } = lookFor(context);
  return { items: await findSubBuckets(own, viewer.today, id) };
}
