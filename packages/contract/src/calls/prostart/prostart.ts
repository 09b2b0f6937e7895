import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { pageNumber, words } from '../../schemas/list-shapes.ts';
import { filledText, text } from '../../schemas/text-schema.ts';
import { typedParagraphs } from '../../schemas/typed-text.ts';
import { texts } from '../../texts/texts.ts';

const { id: wrongId, invalid } = texts.field;
const access = ['prostart'] as const;

const videoId = text(40, wrongId).check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, wrongId));
const bucketId = filledText(40, wrongId);

const lead = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  bucket: z.object({ id: z.string(), name: z.string() }),
  subBucket: z.nullable(z.object({ id: z.string(), name: z.string() })),
  seconds: z.int(),
  publishedOn: z.string(),
  isNew: z.boolean(),
  poster: z.string(),
  watches: z.int(),
  likes: z.int(),
  isLiked: z.boolean(),
  /** Where this person stopped, and whether the end was seen. */
  watchedTo: z.int(),
  isFinished: z.boolean(),
  /** Where the words that were looked for are said: the second, and the line; null when the title has them. */
  saidAt: z.nullable(z.object({ second: z.int(), line: z.string() })),
});
export type VideoLead = z.infer<typeof lead>;

/** What is watched most of late, what this person has begun, and the newest: the page before anything is looked for. */
export const trending = built(
  'prostart.trending',
  'GET',
  '/{hub}/video/getByFilterMainPage?bucketname=trending',
  {
    access,
    request: z.object({}),
    response: z.object({
      trending: z.array(lead),
      started: z.array(lead),
      newest: z.array(lead),
    }),
  },
);

export const videos = built('prostart.videos', 'GET', '/{hub}/video/getByFilter', {
  access,
  request: z.object({
    bucket: z.optional(bucketId),
    subBucket: z.optional(bucketId),
    search: words,
    pageNumber,
  }),
  response: z.object({ items: z.array(lead), total: z.int(), pageNumber: z.int() }),
});

const caption = z.object({ from: z.number(), to: z.number(), line: z.string() });

export const video = built('prostart.video', 'GET', '/{hub}/video/api/getbyid/{id}', {
  access,
  request: z.object({ id: videoId }),
  response: z.object({
    ...lead.shape,
    file: z.object({ url: z.string(), mediaType: z.string() }),
    /** WebVTT. */
    captions: z.array(z.object({ language: z.string(), label: z.string(), url: z.string() })),
    transcript: z.array(caption),
    /** The series it is of, in order, when it is of one; whoever has finished all gets a certificate. */
    series: z.nullable(
      z.object({ id: z.string(), name: z.string(), videos: z.array(lead), isCertified: z.boolean() }),
    ),
    /** Stars and words of this person, when there are some. */
    feedback: z.nullable(z.object({ stars: z.int(), words: z.string() })),
  }),
});
export type VideoDetails = z.infer<(typeof video)['response']>;

export const subBuckets = built('prostart.subBuckets', 'GET', '/{hub}/sub-bucket/getbybucket/{id}', {
  access,
  request: z.object({ id: bucketId }),
  response: z.object({ items: z.array(z.object({ id: z.string(), name: z.string(), count: z.int() })) }),
});

/** The buckets that have videos. */
export const buckets = built('prostart.buckets', 'GET', '/{hub}/bucket/getbyvideo', {
  access,
  request: z.object({}),
  response: z.object({ items: z.array(z.object({ id: z.string(), name: z.string(), count: z.int() })) }),
});

/** What one playing of a video is called by the page that plays it. */
const viewId = text(36, wrongId).check(z.uuid(wrongId));

/** Once a view, however often it is sent for it. */
export const countWatch = built('prostart.countWatch', 'POST', '/{hub}/video/increasewatchcount/{id}', {
  repeat: 'keyed',
  access,
  quiet: true,
  request: z.object({ id: videoId, viewId }),
  response: z.object({ watches: z.int() }),
});

/** A like must not cover the video with the loader (Spec §4). One for each person; it can be taken back. */
export const like = built('prostart.like', 'POST', '/{hub}/video/increaselike/{id}', {
  repeat: 'keyed',
  access,
  quiet: true,
  request: z.object({ id: videoId, isLiked: z.optional(z.boolean(invalid)) }),
  response: z.object({ likes: z.int(), isLiked: z.boolean() }),
});

export const VIDEO_WORDS_LENGTH = 1000;
export const videoWords = typedParagraphs(VIDEO_WORDS_LENGTH);

export const saveVideoFeedback = built('prostart.saveFeedback', 'POST', '/{hub}/videofeedback/api/save', {
  repeat: 'keyed',
  access,
  request: z.object({
    id: videoId,
    stars: z.int(invalid).check(z.gte(1, invalid), z.lte(5, invalid)),
    words: z.optional(videoWords),
  }),
  response: z.object({ status: z.literal('Success') }),
});

/** How far it was watched. The server takes no more than the video has, nor more than time has passed in the view. */
export const saveWatched = built('prostart.saveWatched', 'POST', '/{hub}/watchedreport/api/save', {
  repeat: 'safe',
  access,
  quiet: true,
  request: z.object({
    id: videoId,
    viewId,
    /** Where it stands now. */
    second: z.int(invalid).check(z.gte(0, invalid), z.lte(86_400, invalid)),
    /** How many seconds of it were played in this view so far. */
    played: z.int(invalid).check(z.gte(0, invalid), z.lte(86_400, invalid)),
  }),
  response: z.object({
    watchedTo: z.int(),
    isFinished: z.boolean(),
    /** The certificate that this earned just now. */
    certificateId: z.nullable(z.string()),
  }),
});
