import type { ResponseOf } from '@hub/contract';
import type { empanelmentStatus } from '@hub/contract/calls/empanelment/empanelment';
import type { Constitution, DocumentKind } from '@hub/domain/empanelment/constitution';
import type { EmpanelmentForm } from '@hub/domain/empanelment/empanelment-form';
import type { EmpanelmentStatus, RequestedItem } from '@hub/domain/empanelment/empanelment-status';
import type { Tx } from '../../../db/database.ts';
import type { Queries } from '../../../db/queries.ts';

export interface EmpanelmentRow {
  readonly arn: string;
  /** Each change is one more. */
  readonly version: number;
  readonly status: EmpanelmentStatus;
  readonly constitution: Constitution;
  readonly name: string;
  readonly form: EmpanelmentForm;
  readonly requested: readonly RequestedItem[];
  readonly reference: string | null;
  readonly signature: Signature | null;
  readonly changedAt: string;
}

/** What was signed, by which code. */
interface Signature {
  readonly requestId: string;
  readonly declarations: readonly string[];
  /** SHA-256 over the form and the names of its files. */
  readonly digest: string;
}

const columns = `arn, version, status, constitution, name, form, asked as requested, reference, signature,
  changed_at as "changedAt"`;

export async function findForm(queries: Queries, arn: string): Promise<EmpanelmentRow | null> {
  const rows = await queries.query<EmpanelmentRow>(`select ${columns} from empanelment where arn = $1`, [
    arn,
  ]);
  return rows[0] ?? null;
}

/** Nobody else changes it meanwhile. */
export async function lockForm(tx: Tx, arn: string): Promise<EmpanelmentRow | null> {
  const rows = await tx.query<EmpanelmentRow>(
    `select ${columns} from empanelment where arn = $1 for update`,
    [arn],
  );
  return rows[0] ?? null;
}

export const findForms = (
  queries: Queries,
  statuses: readonly EmpanelmentStatus[],
  limit: number,
): Promise<EmpanelmentRow[]> =>
  queries.query<EmpanelmentRow>(
    `select ${columns} from empanelment where status = any ($1) order by changed_at, arn limit $2`,
    [statuses, limit],
  );

/** Begins a form, empty. False when there is one already. */
export async function insertForm(
  queries: Queries,
  {
    arn,
    name,
    constitution,
    at,
  }: Pick<EmpanelmentRow, 'arn' | 'name' | 'constitution'> & { readonly at: string },
): Promise<boolean> {
  const rows = await queries.query(
    `insert into empanelment (arn, version, status, constitution, name, form, asked, created_at, changed_at)
     values ($1, 0, 'draft', $2, $3, '{}', '[]', $4, $4) on conflict (arn) do nothing returning arn`,
    [arn, constitution, name, at],
  );
  return rows.length === 1;
}

export async function updateForm(queries: Queries, row: EmpanelmentRow, at: string): Promise<void> {
  await queries.query(
    `update empanelment
        set version = $2, status = $3, form = $4, asked = $5, reference = $6, signature = $7, changed_at = $8
      where arn = $1`,
    [
      row.arn,
      row.version,
      row.status,
      JSON.stringify(row.form),
      JSON.stringify(row.requested),
      row.reference,
      row.signature && JSON.stringify(row.signature),
      at,
    ],
  );
}

export type EmpanelmentEvent = ResponseOf<typeof empanelmentStatus>['history'][number];

/** The newest first. */
export const findEvents = (queries: Queries, arn: string): Promise<EmpanelmentEvent[]> =>
  queries.query<EmpanelmentEvent>(
    'select what, at, words from empanelment_event where arn = $1 order by no desc',
    [arn],
  );

export async function insertEvent(
  queries: Queries,
  arn: string,
  { what, at, words }: EmpanelmentEvent,
): Promise<void> {
  await queries.query(
    `insert into empanelment_event (arn, no, what, at, words)
     select $1, coalesce(max(no), 0) + 1, $2, $3, $4 from empanelment_event where arn = $1`,
    [arn, what, at, words],
  );
}

export interface DocumentRow {
  readonly kind: DocumentKind;
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly at: string;
}

export const findDocuments = (queries: Queries, arn: string): Promise<DocumentRow[]> =>
  queries.query<DocumentRow>(
    `select kind, id, name, content_type as "contentType", bytes, at from empanelment_document
      where arn = $1 order by kind`,
    [arn],
  );

/** The ids of their files. */
export async function removeDocuments(
  tx: Tx,
  arn: string,
  kinds: readonly DocumentKind[],
): Promise<readonly string[]> {
  const gone = await tx.query<{ id: string }>(
    'delete from empanelment_document where arn = $1 and kind = any ($2) returning id',
    [arn, kinds],
  );
  return gone.map(({ id }) => id);
}

export async function insertDocument(tx: Tx, arn: string, document: DocumentRow): Promise<void> {
  const { kind, id, name, contentType, bytes, at } = document;
  await tx.query(
    `insert into empanelment_document (arn, kind, id, name, content_type, bytes, at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [arn, kind, id, name, contentType, bytes, at],
  );
}
