import type { FormKind } from '@hub/domain/orders/terms/order-terms';
import type { Tx } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';

export interface WindowRow {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly words: string;
}

const columns = `id, from_at as "from", to_at as "to", words`;

/** That run or are to come, the next first. */
export const findWindows = (queries: Queries, now: string): Promise<WindowRow[]> =>
  queries.query<WindowRow>(
    `select ${columns} from maintenance_window where cancelled_at is null and to_at > $1 order by from_at`,
    [now],
  );

/** One at a time plans. */
export async function lockWindows(tx: Tx): Promise<void> {
  await tx.query('lock table maintenance_window in share row exclusive mode');
}

export async function insertWindow(tx: Tx, { id, from, to, words }: WindowRow): Promise<void> {
  await tx.query('insert into maintenance_window (id, from_at, to_at, words) values ($1, $2, $3, $4)', [
    id,
    from,
    to,
    words,
  ]);
}

export async function cancelWindow(tx: Tx, id: string, at: string): Promise<void> {
  await tx.query('update maintenance_window set cancelled_at = $2 where id = $1', [id, at]);
}

interface ClosedKindRow {
  readonly kind: FormKind;
  readonly words: string;
  readonly since: string;
}

export const findClosedKinds = (queries: Queries): Promise<ClosedKindRow[]> =>
  queries.query<ClosedKindRow>('select kind, words, since from closed_kind order by kind');

export async function insertClosedKind(tx: Tx, { kind, words, since }: ClosedKindRow): Promise<void> {
  await tx.query('insert into closed_kind (kind, words, since) values ($1, $2, $3)', [kind, words, since]);
}

export async function deleteClosedKind(tx: Tx, kind: string): Promise<void> {
  await tx.query('delete from closed_kind where kind = $1', [kind]);
}
