import { foreignKey, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { arn, day, moment } from './columns.ts';

/** Where a training video stands in the library, in the order of `no`. */
export const videoBucket = pgTable('video_bucket', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  no: integer('no').notNull(),
});

export const videoSubBucket = pgTable(
  'video_sub_bucket',
  {
    bucket: text('bucket')
      .notNull()
      .references(() => videoBucket.id),
    id: text('id').notNull(),
    name: text('name').notNull(),
    no: integer('no').notNull(),
  },
  (table) => [primaryKey({ columns: [table.bucket, table.id] })],
);

/** Videos that belong together; whoever has finished all gets a certificate. */
export const videoSeries = pgTable('video_series', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
});

/** A training video with its counts over everybody, so that no list counts rows of history. */
export const video = pgTable(
  'video',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    bucket: text('bucket')
      .notNull()
      .references(() => videoBucket.id),
    subBucket: text('sub_bucket'),
    series: text('series').references(() => videoSeries.id),
    /** Its place in the series. */
    seriesNo: integer('series_no'),
    seconds: integer('seconds').notNull(),
    publishedOn: day('published_on').notNull(),
    /** Names in the files port, with what they are. */
    file: text('file').notNull(),
    mediaType: text('media_type').notNull(),
    poster: text('poster').notNull(),
    posterType: text('poster_type').notNull(),
    /** Language, label and name in the files port of each WebVTT file. */
    captions: jsonb('captions').notNull(),
    /** Title and summary in capitals: what a search looks through first. */
    words: text('words').notNull(),
    /** All that is said, in capitals. */
    spoken: text('spoken').notNull(),
    watches: integer('watches').notNull().default(0),
    likes: integer('likes').notNull().default(0),
    addedAt: moment('added_at').notNull(),
    /** When distributors heard of it; null until its day. */
    notifiedAt: moment('told_at'),
  },
  (table) => [
    foreignKey({
      columns: [table.bucket, table.subBucket],
      foreignColumns: [videoSubBucket.bucket, videoSubBucket.id],
    }),
    index('video_newest').on(table.publishedOn.desc().nullsFirst(), table.id),
    index('video_series_order').on(table.series, table.seriesNo),
  ],
);

/** What is said in a video, line by line. */
export const videoLine = pgTable(
  'video_line',
  {
    video: text('video')
      .notNull()
      .references(() => video.id, { onDelete: 'cascade' }),
    no: integer('no').notNull(),
    fromMs: integer('from_ms').notNull(),
    toMs: integer('to_ms').notNull(),
    line: text('line').notNull(),
    words: text('words').notNull(),
  },
  (table) => [primaryKey({ columns: [table.video, table.no] })],
);

/** How often a video was watched on a day, over everybody; kept for as long as a day is of interest. */
export const videoDay = pgTable(
  'video_day',
  {
    video: text('video')
      .notNull()
      .references(() => video.id, { onDelete: 'cascade' }),
    day: day('day').notNull(),
    watches: integer('watches').notNull(),
  },
  (table) => [primaryKey({ columns: [table.video, table.day] }), index('video_day_day').on(table.day)],
);

/** One playing of a video, as the page that plays it calls it: counted once, and the measure of what was played in it. */
export const videoView = pgTable(
  'video_view',
  {
    arn: arn(),
    video: text('video').notNull(),
    id: text('id').notNull(),
    startedAt: moment('began_at').notNull(),
    /** Seconds of the video that count as played in it. */
    played: integer('played').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.video, table.id] }),
    index('video_view_old').on(table.startedAt),
  ],
);

/** How far somebody has watched a video, over all views. */
export const videoWatched = pgTable(
  'video_watched',
  {
    arn: arn(),
    video: text('video').notNull(),
    /** Where it stopped. */
    watchedTo: integer('watched_to').notNull(),
    furthest: integer('furthest').notNull(),
    played: integer('played').notNull(),
    finishedAt: moment('finished_at'),
    watchedAt: moment('watched_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.video] }),
    index('video_watched_recent').on(table.arn, table.watchedAt.desc().nullsFirst()),
  ],
);

export const videoLike = pgTable(
  'video_like',
  { arn: arn(), video: text('video').notNull(), at: moment('at').notNull() },
  (table) => [primaryKey({ columns: [table.arn, table.video] })],
);

/** Stars and words of a person for a video; a later one takes the place of the earlier. */
export const videoFeedback = pgTable(
  'video_feedback',
  {
    arn: arn(),
    video: text('video').notNull(),
    stars: smallint('stars').notNull(),
    words: text('words').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.arn, table.video] })],
);
