import { approvalStates } from '@hub/domain/staff/approval';
import { staffRoles } from '@hub/domain/staff/roles';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';
import { relationshipManager } from './distributor.ts';
import { auditLog } from './platform.ts';

/** The asset manager's people: principals of their own, apart from distributors. Nobody is ever deleted. */
export const staff = pgTable(
  'staff',
  {
    id: uuid('id').primaryKey(),
    /** In small letters. */
    email: text('email').notNull().unique(),
    name: text('name').notNull(),
    /** Whose ARNs they see, for a relationship manager. */
    rmId: text('rm_id').references(() => relationshipManager.id),
    /** Who they are at the provider: known from the first login on. */
    issuer: text('issuer'),
    issuerSubject: text('issuer_subject'),
    leftAt: moment('left_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('staff_issuer_subject')
      .on(table.issuer, table.issuerSubject)
      .where(sql`${table.issuer} is not null`),
    check('staff_email', sql`${table.email} = lower(${table.email})`),
  ],
);

/** A role somebody has, for as long as it was given: a delegation ends by itself. */
export const staffRole = pgTable(
  'staff_role',
  {
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    role: text('role', { enum: staffRoles }).notNull(),
    until: moment('until'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.role] })],
);

/** A login of the console. Its token is kept as a keyed hash alone. */
export const staffSession = pgTable(
  'staff_session',
  {
    id: uuid('id').primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    tokenHash: text('token_hash').notNull().unique(),
    method: text('method', { enum: ['provider', 'passkey'] }).notNull(),
    device: text('device').notNull(),
    address: text('address').notNull(),
    createdAt: createdAt(),
    seenAt: moment('seen_at').notNull(),
    /** When they last proved again that it is them, for what is dangerous. */
    recheckedAt: moment('rechecked_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('staff_session_staff').on(table.staffId, table.createdAt)],
);

export const staffPasskey = pgTable(
  'staff_passkey',
  {
    /** The credential's id, in base64url. */
    id: text('id').primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    /** In base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').notNull().default([]),
    name: text('name').notNull(),
    createdAt: createdAt(),
    usedAt: moment('used_at'),
    removedAt: moment('removed_at'),
  },
  (table) => [index('staff_passkey_staff').on(table.staffId)],
);

/** What a login, a re-check or a new passkey waits for: state and challenge, each good once. */
export const staffChallenge = pgTable(
  'staff_challenge',
  {
    /** A keyed hash of what the browser brings back. */
    hash: text('hash').primaryKey(),
    kind: text('kind', { enum: ['provider', 'passkey', 'enrol', 'recheck', 'invitation'] }).notNull(),
    staffId: uuid('staff_id').references(() => staff.id),
    data: jsonb('data').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('staff_challenge_expires_at').on(table.expiresAt)],
);

/** An act that was done, once for the key that its client gave it. */
export const actRun = pgTable(
  'act_run',
  {
    id: uuid('id').primaryKey(),
    /** Whoever did it: a member of staff, or `operator` of the command line. */
    actor: text('actor').notNull(),
    key: text('key').notNull(),
    act: text('act').notNull(),
    /** Of what was asked: the same key for something else is a mistake. */
    digest: text('digest').notNull(),
    answer: jsonb('answer'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('act_run_key').on(table.actor, table.key),
    index('act_run_created_at').on(table.createdAt),
  ],
);

/** An act that waits for a second person, and how that ended. Nobody approves their own. */
export const actRequest = pgTable(
  'act_request',
  {
    id: uuid('id').primaryKey(),
    act: text('act').notNull(),
    /** `arn:ARN-100001`, `scheme:119551`. */
    subject: text('subject').notNull(),
    arn: text('arn'),
    input: jsonb('input').notNull(),
    /** What changes and what follows, as the maker saw it. */
    preview: jsonb('preview').notNull(),
    /** Of what it would change, as it was. */
    before: text('before').notNull(),
    reason: text('reason').notNull(),
    maker: uuid('maker')
      .notNull()
      .references(() => staff.id),
    state: text('state', { enum: approvalStates }).notNull().default('open'),
    checker: uuid('checker').references(() => staff.id),
    /** Why it was declined, or what changed meanwhile. */
    words: text('words'),
    runId: uuid('run_id').references(() => actRun.id),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    uniqueIndex('act_request_open').on(table.act, table.subject).where(sql`${table.state} = 'open'`),
    index('act_request_state').on(table.state, table.createdAt),
    check('act_request_two_people', sql`${table.checker} is null or ${table.checker} <> ${table.maker}`),
    check('act_request_approved', sql`${table.state} <> 'approved' or ${table.checker} is not null`),
  ],
);

/**
 * The chain over the notes of the audit log: each link holds the hash of the one before and of its note. Added a moment
 * after the note, so that no distributor waits in a queue for it; append-only as the notes are.
 */
export const auditChain = pgTable('audit_chain', {
  no: bigint('no', { mode: 'number' }).primaryKey(),
  noteId: bigint('note_id', { mode: 'bigint' })
    .notNull()
    .unique()
    .references(() => auditLog.id),
  hash: text('hash').notNull(),
  createdAt: createdAt(),
});

/** Somebody of the staff looks at the app as a distributor sees it: read only, for a few minutes, with a reason. */
export const staffView = pgTable(
  'staff_view',
  {
    id: uuid('id').primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    arn: text('arn').notNull(),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
    reads: integer('reads').notNull().default(0),
  },
  (table) => [index('staff_view_staff').on(table.staffId, table.createdAt)],
);
