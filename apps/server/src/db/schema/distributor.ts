import { sql } from 'drizzle-orm';
import { boolean, check, date, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
    /** As the ARN record stands with AMFI and with us (handbook §9). */
    status: text('status', { enum: distributorStatuses }).notNull().default('active'),
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
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.arn, table.euin] })],
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
});

export const rmMapping = pgTable('rm_mapping', {
  arn: text('arn')
    .primaryKey()
    .references(() => distributor.arn),
  rmId: text('rm_id')
    .notNull()
    .references(() => relationshipManager.id),
  createdAt: createdAt(),
});

/** Whether this distributor has seen the dashboard before (Spec §7, DashboardShown). */
export const dashboardShown = pgTable('dashboard_shown', {
  arn: text('arn')
    .primaryKey()
    .references(() => distributor.arn),
  createdAt: createdAt(),
});
