import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { arn, createdAt, moment, xid8 } from './columns.ts';

/** Spec §3: id 1 is the Android version, 2 the iOS version, 3 the maintenance flag. */
export const appState = pgTable(
  'app_state',
  {
    id: integer('id').primaryKey(),
    version: text('version').notNull(),
    maintenance: boolean('maintenance').notNull().default(false),
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
  },
  (table) => [check('app_state_id', sql`${table.id} in (1, 2, 3)`)],
);

/** When the hub is closed, planned ahead: it closes and opens by itself. */
export const maintenanceWindow = pgTable(
  'maintenance_window',
  {
    id: uuid('id').primaryKey(),
    fromAt: moment('from_at').notNull(),
    toAt: moment('to_at').notNull(),
    /** What distributors read of it before. */
    words: text('words').notNull(),
    cancelledAt: moment('cancelled_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('maintenance_window_to').on(table.toAt),
    check('maintenance_window_order', sql`${table.fromAt} < ${table.toAt}`),
  ],
);

/** A kind of order that is not taken for now: a row for each that is off. */
export const closedKind = pgTable('closed_kind', {
  kind: text('kind').primaryKey(),
  words: text('words').notNull(),
  since: moment('since').notNull(),
});

/** What the demo messenger "sent". Often written before anybody is logged in, so no tenant table. */
export const outboxMessage = pgTable(
  'outbox_message',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    arn: text('arn'),
    channel: text('channel', { enum: ['SMS', 'EMAIL'] }).notNull(),
    target: text('target').notNull(),
    subject: text('subject'),
    body: text('body').notNull(),
    html: text('html'),
    purpose: text('purpose').notNull(),
    /** What is attached, as the messenger has it. */
    attachment: jsonb('attachment'),
    createdAt: createdAt(),
  },
  (table) => [index('outbox_message_created_at').on(table.createdAt)],
);

/**
 * Append-only: no role may change or remove a row, and a trigger refuses the owner too. An act of the staff leaves one
 * note, with its reason and what it changed.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    arn: text('arn'),
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    subject: text('subject'),
    details: jsonb('details'),
    address: text('address'),
    requestId: text('request_id'),
    createdAt: createdAt(),
    /** Of the asset manager's people; null for all others. */
    staffId: uuid('staff_id'),
    reason: text('reason'),
    /** `[{ "what": "Status", "before": "Active", "after": "Suspended" }]`, in words. */
    changes: jsonb('changes'),
    /** The act that was done. */
    runId: uuid('run_id').unique(),
    approvedBy: uuid('approved_by'),
    /** The transaction that wrote it: the chain follows once all before it are over. */
    xid: xid8('xid').notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [
    index('audit_log_arn').on(table.arn, table.id),
    index('audit_log_staff').on(table.staffId, table.id).where(sql`${table.staffId} is not null`),
    index('audit_log_subject').on(table.subject, table.id).where(sql`${table.subject} is not null`),
    index('audit_log_action').on(table.action, table.id),
    index('audit_log_created_at').on(table.createdAt),
    index('audit_log_xid').on(table.xid, table.id),
  ],
);

/** Counted in the database, so that several processes share one limit. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    key: text('key').notNull(),
    windowStart: moment('window_start').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.windowStart] }),
    index('rate_limit_window_start').on(table.windowStart),
  ],
);

/**
 * What a change answered, under the key its client gave it: written with the change itself, so that the same key again
 * is answered the same and changes nothing.
 */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    arn: arn(),
    key: text('key').notNull(),
    call: text('call').notNull(),
    /** Of what was asked: the same key for something else is a mistake. */
    digest: text('digest').notNull(),
    /** Null only inside the transaction that is running the change. */
    reply: jsonb('reply'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.key] }),
    index('idempotency_key_created_at').on(table.createdAt),
  ],
);

/** A link that was sent to somebody who may not be logged in. The token in it is nowhere, only its keyed hash. */
export const link = pgTable(
  'link',
  {
    arn: arn(),
    id: uuid('id').notNull(),
    hash: text('hash').notNull(),
    purpose: text('purpose').notNull(),
    /** What it is about, in the words of whoever issued it. */
    details: jsonb('details').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    revokedAt: moment('revoked_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.id] }),
    index('link_hash').on(table.hash),
    index('link_expires_at').on(table.expiresAt),
  ],
);

/** What browsers and apps report to the error endpoint (Spec §7). */
export const clientError = pgTable(
  'client_error',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    type: text('type').notNull(),
    appId: text('app_id').notNull(),
    module: text('module').notNull(),
    reportedAt: text('reported_at').notNull(),
    errorLog: text('error_log').notNull(),
    ip: text('ip'),
    address: text('address'),
    createdAt: createdAt(),
  },
  (table) => [index('client_error_created_at').on(table.createdAt)],
);

/** Few values that all processes share, e.g. the demo's clock. */
export const setting = pgTable('setting', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: moment('updated_at').notNull().default(sql`now()`),
});

export const bannerAudiences = [
  'everybody',
  /** Has no client yet. */
  'no-clients',
  /** Has clients, and none of them a SIP that runs. */
  'no-sips',
  'sips-maturing',
  'sips-at-risk',
  'kyc-on-hold',
  /** Whose ARN is expired or suspended, and who so brings no new business. */
  'arn-at-rest',
] as const;
export type BannerAudience = (typeof bannerAudiences)[number];

/** What the house wants distributors to see on the dashboard, from one day to another. */
export const banner = pgTable('banner', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  /** What its button says, and the path inside the app it leads to. */
  action: text('action'),
  link: text('link'),
  tone: text('tone', { enum: ['brand', 'notice', 'news'] })
    .notNull()
    .default('news'),
  /** Whom it speaks to, by what their book holds on the day. */
  audience: text('audience', { enum: bannerAudiences }).notNull().default('everybody'),
  /** Small numbers first. */
  place: integer('place').notNull().default(0),
  showsFrom: date('shows_from', { mode: 'string' }),
  showsTo: date('shows_to', { mode: 'string' }),
});
