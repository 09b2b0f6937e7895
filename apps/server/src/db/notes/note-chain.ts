import { createHash } from 'node:crypto';
import type { Database, Tx } from '../database.ts';
import { oneStatement, type Queries } from '../queries.ts';
import { readSetting, writeSetting } from '../settings/settings.ts';

/** What the first link follows. */
const chainStart = 'the beginning';
const horizonKey = 'audit-chain';
const linksAtOnce = 1000;
const walkedAtOnce = 5000;
/** Of this house alone: whoever adds links has it until its transaction is over. */
const chainLock = 4_013_013;

/** Every column of a note that says something, in one text that two servers write alike. */
const noteText = `jsonb_build_array(n.id::text, n.arn, n.actor, n.action, n.subject, n.details, n.address, n.request_id,
  extract(epoch from n.created_at)::text, n.staff_id, n.reason, n.changes, n.run_id, n.approved_by)::text`;

const linkOf = (before: string, note: string): string =>
  createHash('sha256').update(before).update('\n').update(note).digest('hex');

interface Link {
  readonly no: number;
  readonly hash: string;
}

async function lastLink(queries: Queries): Promise<Link> {
  const rows = await queries.query<Link>(
    'select no::int4 as no, hash from audit_chain order by no desc limit 1',
  );
  return rows[0] ?? { no: 0, hash: chainStart };
}

interface Horizon {
  /** Every transaction below it was over when the chain was last at its end. */
  readonly done: string;
}

/**
 * Adds a link for every note whose transaction is over. Every transaction below the snapshot's lowest open one is, and
 * what commits later has a number from there on: so nothing that commits late is skipped. A number beyond every one that
 * this server has given is of a server whose data was brought here, and over as well. The numbers are the
 * server's, not the database's: a long transaction of another database on it holds the chain up, and nothing else. Answers the last one it added.
 */
export async function addLinks(db: Database): Promise<Link | null> {
  const [now] = await db.read<{ low: string; high: string }>(
    'system',
    `select pg_snapshot_xmin(s)::text as low, pg_snapshot_xmax(s)::text as high from pg_current_snapshot() as s`,
  );
  if (now === undefined) return null;
  const saved = (await readSetting<Horizon>(oneStatement(db, 'system'), horizonKey))?.done ?? '0';
  const from = BigInt(saved) > BigInt(now.high) ? '0' : saved;
  let last: Link | null = null;
  for (;;) {
    const batch = await db.transaction('system', (tx) => addBatch(tx, { from, ...now }));
    if (batch === 'busy') return last;
    last = batch.at(-1) ?? last;
    if (batch.length < linksAtOnce) break;
  }
  await writeSetting(oneStatement(db, 'system'), horizonKey, { done: now.low } satisfies Horizon);
  return last;
}

/** Unless another process is at it. */
async function addBatch(
  tx: Tx,
  { from, low, high }: { readonly from: string; readonly low: string; readonly high: string },
): Promise<readonly Link[] | 'busy'> {
  const [lock] = await tx.query<{ got: boolean }>('select pg_try_advisory_xact_lock($1) as got', [chainLock]);
  if (lock?.got !== true) return 'busy';
  const notes = await tx.query<{ id: string; note: string }>(
    `select n.id, ${noteText} as note from audit_log n
      where n.xid >= $1::xid8 and (n.xid < $2::xid8 or n.xid >= $3::xid8)
        and not exists (select from audit_chain c where c.note_id = n.id)
      order by n.id limit $4`,
    [from, low, high, linksAtOnce],
  );
  if (notes.length === 0) return [];
  let { no, hash } = await lastLink(tx);
  const links = notes.map(({ id, note }) => {
    no += 1;
    hash = linkOf(hash, note);
    return { no, id, hash };
  });
  await tx.query(
    `insert into audit_chain (no, note_id, hash)
     select no, note_id, hash from unnest($1::bigint[], $2::bigint[], $3::text[]) as l (no, note_id, hash)`,
    [links.map((link) => link.no), links.map(({ id }) => id), links.map((link) => link.hash)],
  );
  return links;
}

export interface ChainReport {
  /** Notes that the chain holds. */
  readonly notes: number;
  /** Notes that wait for their link. */
  readonly waiting: number;
  /** The first note that is not as it was when its link was added, or is gone. */
  readonly brokenAt: string | null;
}

/** Walks the whole chain. */
export async function verifyChain(queries: Queries): Promise<ChainReport> {
  let last: Link = { no: 0, hash: chainStart };
  for (;;) {
    const links = await queries.query<Link & { noteId: string; note: string | null }>(
      `select c.no::int4 as no, c.hash, c.note_id as "noteId",
              case when n.id is null then null else ${noteText} end as note
         from audit_chain c left join audit_log n on n.id = c.note_id
        where c.no > $1 order by c.no limit $2`,
      [last.no, walkedAtOnce],
    );
    for (const { no, hash, noteId, note } of links) {
      if (no !== last.no + 1 || note === null || hash !== linkOf(last.hash, note)) {
        return { notes: last.no, waiting: 0, brokenAt: noteId };
      }
      last = { no, hash };
    }
    if (links.length < walkedAtOnce) break;
  }
  const rows = await queries.query<{ n: number }>(
    `select count(*)::int4 as n from audit_log n where not exists (select from audit_chain c where c.note_id = n.id)`,
  );
  return { notes: last.no, waiting: rows[0]?.n ?? 0, brokenAt: null };
}
