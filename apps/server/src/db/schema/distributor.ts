import { arnStates, houseStates, registerStates } from '@hub/domain/arn-register/arn-state';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { arn, createdAt, moment } from './columns.ts';

const distributorStatuses = ['active', 'expired', 'suspended', 'cancelled', 'not-empanelled'] as const;

/** The ARN record: AMFI is its master, so a distributor reads it and does not change it here. */
export const distributor = pgTable(
  'distributor',
  {
    arn: text('arn').primaryKey(),
    name: text('name').notNull(),
    userType: text('user_type', { enum: ['IFA_USER', 'NON_IFA_USER'] }).notNull(),
    mobile: text('mobile'),
    email: text('email'),
    isEmployee: boolean('is_employee').notNull().default(false),
    /** What a login is told of `state` (handbook §9): `arnPermits` says which it is. */
    status: text('status', { enum: distributorStatuses }).notNull().default('active'),
    /** What holds for the ARN: the gravest of what house, register, calendar and papers say. */
    state: text('state', { enum: arnStates }).notNull().default('active'),
    /** What the asset manager itself decided; null where it is content. */
    houseState: text('house_state', { enum: houseStates }),
    /** What the register of ARNs says; null while none has spoken of it. */
    registerState: text('register_state', { enum: registerStates }),
    /** When a file of the register last named it. */
    registerSeenAt: moment('register_seen_at'),
    category: text('category'),
    isKydDone: boolean('is_kyd_done').notNull().default(true),
    pan: text('pan'),
    address: text('address'),
    bankName: text('bank_name'),
    bankAccount: text('bank_account'),
    bankIfsc: text('bank_ifsc'),
    bankBranch: text('bank_branch'),
    validFrom: date('valid_from', { mode: 'string' }),
    validTo: date('valid_to', { mode: 'string' }),
    createdAt: createdAt(),
  },
  (table) => [
    check('distributor_arn', sql`${table.arn} ~ '^ARN-[1-9][0-9]{0,5}$'`),
    check('distributor_user_type', sql`${table.userType} in ('IFA_USER', 'NON_IFA_USER')`),
    check(
      'distributor_status',
      sql`${table.status} in ('active', 'expired', 'suspended', 'cancelled', 'not-empanelled')`,
    ),
  ],
);

/** Every state an ARN has had, from when to when, and who said so. */
export const arnStatus = pgTable(
  'arn_status',
  {
    arn: arn().references(() => distributor.arn),
    id: bigint('id', { mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    state: text('state', { enum: arnStates }).notNull(),
    houseState: text('house_state', { enum: houseStates }),
    registerState: text('register_state', { enum: registerStates }),
    since: moment('since').notNull(),
    /** Null of what holds now. */
    until: moment('until'),
    source: text('source', { enum: ['start', 'register', 'house', 'calendar', 'empanelment'] }).notNull(),
    why: text('why').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.id] }),
    index('arn_status_now').on(table.arn).where(sql`${table.until} is null`),
  ],
);

/** Every validity an ARN has had: a renewal adds one, so that the gap before it stays. */
export const arnValidity = pgTable(
  'arn_validity',
  {
    arn: arn().references(() => distributor.arn),
    validFrom: date('valid_from', { mode: 'string' }),
    validTo: date('valid_to', { mode: 'string' }).notNull(),
    source: text('source', { enum: ['start', 'register', 'house', 'empanelment'] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.arn, table.validTo] })],
);

/** What a distributor says about itself and chooses; the picture's file name, never the picture. */
export const distributorProfile = pgTable('distributor_profile', {
  arn: text('arn')
    .primaryKey()
    .references(() => distributor.arn),
  displayName: text('display_name'),
  businessName: text('business_name').notNull().default(''),
  about: text('about').notNull().default(''),
  city: text('city').notNull().default(''),
  languages: jsonb('languages').notNull().default([]),
  website: text('website').notNull().default(''),
  alternateEmail: text('alternate_email').notNull().default(''),
  /** For invoices; '' for one who is not registered. */
  gstin: text('gstin').notNull().default(''),
  picture: text('picture'),
  /** Topic to channels; a topic that is missing has its default. */
  notify: jsonb('notify').notNull().default({}),
  updatedAt: moment('updated_at').notNull().default(sql`now()`),
});

/** The people who may sell under an ARN, each with a number of their own and its validity. */
export const euin = pgTable(
  'euin',
  {
    arn: arn().references(() => distributor.arn),
    euin: text('euin').notNull(),
    name: text('name').notNull(),
    validFrom: date('valid_from', { mode: 'string' }),
    validTo: date('valid_to', { mode: 'string' }),
    /** From and to when this person sells for this ARN; both days included. */
    mappedFrom: date('mapped_from', { mode: 'string' }),
    mappedTo: date('mapped_to', { mode: 'string' }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.arn, table.euin] }), index('euin_euin').on(table.euin)],
);

/** Who looks after whom at the asset manager; a reference table every distributor may read. */
export const relationshipManager = pgTable('relationship_manager', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  mobile: text('mobile').notNull(),
  email: text('email').notNull(),
  city: text('city').notNull(),
  photo: text('photo'),
  availability: text('availability').notNull(),
  /** The last day of somebody who left; nobody is ever deleted. */
  leftOn: date('left_on', { mode: 'string' }),
});

/** Who looks after the ARNs of somebody who is away. */
export const rmCover = pgTable(
  'rm_cover',
  {
    rmId: text('rm_id')
      .notNull()
      .references(() => relationshipManager.id),
    coverId: text('cover_id')
      .notNull()
      .references(() => relationshipManager.id),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.rmId, table.fromDay] }),
    check('rm_cover_another', sql`${table.rmId} <> ${table.coverId}`),
    check('rm_cover_days', sql`${table.fromDay} <= ${table.toDay}`),
  ],
);

export const rmMapping = pgTable(
  'rm_mapping',
  {
    arn: text('arn')
      .primaryKey()
      .references(() => distributor.arn),
    rmId: text('rm_id')
      .notNull()
      .references(() => relationshipManager.id),
    createdAt: createdAt(),
  },
  (table) => [index('rm_mapping_rm').on(table.rmId)],
);

/** Whether this distributor has seen the dashboard before (Spec §7, DashboardShown). */
export const dashboardShown = pgTable('dashboard_shown', {
  arn: text('arn')
    .primaryKey()
    .references(() => distributor.arn),
  createdAt: createdAt(),
});
