import { applicationKinds } from '@hub/domain/applications/application-draft';
import { applicationStepIds } from '@hub/domain/applications/application-steps';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { arn, createdAt, moment } from '../columns.ts';

/** A first-time form. The version keeps two devices from writing over each other. */
export const application = pgTable(
  'application',
  {
    arn: arn(),
    id: uuid('id').notNull(),
    version: integer('version').notNull().default(1),
    kind: text('kind', { enum: [...applicationKinds] }).notNull(),
    status: text('status', {
      enum: ['draft', 'sent', 'opened', 'declined', 'expired', 'discarded'],
    }).notNull(),
    /** The step it waits on. */
    step: text('step', { enum: [...applicationStepIds] }).notNull(),
    /** Of the first holder. */
    name: text('name').notNull(),
    /** `ApplicationDraft` of the domain. */
    draft: jsonb('draft').notNull(),
    changedBy: text('changed_by', { enum: ['distributor', 'investor'] }).notNull(),
    /** The link to the investor that is good now, and until when. */
    shareId: uuid('share_id'),
    sharedUntil: moment('shared_until'),
    /** Reserved when it was sent; in the book when the investor confirms. */
    investorId: uuid('investor_id'),
    folioNo: text('folio_no'),
    mandateId: text('mandate_id'),
    /** What the book gets then. */
    opening: jsonb('opening'),
    confirmationId: uuid('confirmation_id'),
    /** Parts that the investor sent back, each with a remark, until the form is sent again. */
    sentBack: jsonb('sent_back'),
    /** What the investor declared when they confirmed: when, of which facts as they were shown, in which words. */
    declared: jsonb('declared'),
    /** A keyed hash of the client's PAN, while it waits for the investor: no two distributors open a folio at once. */
    waitingPan: text('waiting_pan'),
    createdAt: createdAt(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.id] }),
    index('application_changed').on(table.arn, table.changedAt.desc().nullsFirst()),
    index('application_confirmation')
      .on(table.arn, table.confirmationId)
      .where(sql`${table.confirmationId} is not null`),
    index('application_folio').on(table.arn, table.folioNo).where(sql`${table.status} = 'sent'`),
    uniqueIndex('application_waiting').on(table.waitingPan).where(sql`${table.status} = 'sent'`),
  ],
);

/** A file that proves a bank account. Its bytes are with the files. */
export const applicationProof = pgTable(
  'application_proof',
  {
    arn: arn(),
    id: text('id').notNull(),
    applicationId: uuid('application_id').notNull(),
    type: text('type', { enum: ['pdf', 'jpeg', 'png'] }).notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.arn, table.id] }),
    index('application_proof_of').on(table.arn, table.applicationId),
  ],
);
