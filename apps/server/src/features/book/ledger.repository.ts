import {
  type DayNumber,
  type EntryKind,
  type LedgerEntry,
  milliUnits,
  moneyOf,
  navOf,
  unitsOf,
  writeMoney,
  writeNav,
  writeUnits,
} from '@hub/domain';
import { copyText } from '../../db/copy-line.ts';
import type { Tx } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import type { NewEntry, PositionKey } from './new-entry.ts';

/** So many locks stand for all distributors; whoever posts holds those of the distributors it touches. */
const lockBuckets = 256;
/** Any number, the same for every process. */
const lockClass = 4300_0002;

const columns = `arn, folio_no, scheme_code, trxn_no, day, kind, amount, units, nav, duty, load, stt, tax, plan_no,
  euin, sub_arn, carried_on, carried_cost, reverses`;

const stageTable = `create temp table incoming (
    n int4 not null, revision int2 not null default 0, arn text not null, folio_no text not null,
    scheme_code text not null, trxn_no text not null, day int4 not null, kind text not null, amount numeric not null,
    units numeric not null, nav numeric not null, duty numeric not null, load numeric not null,
    stt numeric not null, tax numeric not null, plan_no text, euin text, sub_arn text,
    carried_on int4, carried_cost numeric, reverses text
  ) on commit drop`;

/**
 * For a transaction that fills tables: a plan made when they were empty must not be kept while they grow. Planning
 * anew costs a millisecond a statement, which a single posting need not pay.
 */
export async function planAnew(tx: Tx): Promise<void> {
  await tx.query('set local plan_cache_mode to force_custom_plan');
}

/** Brings the entries into a table of this transaction, where every later step finds them. */
export async function stageEntries(tx: Tx, entries: readonly NewEntry[]): Promise<void> {
  await tx.query(stageTable);
  await tx.copy(`incoming (n, ${columns})`, linesOf(entries));
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
    chunk += `${copyText(entry.euin)}\t${copyText(entry.subArn)}\t${carried === null ? '\\N\t\\N' : `${carried.acquiredOn}\t${writeMoney(carried.cost)}`}\t${copyText(entry.reverses)}\n`;
    if (chunk.length < 64_000) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

/** Two that post for the same distributor take turns; readers wait for nobody. */
export async function lockDistributors(tx: Tx, arns: readonly string[]): Promise<void> {
  await tx.query(
    `select pg_advisory_xact_lock($1, bucket)
       from (select distinct abs(hashtext(arn)) % $2::int as bucket from unnest($3::text[]) arn order by 1) buckets`,
    [lockClass, lockBuckets, arns],
  );
}

export interface KnownEntry {
  readonly n: number;
  /** The newest revision; odd when a rollback took the entry back. */
  readonly revision: number;
  /** Whether it says the same as the incoming one. */
  readonly isSame: boolean;
}

/**
 * Writes what is staged. Fails as a whole when the ledger has one of the numbers already: the cheaper way, for who
 * expects that it has not.
 */
export async function insertFresh(tx: Tx, importId: string | null): Promise<void> {
  await tx.query(insertFrom('incoming'), [importId]);
}

/** Whether a statement failed because a number was there. */
export const isKnownNumber = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === '23505';

/**
 * Writes what is staged and is new, and answers what the ledger had before. Nothing of that was written: a number
 * exists once, from its first revision on.
 */
export async function insertUnknown(tx: Tx, importId: string | null): Promise<KnownEntry[]> {
  await tx.query('analyze incoming');
  const [written] = await tx.query<{ written: number; staged: number }>(
    `with written as (${insertFrom('incoming')} on conflict do nothing returning 1)
     select (select count(*)::int from written) as written, (select count(*)::int from incoming) as staged`,
    [importId],
  );
  if (written?.written === written?.staged) return [];
  return tx.query<KnownEntry>(
    `select distinct on (i.n) i.n, l.revision,
            (l.day = date '1970-01-01' + i.day and l.kind = i.kind and l.amount = i.amount and l.units = i.units)
              as "isSame"
       from incoming i
       join ledger l using (arn, folio_no, scheme_code, trxn_no)
      where l.xmin <> pg_current_xact_id()::xid
      order by i.n, l.revision desc`,
  );
}

const insertFrom = (staged: string) => `
  insert into ledger (revision, ${columns}, import_id)
  select revision, arn, folio_no, scheme_code, trxn_no, date '1970-01-01' + day, kind, amount, units, nav, duty, load,
         stt, tax, plan_no, euin, sub_arn, date '1970-01-01' + carried_on, carried_cost, reverses, $1::int8
    from ${staged}`;

/** Entries that stand in the ledger leave the stage; those that a rollback took back come again, a revision later. */
export async function settleStage(
  tx: Tx,
  known: readonly KnownEntry[],
  importId: string | null,
): Promise<void> {
  if (known.length === 0) return;
  const counted = known.filter(({ revision }) => revision % 2 === 0);
  const again = known.filter(({ revision }) => revision % 2 === 1);
  await tx.query('delete from incoming where n = any($1::int4[])', [counted.map(({ n }) => n)]);
  if (again.length === 0) return;
  await tx.query(
    `update incoming set revision = again.revision
       from unnest($1::int4[], $2::int2[]) as again (n, revision) where incoming.n = again.n`,
    [again.map(({ n }) => n), again.map(({ revision }) => revision + 1)],
  );
  await tx.query(insertFrom('incoming where revision > 0'), [importId]);
}

/** Of what kind the entries are that these reversals take back; the ledger has them, or they came along. */
export async function reversedKinds(tx: Tx, entries: readonly NewEntry[]): Promise<Map<NewEntry, EntryKind>> {
  const reversals = entries.filter(({ kind }) => kind === 'reversal');
  if (reversals.length === 0) return new Map();
  const rows = await tx.query<{ n: number; kind: EntryKind }>(
    `select distinct on (r.n) r.n::int, l.kind
       from unnest($1::text[], $2::text[], $3::text[], $4::text[]) with ordinality
            as r (arn, folio_no, scheme_code, trxn_no, n)
       join ledger l using (arn, folio_no, scheme_code, trxn_no)
      order by r.n, l.revision`,
    [
      reversals.map(({ arn }) => arn),
      reversals.map(({ folioNo }) => folioNo),
      reversals.map(({ schemeCode }) => schemeCode),
      reversals.map(({ reverses }) => reverses),
    ],
  );
  return new Map(
    rows.flatMap(({ n, kind }) => {
      const reversal = reversals[n - 1];
      return reversal === undefined ? [] : [[reversal, kind] as const];
    }),
  );
}

/** Stages the opposite of entries of an import that still stand; how many they are. */
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
              carried_cost, reverses
         from counted returning 1
     )
     select count(*)::int as staged from staged`,
    [importId, limit],
  );
  return rows[0]?.staged ?? 0;
}

/** The positions the stage touches and the first day it changes, per distributor. */
export const stagedPositions = (tx: Tx): Promise<(PositionKey & { since: string })[]> =>
  tx.query(
    `select arn, folio_no as "folioNo", scheme_code as "schemeCode", (date '1970-01-01' + min(day))::date as since
       from incoming group by arn, folio_no, scheme_code`,
  );

interface LedgerRow {
  readonly arn: string;
  readonly folioNo: string;
  readonly schemeCode: string;
  readonly trxnNo: string;
  readonly day: number;
  readonly kind: EntryKind;
  readonly amount: string;
  readonly units: string;
  readonly nav: string;
  readonly duty: string;
  readonly stt: string;
  readonly tax: string;
  readonly carriedOn: number | null;
  readonly carriedCost: string | null;
  readonly reverses: string | null;
}

/** A ledger row as the domain folds it: no sign, the kind says which way. */
function entryOf(row: LedgerRow): LedgerEntry {
  const units = unitsOf(row.units);
  return {
    ref: row.trxnNo,
    kind: row.kind,
    day: row.day as DayNumber,
    units: milliUnits(units < 0n ? -units : units),
    nav: navOf(row.nav),
    amount: moneyOf(row.amount),
    duty: moneyOf(row.duty),
    stt: moneyOf(row.stt),
    tds: moneyOf(row.tax),
    carried:
      row.carriedOn === null || row.carriedCost === null
        ? null
        : { acquiredOn: row.carriedOn as DayNumber, cost: moneyOf(row.carriedCost) },
    reverses: row.reverses,
  };
}

export interface PostedEntry extends PositionKey {
  readonly entry: LedgerEntry;
}

const postedColumns = `arn, folio_no as "folioNo", scheme_code as "schemeCode", trxn_no as "trxnNo",
  day - date '1970-01-01' as day, kind, amount, units, nav, duty, stt, tax,
  carried_on - date '1970-01-01' as "carriedOn", carried_cost as "carriedCost", reverses, revision`;

/**
 * What was rolled back is not there: of each number only the newest revision counts, and only an even one.
 */
async function readPosted(
  queries: Queries,
  from: string,
  params: readonly unknown[],
): Promise<PostedEntry[]> {
  const rows = await queries.query<LedgerRow & { readonly revision: number }>(
    `select distinct on (arn, folio_no, scheme_code, trxn_no) ${postedColumns} from ${from}
      order by arn, folio_no, scheme_code, trxn_no, revision desc`,
    params,
  );
  return rows
    .filter(({ revision }) => revision % 2 === 0)
    .map((row) => ({
      arn: row.arn,
      folioNo: row.folioNo,
      schemeCode: row.schemeCode,
      entry: entryOf(row),
    }));
}

/** Whole ledgers of single positions. */
export const readLedgers = (tx: Tx, keys: readonly PositionKey[]): Promise<PostedEntry[]> =>
  readPosted(
    tx,
    `unnest($1::text[], $2::text[], $3::text[]) as wanted (arn, folio_no, scheme_code)
       join ledger using (arn, folio_no, scheme_code)`,
    [
      keys.map(({ arn }) => arn),
      keys.map(({ folioNo }) => folioNo),
      keys.map(({ schemeCode }) => schemeCode),
    ],
  );

/** Everything that stands in the ledgers of one client, or of one folio. */
export const readLedgersOf = (
  queries: Queries,
  arn: string,
  whose: { readonly investorId: string } | { readonly folioNo: string },
): Promise<PostedEntry[]> =>
  'folioNo' in whose
    ? readPosted(queries, 'ledger where arn = $1 and folio_no = $2', [arn, whose.folioNo])
    : readPosted(queries, 'folio f join ledger using (arn, folio_no) where arn = $1 and f.investor_id = $2', [
        arn,
        whose.investorId,
      ]);

/** Where the next folios begin. */
export interface FolioCursor {
  readonly arn: string;
  readonly folioNo: string;
}

/** The ledgers of so many folios after a cursor; with the last folio there is, also of one whose entries are all gone. */
export async function readLedgerPage(
  tx: Tx,
  after: FolioCursor,
  folios: number,
): Promise<{ readonly posted: PostedEntry[]; readonly last: FolioCursor | null }> {
  const page = await tx.query<FolioCursor>(
    `select arn, folio_no as "folioNo" from folio where (arn, folio_no) > ($1, $2)
      order by arn, folio_no limit $3`,
    [after.arn, after.folioNo, folios],
  );
  const posted = await readPosted(
    tx,
    'unnest($1::text[], $2::text[]) as wanted (arn, folio_no) join ledger using (arn, folio_no)',
    [page.map(({ arn }) => arn), page.map(({ folioNo }) => folioNo)],
  );
  return { posted, last: page.at(-1) ?? null };
}
