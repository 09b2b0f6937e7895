import type { ApplicationStatus } from '@hub/contract/applications/application-texts';
import type { SentBackPart } from '@hub/contract/openings/opening-parts';
import type { ApplicationDraft, ApplicationKind } from '@hub/domain/applications/application-draft';
import type { ApplicationStep } from '@hub/domain/applications/application-steps';
import type { Queries } from '../../../db/queries.ts';
import type { Opening } from '../orders/opening.ts';

export interface ApplicationRow {
  readonly arn: string;
  readonly id: string;
  readonly version: number;
  readonly kind: ApplicationKind;
  readonly status: ApplicationStatus;
  readonly step: ApplicationStep;
  readonly name: string;
  readonly draft: ApplicationDraft;
  readonly changedBy: 'distributor' | 'investor';
  readonly shareId: string | null;
  readonly sharedUntil: string | null;
  readonly investorId: string | null;
  readonly folioNo: string | null;
  readonly mandateId: string | null;
  readonly opening: Opening | null;
  readonly confirmationId: string | null;
  /** Parts that are not right, until it is sent again. */
  readonly sentBack: readonly SentBackPart[] | null;
  readonly createdAt: string;
  readonly changedAt: string;
}

const columns = `a.arn, a.id, a.version, a.kind, a.status, a.step, a.name, a.draft, a.changed_by as "changedBy",
  a.share_id as "shareId", a.shared_until as "sharedUntil", a.investor_id as "investorId", a.folio_no as "folioNo",
  a.mandate_id as "mandateId", a.opening, a.confirmation_id as "confirmationId", a.sent_back as "sentBack",
  a.created_at as "createdAt", a.changed_at as "changedAt"`;

export async function findApplication(
  queries: Queries,
  arn: string,
  id: string,
): Promise<ApplicationRow | null> {
  const rows = await queries.query<ApplicationRow>(
    `select ${columns} from application a where a.arn = $1 and a.id = $2`,
    [arn, id],
  );
  return rows[0] ?? null;
}

export async function lockApplication(
  queries: Queries,
  arn: string,
  id: string,
): Promise<ApplicationRow | null> {
  const rows = await queries.query<ApplicationRow>(
    `select ${columns} from application a where a.arn = $1 and a.id = $2 for update`,
    [arn, id],
  );
  return rows[0] ?? null;
}

const shown = {
  open: "('draft', 'declined', 'expired')",
  sent: "('sent')",
  all: "('draft', 'declined', 'expired', 'sent', 'opened')",
} as const;

/** What can be continued first, then what waits, then what is done; newest first. */
export const findApplications = (
  queries: Queries,
  arn: string,
  show: keyof typeof shown,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ApplicationRow[]> =>
  queries.query<ApplicationRow>(
    `select ${columns} from application a where a.arn = $1 and a.status in ${shown[show]}
      order by case when a.status = 'opened' then 2 when a.status = 'sent' then 1 else 0 end, a.changed_at desc, a.id
      limit $2 offset $3`,
    [arn, limit, offset],
  );

interface ApplicationCounts {
  readonly total: number;
  readonly ready: number;
  readonly declined: number;
}

export async function countApplications(
  queries: Queries,
  arn: string,
  show: keyof typeof shown,
): Promise<ApplicationCounts> {
  const rows = await queries.query<ApplicationCounts>(
    `select count(*)::int as total, count(*) filter (where status = 'draft' and step = 'review')::int as ready,
            count(*) filter (where status = 'declined')::int as declined
       from application where arn = $1 and status in ${shown[show]}`,
    [arn],
  );
  return rows[0] as ApplicationCounts;
}

interface SavedDraft {
  readonly arn: string;
  readonly id: string;
  readonly draft: ApplicationDraft;
  readonly step: ApplicationStep;
  readonly name: string;
  readonly by: 'distributor' | 'investor';
  readonly at: string;
}

export async function insertApplication(queries: Queries, saved: SavedDraft): Promise<void> {
  await queries.query(
    `insert into application (arn, id, kind, status, step, name, draft, changed_by, created_at, changed_at)
     values ($1, $2, $3, 'draft', $4, $5, $6, $7, $8, $8)`,
    [
      saved.arn,
      saved.id,
      saved.draft.kind,
      saved.step,
      saved.name,
      JSON.stringify(saved.draft),
      saved.by,
      saved.at,
    ],
  );
}

/** One that was declined or has expired is a draft again; what was reserved for it stays reserved. */
export async function updateDraft(queries: Queries, saved: SavedDraft): Promise<void> {
  await queries.query(
    `update application set version = version + 1, status = 'draft', step = $3, name = $4, draft = $5, changed_by = $6,
            changed_at = $7, confirmation_id = null, opening = null
      where arn = $1 and id = $2`,
    [saved.arn, saved.id, saved.step, saved.name, JSON.stringify(saved.draft), saved.by, saved.at],
  );
}

export async function setDiscarded(queries: Queries, arn: string, id: string, at: string): Promise<void> {
  // Nobody needs what a discarded form said.
  await queries.query(
    `update application set status = 'discarded', version = version + 1, changed_at = $3, draft = '{}', name = '',
            opening = null, sent_back = null
      where arn = $1 and id = $2`,
    [arn, id, at],
  );
}

export async function setShare(
  queries: Queries,
  arn: string,
  id: string,
  share: { readonly id: string; readonly until: string } | null,
): Promise<void> {
  await queries.query('update application set share_id = $3, shared_until = $4 where arn = $1 and id = $2', [
    arn,
    id,
    share?.id ?? null,
    share?.until ?? null,
  ]);
}

interface SentApplication {
  readonly arn: string;
  readonly id: string;
  readonly investorId: string;
  readonly folioNo: string;
  readonly mandateId: string;
  readonly opening: Opening;
  readonly waitingPan: string;
  readonly at: string;
}

/** False when an application for this PAN waits already, of whichever distributor. */
export async function setSent(queries: Queries, sent: SentApplication): Promise<boolean> {
  try {
    await queries.query(
      `update application set status = 'sent', version = version + 1, investor_id = $3, folio_no = $4, mandate_id = $5,
              opening = $6, waiting_pan = $7, changed_at = $8, share_id = null, shared_until = null,
              sent_back = null
        where arn = $1 and id = $2`,
      [
        sent.arn,
        sent.id,
        sent.investorId,
        sent.folioNo,
        sent.mandateId,
        JSON.stringify(sent.opening),
        sent.waitingPan,
        sent.at,
      ],
    );
    return true;
  } catch (error) {
    if (error instanceof Error && (error as { code?: unknown }).code === '23505') return false;
    throw error;
  }
}

export async function setConfirmation(
  queries: Queries,
  arn: string,
  id: string,
  confirmationId: string,
): Promise<void> {
  await queries.query('update application set confirmation_id = $3 where arn = $1 and id = $2', [
    arn,
    id,
    confirmationId,
  ]);
}

/** Whoever waits for the answer to these links gets this one. Nothing for links that are of no application. */
export async function setAnswered(
  queries: Queries,
  arn: string,
  confirmationIds: readonly string[],
  status: 'declined' | 'expired' | 'draft',
  at: string,
): Promise<void> {
  await queries.query(
    `update application set status = $3, version = version + 1, changed_at = $4
      where arn = $1 and confirmation_id = any($2::uuid[]) and status = 'sent'`,
    [arn, confirmationIds, status, at],
  );
}

/** The link is open again. False when somebody else's application for this PAN waits by now. */
export async function setWaitingAgain(
  queries: Queries,
  arn: string,
  confirmationId: string,
  at: string,
): Promise<boolean> {
  try {
    await queries.query(
      `update application set status = 'sent', version = version + 1, changed_at = $3
        where arn = $1 and confirmation_id = $2 and status = 'expired'`,
      [arn, confirmationId, at],
    );
    return true;
  } catch (error) {
    if (error instanceof Error && (error as { code?: unknown }).code === '23505') return false;
    throw error;
  }
}

export async function findWaiting(
  queries: Queries,
  arn: string,
  confirmationId: string,
): Promise<ApplicationRow | null> {
  const rows = await queries.query<ApplicationRow>(
    `select ${columns} from application a where a.arn = $1 and a.confirmation_id = $2 and a.status = 'sent'`,
    [arn, confirmationId],
  );
  return rows[0] ?? null;
}

export async function lockWaiting(
  queries: Queries,
  arn: string,
  confirmationId: string,
): Promise<ApplicationRow | null> {
  const rows = await queries.query<ApplicationRow>(
    `select ${columns} from application a
      where a.arn = $1 and a.confirmation_id = $2 and a.status = 'sent' for update`,
    [arn, confirmationId],
  );
  return rows[0] ?? null;
}

export async function setOpened(
  queries: Queries,
  { arn, id }: Pick<ApplicationRow, 'arn' | 'id'>,
  investorId: string,
  at: string,
): Promise<void> {
  await queries.query(
    `update application set status = 'opened', version = version + 1, investor_id = $3, changed_at = $4
      where arn = $1 and id = $2`,
    [arn, id, investorId, at],
  );
}

export async function insertProof(
  queries: Queries,
  proof: {
    readonly arn: string;
    readonly id: string;
    readonly applicationId: string;
    readonly type: string;
    readonly bytes: number;
  },
): Promise<void> {
  await queries.query(
    'insert into application_proof (arn, id, application_id, type, bytes) values ($1, $2, $3, $4, $5)',
    [proof.arn, proof.id, proof.applicationId, proof.type, proof.bytes],
  );
}

export async function hasProof(
  queries: Queries,
  arn: string,
  applicationId: string,
  id: string,
): Promise<boolean> {
  const rows = await queries.query(
    'select 1 from application_proof where arn = $1 and application_id = $2 and id = $3',
    [arn, applicationId, id],
  );
  return rows.length > 0;
}
