import type { ActChange } from '@hub/contract/console/act-calls';
import { listFilter } from '../lists/list-filter.ts';
import type { Queries } from '../queries.ts';

export interface NoteRow {
  readonly id: string;
  readonly arn: string | null;
  readonly actor: string;
  readonly action: string;
  readonly subject: string | null;
  readonly details: Readonly<Record<string, unknown>> | null;
  readonly address: string | null;
  readonly createdAt: string;
  readonly staffId: string | null;
  readonly reason: string | null;
  readonly changes: readonly ActChange[] | null;
  readonly approvedBy: string | null;
}

export interface NoteSearch {
  readonly staffId?: string | undefined;
  readonly arn?: string | undefined;
  readonly subjects?: readonly string[] | undefined;
  readonly act?: string | undefined;
  /** From this moment on. */
  readonly from?: string | undefined;
  /** Before this moment. */
  readonly until?: string | undefined;
  /** The last id of the page before. */
  readonly before?: string | undefined;
}

const columns = `n.id, n.arn, n.actor, n.action, n.subject, n.details, n.address, n.created_at as "createdAt",
  n.staff_id as "staffId", n.reason, n.changes, n.approved_by as "approvedBy"`;

/**
 * Ids grow with time, but for transactions that were open side by side, none of which is open for an hour: so a span of
 * days is a span of ids, and every search walks one index by id, however long ago the days are.
 */
const firstIdAt = (moment: string) =>
  `(select n.id from audit_log n where n.created_at >= ${moment} order by n.created_at, n.id limit 1)`;

/** As a statement, so that a test can ask for its plan. */
export function noteSearch(search: NoteSearch, limit: number): { text: string; params: unknown[] } {
  const filter = listFilter([]);
  filter.is('n.staff_id', search.staffId);
  filter.is('n.arn', search.arn);
  filter.when(search.subjects, (subjects) => `n.subject = any(${subjects}::text[])`);
  filter.is('n.action', search.act);
  filter.when(search.from, (from) => `n.created_at >= ${from}::timestamptz`);
  filter.when(search.from, (from) => `n.id >= ${firstIdAt(`${from}::timestamptz - interval '1 hour'`)}`);
  filter.when(search.until, (until) => `n.created_at < ${until}::timestamptz`);
  filter.when(
    search.until,
    (until) =>
      `n.id < coalesce(${firstIdAt(`${until}::timestamptz + interval '1 hour'`)}, 9223372036854775807)`,
  );
  filter.when(search.before, (before) => `n.id < ${before}::bigint`);
  return {
    text: `select ${columns} from audit_log n where ${filter.where()} order by n.id desc limit ${filter.bind(limit)}`,
    params: filter.params,
  };
}

/** The newest first. */
export function findNotes(queries: Queries, search: NoteSearch, limit: number): Promise<NoteRow[]> {
  const { text, params } = noteSearch(search, limit);
  return queries.query<NoteRow>(text, params);
}

export async function countNotes(queries: Queries, search: NoteSearch): Promise<number> {
  const { text, params } = noteSearch(search, Number.MAX_SAFE_INTEGER);
  const rows = await queries.query<{ n: number }>(
    `select count(*)::int4 as n from (${text}) as found`,
    params,
  );
  return rows[0]?.n ?? 0;
}
