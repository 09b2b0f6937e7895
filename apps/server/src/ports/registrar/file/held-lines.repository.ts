import type { Tx } from '../../../db/database.ts';
import type { Queries } from '../../../db/queries.ts';

/** A line of a response file that nobody has taken or dropped yet. */
export interface HeldLine {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly reference: string | null;
  /** Of the order, where it is one. */
  readonly arn: string | null;
  readonly isOpen: boolean;
  readonly reason: string;
  readonly raw: string;
  readonly decision: 'take' | 'drop' | null;
  readonly createdAt: string;
}

const heldLines = `select q.id, q.file, q.line, q.reference, o.arn, open.order_id is not null as "isOpen", q.reason, q.raw,
       q.decision, q.created_at as "createdAt"
  from registrar_quarantine q
  left join registrar_order o on o.reference = q.reference
  left join registrar_open open on open.order_id = o.id
 where q.settled_at is null`;

export const listHeld = (system: Queries, limit: number): Promise<HeldLine[]> =>
  system.query<HeldLine>(`${heldLines} order by q.id limit $1`, [limit]);

export const countHeld = async (system: Queries): Promise<number> =>
  (
    await system.query<{ count: number }>(
      'select count(*)::int as count from registrar_quarantine where settled_at is null',
    )
  )[0]?.count ?? 0;

/** Locked until the transaction ends; null when it was settled, or never was. */
export const findHeld = async (tx: Tx, id: string): Promise<HeldLine | null> =>
  (await tx.query<HeldLine>(`${heldLines} and q.id = $1 for update of q`, [id]))[0] ?? null;

export async function decideHeld(
  tx: Tx,
  id: string,
  decision: 'take' | 'drop',
  because: string,
  at: Temporal.Instant,
): Promise<void> {
  await tx.query(
    `update registrar_quarantine set decision = $2, because = $3, decided_at = $4,
            settled_at = case $2 when 'drop' then $4::timestamptz end
      where id = $1`,
    [id, decision, because, at.toString()],
  );
}

export const findDecided = async (system: Queries): Promise<string[]> =>
  (
    await system.query<{ id: string }>(
      "select id from registrar_quarantine where settled_at is null and decision = 'take' order by id",
    )
  ).map(({ id }) => id);

export async function settleHeld(tx: Tx, id: string, at: Temporal.Instant): Promise<void> {
  await tx.query('update registrar_quarantine set settled_at = $2 where id = $1', [id, at.toString()]);
}

/** What was decided cannot be done any more. */
export async function reopenHeld(tx: Tx, id: string, reason: string): Promise<void> {
  await tx.query(
    'update registrar_quarantine set decision = null, because = null, decided_at = null, reason = $2 where id = $1',
    [id, reason],
  );
}
