import { writeMoney, writeNav, writeUnits } from '@hub/domain';
import { atOnce } from '../../../db/at-once.ts';
import type { Tx } from '../../../db/database.ts';
import type { Queries } from '../../../db/queries.ts';
import { copyText } from '../../../db/values/copy-line.ts';
import { type NewEntry, type PositionKey, positionName } from './new-entry.ts';
import { versionName } from './version-name.ts';

/** So many locks stand for all distributors; whoever posts holds those of the distributors it touches. */
const lockBuckets = 256;
/** Any number, the same for every process. */
const lockClass = 4300_0002;

const columns = `arn, folio_no, scheme_code, trxn_no, day, kind, amount, units, nav, duty, load, stt, tax, plan_no,
  euin, sub_arn, carried_on, carried_cost, reverses, undoes, posted_on, funds_on, user_ref, counter_scheme, location`;

/** The connection keeps it: to make one costs as much as to write a thousand rows. */
const stageTable = `create temp table if not exists incoming (
    n int4 not null, revision int2 not null default 0, arn text not null, folio_no text not null,
    scheme_code text not null, trxn_no text not null, day int4 not null, kind text not null,
    amount numeric(20, 2) not null, units numeric(20, 3) not null, nav numeric(14, 4) not null,
    duty numeric(20, 2) not null, load numeric(20, 2) not null, stt numeric(20, 2) not null,
    tax numeric(20, 2) not null, plan_no text, euin text, sub_arn text,
    carried_on int4, carried_cost numeric(20, 2), reverses text, undoes text, posted_on int4, funds_on int4, user_ref text,
    counter_scheme text, location text
  ) on commit delete rows`;

/**
 * For a transaction that fills tables: a plan made when they were empty must not be kept while they grow. Planning
 * anew costs a millisecond a statement, which a single posting need not pay.
 */
export async function planAgain(tx: Tx): Promise<void> {
  await tx.query('set local plan_cache_mode to force_custom_plan');
}

/** Brings the entries, and nothing else, into a table of this transaction, where every later step finds them. */
export async function stageEntries(tx: Tx, entries: readonly NewEntry[]): Promise<void> {
  await atOnce([
    tx.query(stageTable),
    tx.query('delete from incoming'),
    tx.copy(`incoming (n, ${columns})`, linesOf(entries)),
  ]);
}

/** Written out, cell by cell: this is the hot loop of an import. ARN, scheme and kind hold nothing to escape. */
function* linesOf(entries: readonly NewEntry[]): Generator<string> {
  let chunk = '';
  for (let n = 0; n < entries.length; n++) {
    const entry = entries[n] as NewEntry;
    const { carried } = entry;
    chunk += `${n}\t${entry.arn}\t${copyText(entry.folioNo)}\t${entry.schemeCode}\t${copyText(entry.trxnNo)}\t${entry.day}\t${entry.kind}\t`;
    chunk += `${writeMoney(entry.amount)}\t${writeUnits(entry.units)}\t${writeNav(entry.nav)}\t${writeMoney(entry.duty)}\t`;
    chunk += `${writeMoney(entry.load)}\t${writeMoney(entry.stt)}\t${writeMoney(entry.tax)}\t${copyText(entry.planNo)}\t`;
    chunk += `${copyText(entry.euin)}\t${copyText(entry.subArn)}\t${carried === null ? '\\N\t\\N' : `${carried.acquiredOn}\t${carried.cost === null ? '\\N' : writeMoney(carried.cost)}`}\t`;
    chunk += `${copyText(entry.reverses)}\t${entry.undoes ?? '\\N'}\t${entry.postedOn ?? '\\N'}\t${entry.fundsOn ?? '\\N'}\t`;
    chunk += `${copyText(entry.userRef ?? null)}\t${copyText(entry.counterScheme ?? null)}\t${entry.location ?? '\\N'}\n`;
    if (chunk.length < 64_000) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

/**
 * Two that post for the same distributor take turns; readers wait for nobody. Taken before the first row of the book is
 * written: who holds rows and then waits for it can be waited for by who has it.
 */
export async function lockDistributors(tx: Queries, arns: readonly string[]): Promise<void> {
  await tx.query(
    `select pg_advisory_xact_lock($1, bucket)
       from (select distinct abs(hashtext(arn)) % $2::int as bucket from unnest($3::text[]) arn order by 1) buckets`,
    [lockClass, lockBuckets, arns],
  );
}

/**
 * Writes what is staged. Fails as a whole when the ledger has one of the numbers already: the cheaper way, for who
 * expects that it has not.
 */
export async function insertFresh(tx: Tx, importId: string | null): Promise<void> {
  await tx.query(insertFrom('incoming'), [importId]);
}

/** Whether a statement failed because a number was there. */
export const isExistingNumber = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === '23505';

interface ExistingEntry {
  readonly n: number;
  /** The newest revision; odd when a rollback took the entry back. */
  readonly revision: number;
  /** Whether it says the same as the incoming one. */
  readonly isSame: boolean;
}

/** Which of the entries the ledger had before, by their index in the list. */
export interface Settled {
  readonly same: ReadonlySet<number>;
  /** Taken back before and here again, or another version of an entry: only the whole ledger says what counts. */
  readonly unusual: readonly number[];
}

/**
 * Writes what is staged and is new. A row that is there leaves the stage; one that a rollback took back comes again, a
 * revision later; one whose name is taken by other figures or days is written as another version.
 */
export async function insertUnknown(
  tx: Tx,
  entries: readonly NewEntry[],
  importId: string | null,
): Promise<Settled> {
  await tx.query('analyze incoming');
  const same = new Set<number>();
  const unusual: number[] = [];
  const settle = async (rows: readonly ExistingEntry[]) => {
    await settleExisting(tx, rows, importId);
    for (const { n, revision } of rows) {
      if (revision % 2 === 0) same.add(n);
      else unusual.push(n);
    }
  };
  for (const turn of inTurns(entries)) {
    const rows = await insertAndCompare(tx, turn, importId);
    await settle(rows.filter(({ isSame }) => isSame));
    const others = rows.flatMap(({ n, isSame }) => (isSame ? [] : [n]));
    if (others.length === 0) continue;
    await tx.query(
      `update incoming set trxn_no = version.name
         from unnest($1::int4[], $2::text[]) as version (n, name) where incoming.n = version.n`,
      [others, others.map((n) => versionName(entries[n] as NewEntry))],
    );
    unusual.push(...others);
    // The name of a version says all that makes rows the same.
    await settle(await insertAndCompare(tx, others, importId));
  }
  return { same, unusual };
}

/** Rows that share a name come one after the other; null stands for all, where none do. */
function inTurns(entries: readonly NewEntry[]): (readonly number[] | null)[] {
  const turns: number[][] = [];
  const counts = new Map<string, number>();
  entries.forEach((entry, n) => {
    const name = `${positionName(entry)}\t${entry.trxnNo}`;
    const turn = counts.get(name) ?? 0;
    counts.set(name, turn + 1);
    const list = turns[turn];
    if (list === undefined) turns.push([n]);
    else list.push(n);
  });
  return turns.length === 1 ? [null] : turns;
}

const insertFrom = (staged: string) => `
  insert into ledger (revision, ${columns}, import_id)
  select revision, arn, folio_no, scheme_code, trxn_no, date '1970-01-01' + day, kind, amount, units, nav, duty, load,
         stt, tax, plan_no, euin, sub_arn, date '1970-01-01' + carried_on, carried_cost, reverses, undoes,
         date '1970-01-01' + posted_on, date '1970-01-01' + funds_on, user_ref, counter_scheme, location, $1::int8
    from ${staged}`;

/** Inserts those that have a new name, and says of the others what the ledger has under theirs. */
async function insertAndCompare(
  tx: Tx,
  rows: readonly number[] | null,
  importId: string | null,
): Promise<ExistingEntry[]> {
  const staged = rows === null ? 'incoming' : '(select * from incoming where n = any($2::int4[])) incoming';
  return tx.query<ExistingEntry>(
    `with written as (
       ${insertFrom(staged)} on conflict do nothing returning arn, folio_no, scheme_code, trxn_no
     )
     select distinct on (i.n) i.n, l.revision,
            (l.day = date '1970-01-01' + i.day
             and coalesce(l.posted_on, l.day) = date '1970-01-01' + coalesce(i.posted_on, i.day)
             and l.kind = i.kind and (l.undoes is null or l.undoes is not distinct from i.undoes)
             and l.amount = i.amount and l.units = case when l.revision % 2 = 1 then -i.units else i.units end)
              as "isSame"
       from (select * from ${staged}) i
       join ledger l using (arn, folio_no, scheme_code, trxn_no)
      where not exists (select from written w where w.arn = i.arn and w.folio_no = i.folio_no
                           and w.scheme_code = i.scheme_code and w.trxn_no = i.trxn_no)
      order by i.n, l.revision desc`,
    rows === null ? [importId] : [importId, rows],
  );
}

/** Entries that are in the ledger leave the stage; those that a rollback took back come again, a revision later. */
async function settleExisting(
  tx: Tx,
  existing: readonly ExistingEntry[],
  importId: string | null,
): Promise<void> {
  const counted = existing.filter(({ revision }) => revision % 2 === 0);
  const again = existing.filter(({ revision }) => revision % 2 === 1);
  await tx.query('delete from incoming where n = any($1::int4[])', [counted.map(({ n }) => n)]);
  if (again.length === 0) return;
  await tx.query(
    `update incoming set revision = again.revision
       from unnest($1::int4[], $2::int2[]) as again (n, revision) where incoming.n = again.n`,
    [again.map(({ n }) => n), again.map(({ revision }) => revision + 1)],
  );
  await tx.query(insertFrom('incoming where n = any($2::int4[])'), [importId, again.map(({ n }) => n)]);
}

/** Stages the opposite of entries of an import that exist; how many they are. */
export async function stageRollback(tx: Tx, importId: string, limit: number): Promise<number> {
  await tx.query(stageTable);
  const rows = await tx.query<{ staged: number }>(
    `with counted as (
       select l.* from ledger l
        where l.import_id = $1 and l.revision % 2 = 0
          and not exists (
            select 1 from ledger later
             where later.arn = l.arn and later.folio_no = l.folio_no and later.scheme_code = l.scheme_code
               and later.trxn_no = l.trxn_no and later.revision > l.revision)
        order by l.arn, l.folio_no, l.scheme_code limit $2
     ), staged as (
       insert into incoming (n, revision, ${columns})
       select row_number() over (), revision + 1, arn, folio_no, scheme_code, trxn_no, day - date '1970-01-01', kind,
              amount, -units, nav, duty, load, stt, tax, plan_no, euin, sub_arn, carried_on - date '1970-01-01',
              carried_cost, reverses, undoes, posted_on - date '1970-01-01', funds_on - date '1970-01-01', user_ref,
              counter_scheme, location
         from counted returning 1
     )
     select count(*)::int as staged from staged`,
    [importId, limit],
  );
  return rows[0]?.staged ?? 0;
}

/** The positions the stage touches. */
export const stagedPositions = (tx: Tx): Promise<PositionKey[]> =>
  tx.query('select distinct arn, folio_no as "folioNo", scheme_code as "schemeCode" from incoming');
