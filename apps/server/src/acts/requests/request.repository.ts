import type { ActChange } from '@hub/contract/console/act-calls';
import type { ApprovalState } from '@hub/domain/staff/approval';
import type { Queries } from '../../db/queries.ts';

/** What the maker saw. */
interface SavedPreview {
  readonly subjectName: string;
  readonly sentence: string;
  readonly changes: readonly ActChange[];
  readonly effects: readonly string[];
}

export interface RequestRow {
  readonly id: string;
  readonly act: string;
  readonly subject: string;
  readonly arn: string | null;
  readonly input: unknown;
  readonly preview: SavedPreview;
  readonly before: string;
  readonly reason: string;
  readonly maker: string;
  readonly state: ApprovalState;
  readonly checker: string | null;
  readonly words: string | null;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly decidedAt: string | null;
}

const columns = `id, act, subject, arn, input, preview, before, reason, maker, state, checker, words,
  created_at as "createdAt", expires_at as "expiresAt", decided_at as "decidedAt"`;

export type NewRequest = Pick<
  RequestRow,
  | 'id'
  | 'act'
  | 'subject'
  | 'arn'
  | 'input'
  | 'preview'
  | 'before'
  | 'reason'
  | 'maker'
  | 'createdAt'
  | 'expiresAt'
>;

/** False when one is open for this act and subject. */
export async function insertRequest(queries: Queries, request: NewRequest): Promise<boolean> {
  const { id, act, subject, arn, input, preview, before, reason, maker, createdAt, expiresAt } = request;
  const rows = await queries.query(
    `insert into act_request
       (id, act, subject, arn, input, preview, before, reason, maker, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (act, subject) where state = 'open' do nothing returning id`,
    [
      id,
      act,
      subject,
      arn,
      JSON.stringify(input),
      JSON.stringify(preview),
      before,
      reason,
      maker,
      createdAt,
      expiresAt,
    ],
  );
  return rows.length === 1;
}

export async function findRequest(queries: Queries, id: string): Promise<RequestRow | null> {
  const rows = await queries.query<RequestRow>(`select ${columns} from act_request where id = $1`, [id]);
  return rows[0] ?? null;
}

export async function lockRequest(queries: Queries, id: string): Promise<RequestRow | null> {
  const rows = await queries.query<RequestRow>(
    `select ${columns} from act_request where id = $1 for update`,
    [id],
  );
  return rows[0] ?? null;
}

export async function findOpenRequest(
  queries: Queries,
  act: string,
  subject: string,
): Promise<RequestRow | null> {
  const rows = await queries.query<RequestRow>(
    `select ${columns} from act_request where act = $1 and subject = $2 and state = 'open'`,
    [act, subject],
  );
  return rows[0] ?? null;
}

/** Those that waited too long and that nobody is deciding on now. */
export const lockOverdue = (queries: Queries, now: string): Promise<RequestRow[]> =>
  queries.query<RequestRow>(
    `select ${columns} from act_request where state = 'open' and expires_at <= $1 order by created_at, id
       limit 100 for update skip locked`,
    [now],
  );

interface RequestEnd {
  readonly state: Exclude<ApprovalState, 'open'>;
  readonly checker: string | null;
  readonly words: string | null;
  readonly runId: string | null;
  readonly at: string;
}

export async function endRequest(queries: Queries, id: string, end: RequestEnd): Promise<void> {
  await queries.query(
    `update act_request set state = $2, checker = $3, words = $4, run_id = $5, decided_at = $6
      where id = $1 and state = 'open'`,
    [id, end.state, end.checker, end.words, end.runId, end.at],
  );
}

/** Open ones, the oldest first. */
export const listOpen = (queries: Queries, now: string): Promise<RequestRow[]> =>
  queries.query<RequestRow>(
    `select ${columns} from act_request where state = 'open' and expires_at > $1 order by created_at, id limit 500`,
    [now],
  );

/** What is over, the newest first: what waited too long is over whether somebody has noted it yet or not. */
export const listEnded = (queries: Queries, now: string): Promise<RequestRow[]> =>
  queries.query<RequestRow>(
    `select ${columns} from act_request where state <> 'open' or expires_at <= $1
      order by created_at desc, id limit 200`,
    [now],
  );

export const listOfSubject = (queries: Queries, subject: string): Promise<RequestRow[]> =>
  queries.query<RequestRow>(
    `select ${columns} from act_request where subject = $1 order by created_at desc, id limit 200`,
    [subject],
  );
