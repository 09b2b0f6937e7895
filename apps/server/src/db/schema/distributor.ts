import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

export const distributor = pgTable(
  'distributor',
  {
    arn: text('arn').primaryKey(),
    name: text('name').notNull(),
    userType: text('user_type', { enum: ['IFA_USER', 'NON_IFA_USER'] }).notNull(),
    mobile: text('mobile'),
    email: text('email'),
    profilePic: text('profile_pic'),
    isEmployee: boolean('is_employee').notNull().default(false),
    status: text('status', { enum: ['active', 'expired', 'suspended'] })
      .notNull()
      .default('active'),
    createdAt: createdAt(),
  },
  (table) => [
    check('distributor_arn', sql`${table.arn} ~ '^ARN-[1-9][0-9]{0,5}$'`),
    check('distributor_user_type', sql`${table.userType} in ('IFA_USER', 'NON_IFA_USER')`),
    check('distributor_status', sql`${table.status} in ('active', 'expired', 'suspended')`),
  ],
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
