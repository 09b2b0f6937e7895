import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { arn, createdAt, day, moment } from './columns.ts';
import { distributor } from './distributor.ts';

/** Where a piece of marketing stands in the library. Number 1 is the one that opens first (Spec §3). */
export const contentBucket = pgTable('content_bucket', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  no: integer('no').notNull(),
});

/** A piece of marketing that the asset manager approved, as its newest version is. */
export const contentPiece = pgTable(
  'content_piece',
  {
    id: text('id').primaryKey(),
    version: integer('version').notNull(),
    type: text('type', { enum: ['PDF', 'IMAGE', 'VIDEO', 'HTML', 'GIF'] }).notNull(),
    bucket: text('bucket')
      .notNull()
      .references(() => contentBucket.id),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    schemeCode: text('scheme_code'),
    approvalNo: text('approval_no').notNull(),
    validFrom: day('valid_from').notNull(),
    validTo: day('valid_to').notNull(),
    recalledAt: moment('recalled_at'),
    /** Why it was recalled, in words for distributors. */
    recallReason: text('recall_reason'),
    /** Languages, boxes and the names of its files in the files port (see `creatives/layout.ts`). */
    layout: jsonb('layout').notNull(),
    /** What a search looks through, in capitals. */
    words: text('words').notNull(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
    /** When distributors heard of it; null until its first day. */
    notifiedAt: moment('told_at'),
  },
  (table) => [
    index('content_piece_newest').on(table.bucket, table.createdAt, table.id),
    index('content_piece_scheme').on(table.schemeCode),
  ],
);

/** The picture a distributor wants on pieces; its bytes are in the files port under its id. */
export const distributorLogo = pgTable('distributor_logo', {
  arn: arn()
    .primaryKey()
    .references(() => distributor.arn),
  id: text('id').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  hasTransparency: boolean('has_transparency').notNull(),
  savedAt: moment('saved_at').notNull(),
});

/** A piece with a distributor's name on it: what was asked for, how far it is, and the file that it became. */
export const generatedContent = pgTable(
  'generated_content',
  {
    arn: arn(),
    id: text('id').notNull(),
    contentId: text('content_id').notNull(),
    version: integer('version').notNull(),
    language: text('language').notNull(),
    /** What of the distributor is shown, as it was when it was asked for. */
    shown: jsonb('shown').notNull(),
    status: text('status', { enum: ['queued', 'making', 'ready', 'failed'] }).notNull(),
    /** In per cent. */
    progress: smallint('progress').notNull(),
    /** The day in its signature. */
    day: day('day').notNull(),
    /** What the link of its QR ends with. */
    ticket: text('ticket').notNull(),
    contentType: text('content_type'),
    bytes: integer('bytes'),
    /** Width and height of the picture of it that the public page shows. */
    picture: jsonb('picture'),
    failure: text('failure'),
    requestedAt: moment('asked_at').notNull(),
    endedAt: moment('ended_at'),
    /** When the distributor saw that it is ready. */
    seenAt: moment('seen_at'),
    /** Whose work it is: a process that was thought dead finds another claim here. */
    claim: text('claim'),
    claimedUntil: moment('claimed_until'),
    tries: smallint('tries').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.id] }),
    index('generated_content_newest').on(table.arn, table.requestedAt.desc().nullsFirst()),
    index('generated_content_of_piece').on(table.arn, table.contentId, table.requestedAt.desc().nullsFirst()),
    index('generated_content_waiting')
      .on(table.requestedAt)
      .where(sql`${table.status} in ('queued', 'making')`),
  ],
);

/** How often a distributor's piece was looked at, downloaded and shared: a row per piece, however often. */
export const contentUse = pgTable(
  'content_use',
  {
    arn: arn(),
    contentId: text('content_id').notNull(),
    views: integer('views').notNull().default(0),
    downloads: integer('downloads').notNull().default(0),
    shares: integer('shares').notNull().default(0),
    /** How often strangers opened the shared page. */
    opens: integer('opens').notNull().default(0),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.contentId] }),
    index('content_use_recent').on(table.arn, table.usedAt.desc().nullsFirst()),
  ],
);

/** Who took or passed on which version, and how: kept for eight years (Handbook, part 2 C3). */
export const contentLog = pgTable(
  'content_log',
  {
    arn: arn(),
    id: text('id').notNull(),
    contentId: text('content_id').notNull(),
    version: integer('version').notNull(),
    what: text('what', { enum: ['view', 'download', 'share'] }).notNull(),
    channel: text('channel'),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.arn, table.id] })],
);

/** What a distributor was certified for; the page and the PDF are made from it. */
export const certificate = pgTable(
  'certificate',
  {
    arn: arn().references(() => distributor.arn),
    id: text('id').notNull(),
    kind: text('kind', { enum: ['empanelment', 'training'] }).notNull(),
    /** Of what: empanelled with whom, or the series that was finished. */
    title: text('title').notNull(),
    /** The person or firm it names, as it was called on that day. */
    holder: text('holder').notNull(),
    issuedOn: day('issued_on').notNull(),
    validTo: day('valid_to'),
    /** A training certificate is for one series, once. */
    series: text('series'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [primaryKey({ columns: [table.arn, table.id] })],
);
