import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { arn, createdAt, moment } from './columns.ts';
import { distributor } from './distributor.ts';

/*
 * Ids and hashes are random, so their indexes need not be unique: a unique index without the ARN
 * would stand in the way of sharding by ARN (Design §5).
 */

/** One code that was sent, whatever it is for. The code itself is nowhere, only its salted hash. */
export const otpRequest = pgTable(
  'otp_request',
  {
    arn: arn(),
    id: uuid('id').notNull(),
    codeHash: text('code_hash').notNull(),
    salt: text('salt').notNull(),
    channel: text('channel', { enum: ['SMS', 'EMAIL'] }).notNull(),
    targetMasked: text('target_masked').notNull(),
    /** Of the contact it went to, keyed. */
    contactHash: text('contact_hash').notNull().default(''),
    /** What it opens or decides; a code of one purpose is wrong for every other. */
    purpose: text('purpose', {
      enum: ['login', 'empanelment', 'empanelment-sign', 'invoice-sign', 'order', 'change'],
    })
      .notNull()
      .default('login'),
    /** Of an investor's code: the confirmation or change it decides, and which of the contacts it went to. */
    subject: uuid('subject'),
    contactKey: text('contact_key'),
    loginAs: text('login_as'),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.id] }),
    index('otp_request_id').on(table.id),
    index('otp_request_expires_at').on(table.expiresAt),
    index('otp_request_subject').on(table.arn, table.subject).where(sql`${table.subject} is not null`),
    check('otp_request_tries_left', sql`${table.triesLeft} >= 0`),
  ],
);

export const session = pgTable(
  'session',
  {
    arn: arn().references(() => distributor.arn),
    id: text('id').notNull(),
    /** All refresh tokens that descend from one log-in; ended as a whole. */
    family: text('family').notNull(),
    deviceId: text('device_id'),
    deviceName: text('device_name'),
    platform: text('platform', { enum: ['web', 'android', 'ios'] })
      .notNull()
      .default('web'),
    address: text('address'),
    /** `transaction`: a login before a transaction, which opens nothing else. */
    scope: text('scope', { enum: ['full', 'transaction'] })
      .notNull()
      .default('full'),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at').notNull().default(sql`now()`),
    revokedAt: moment('revoked_at'),
    revokedReason: text('revoked_reason'),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.id] }),
    index('session_id').on(table.id),
    index('session_family').on(table.arn, table.family),
  ],
);

export const refreshToken = pgTable(
  'refresh_token',
  {
    arn: arn().references(() => distributor.arn),
    /** SHA-256 of the token. */
    hash: text('hash').notNull(),
    sessionId: text('session_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.hash] }),
    index('refresh_token_hash').on(table.hash),
    index('refresh_token_session').on(table.arn, table.sessionId),
    index('refresh_token_expires_at').on(table.expiresAt),
  ],
);

/** The user log of Spec §7 (loginDetails/api/save). */
export const loginLog = pgTable(
  'login_log',
  {
    arn: arn().references(() => distributor.arn),
    id: uuid('id').notNull().default(sql`gen_random_uuid()`),
    sessionId: text('session_id'),
    address: text('address'),
    details: jsonb('details'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.arn, table.id] })],
);

/**
 * Every device an ARN ever logged in from; sessions go in time, this stays. The empty id stands for all
 * clients that name no device.
 */
export const trustedDevice = pgTable(
  'known_device',
  {
    arn: arn().references(() => distributor.arn),
    deviceId: text('device_id').notNull(),
    name: text('name'),
    platform: text('platform', { enum: ['web', 'android', 'ios'] }),
    osVersion: text('os_version'),
    appVersion: text('app_version'),
    /** On the web the subscription. A token stands once in the whole table: the last login has it. */
    pushToken: text('push_token'),
    /** The session that brought the token; it goes with it. */
    pushSession: text('push_session'),
    pushAt: moment('push_at'),
    createdAt: createdAt(),
    seenAt: moment('seen_at'),
    /** A keyed hash of the token that the device's last login answered; gone when it was signed out from elsewhere. */
    tokenHash: text('token_hash'),
    tokenAt: moment('token_at'),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.deviceId] }),
    index('known_device_token_hash').on(table.tokenHash),
    // As large as the devices that get pushes. Hashed: a subscription is longer than an index takes.
    index('known_device_push').on(sql`md5(${table.pushToken})`).where(sql`${table.pushToken} is not null`),
  ],
);

/**
 * A key that a device may log in with (PIN or biometric). Only its public half is here; a PIN only as a digest
 * under a secret that is not in the database.
 */
export const deviceKey = pgTable(
  'device_key',
  {
    arn: arn().references(() => distributor.arn),
    id: text('id').notNull(),
    deviceId: text('device_id').notNull(),
    deviceName: text('device_name'),
    platform: text('platform', { enum: ['web', 'android', 'ios'] }).notNull(),
    method: text('method', { enum: ['pin', 'biometric'] }).notNull(),
    publicKey: text('public_key').notNull(),
    pinHash: text('pin_hash'),
    /** Wrong PINs or signatures until the key is taken back. */
    triesLeft: integer('tries_left').notNull(),
    /** The one challenge that is out; good once. */
    challenge: text('challenge'),
    challengeExpiresAt: moment('challenge_expires_at'),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.id] }),
    index('device_key_id').on(table.id),
    check('device_key_tries_left', sql`${table.triesLeft} >= 0`),
  ],
);
