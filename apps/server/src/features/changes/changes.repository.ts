import type { ChangeKind } from '@hub/contract/changes/change-texts';
import type { NominationWire } from '@hub/contract/nominees/nomination-schema';
import type { ContactRelation } from '@hub/domain/contacts/check-contact';
import type { ContactChangeKind } from '@hub/domain/orders/terms/flow-steps';
import type { Queries } from '../../db/queries.ts';
import type { NomineeJson } from './folio.repository.ts';

interface ContactChangeTerms {
  readonly value: string;
  /** The e-mail address, where both are changed. */
  readonly also?: string;
  readonly relation: ContactRelation;
  /** What the investor has no more. */
  readonly lost?: ContactChangeKind;
}
interface NominationBefore {
  readonly nominees: readonly NomineeJson[];
  readonly isOptOut: boolean;
}

interface AnyChange {
  readonly arn: string;
  readonly id: string;
  readonly folioNo: string;
  readonly investorId: string;
  readonly status: 'open' | 'confirmed' | 'declined' | 'expired' | 'cancelled';
  readonly sentTo: readonly string[];
  readonly sentAt: string;
  readonly expiresAt: string;
}
export type ChangeRow = AnyChange &
  (
    | {
        readonly kind: ContactChangeKind | 'CHANGEBOTH';
        readonly terms: ContactChangeTerms;
        readonly before: { readonly value: string; readonly also?: string };
      }
    | { readonly kind: 'NOMINATION'; readonly terms: NominationWire; readonly before: NominationBefore }
  );

const columns = `arn, id, kind, folio_no as "folioNo", investor_id as "investorId", status, terms, before,
  sent_to as "sentTo", created_at as "sentAt", expires_at as "expiresAt"`;

interface NewChange {
  readonly id: string;
  readonly kind: ChangeKind;
  readonly folioNo: string;
  readonly investorId: string;
  readonly terms: object;
  readonly before: object;
  readonly sentTo: readonly string[];
  readonly expiresAt: string;
}

/** Whether this distributor's clients ever changed anything here. */
export async function hasChanges(queries: Queries, arn: string): Promise<boolean> {
  return (await queries.query('select 1 from folio_change where arn = $1 limit 1', [arn])).length > 0;
}

/** Null where such a change waits already: two who ask at once do not both write one. */
export async function insertChange(
  queries: Queries,
  arn: string,
  change: NewChange,
  at: string,
): Promise<ChangeRow | null> {
  const rows = await queries.query<ChangeRow>(
    `insert into folio_change (arn, id, kind, folio_no, investor_id, status, terms, before, sent_to, expires_at, created_at)
     values ($1, $2, $3, $4, $5, 'open', $6, $7, $8, $9, $10) on conflict do nothing returning ${columns}`,
    [
      arn,
      change.id,
      change.kind,
      change.folioNo,
      change.investorId,
      JSON.stringify(change.terms),
      JSON.stringify(change.before),
      JSON.stringify(change.sentTo),
      change.expiresAt,
      at,
    ],
  );
  return rows[0] ?? null;
}

/** Those of the investor whose time is over are over. */
export async function expireChanges(
  queries: Queries,
  arn: string,
  investorId: string,
  now: string,
): Promise<void> {
  await queries.query(
    `update folio_change set status = 'expired'
      where arn = $1 and investor_id = $2 and status = 'open' and expires_at <= $3`,
    [arn, investorId, now],
  );
}

/** What waits for the investor: a change of the contact, or of the nomination of this folio. */
export async function findOpenChange(
  queries: Queries,
  arn: string,
  { investorId, folioNo }: { readonly investorId: string; readonly folioNo: string },
  of: 'contact' | 'nomination',
  now: string,
): Promise<ChangeRow | null> {
  const rows = await queries.query<ChangeRow>(
    `select ${columns} from folio_change
      where arn = $1 and investor_id = $2 and status = 'open' and expires_at > $4
        and case when $5 = 'nomination' then kind = 'NOMINATION' and folio_no = $3 else kind <> 'NOMINATION' end`,
    [arn, investorId, folioNo, now, of],
  );
  return rows[0] ?? null;
}

export async function findChange(queries: Queries, arn: string, id: string): Promise<ChangeRow | null> {
  const rows = await queries.query<ChangeRow>(
    `select ${columns} from folio_change where arn = $1 and id = $2`,
    [arn, id],
  );
  return rows[0] ?? null;
}

export async function lockChange(queries: Queries, arn: string, id: string): Promise<ChangeRow | null> {
  const rows = await queries.query<ChangeRow>(
    `select ${columns} from folio_change where arn = $1 and id = $2 for update`,
    [arn, id],
  );
  return rows[0] ?? null;
}

export async function closeChange(
  queries: Queries,
  arn: string,
  id: string,
  status: 'confirmed' | 'declined' | 'cancelled',
  at: string,
): Promise<void> {
  await queries.query(`update folio_change set status = $3, decided_at = $4 where arn = $1 and id = $2`, [
    arn,
    id,
    status,
    at,
  ]);
}
