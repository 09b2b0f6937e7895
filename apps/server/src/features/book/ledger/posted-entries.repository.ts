import { type DayNumber, milliUnits, moneyOf, navOf, unitsOf } from '@hub/domain';
import type { EntryKind } from '@hub/domain/holdings/ledger/entry-kinds';
import { refOf } from '@hub/domain/holdings/ledger/entry-name';
import type { LedgerEntry } from '@hub/domain/holdings/ledger/ledger-entry';
import { splitEntry } from '@hub/domain/holdings/ledger/split-entry';
import type { Queries } from '../../../db/queries.ts';
import { keyArrays, type PositionKey } from './new-entry.ts';

interface LedgerRow extends PositionKey {
  readonly trxnNo: string;
  readonly revision: number;
  readonly day: number;
  readonly postedOn: number | null;
  readonly arrived: number;
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
  readonly undoes: EntryKind | null;
  readonly userRef: string | null;
  readonly isOrder: boolean;
}

/** A reversal of before says only by its sign what it takes back. */
const undoneKind = (units: bigint): EntryKind =>
  units < 0n ? 'purchase' : units > 0n ? 'redemption' : 'idcw-payout';

/** A ledger row as the domain folds it: no sign, the kind says which way. */
function entryOf(row: LedgerRow): LedgerEntry {
  const units = unitsOf(row.units);
  return {
    ref: refOf(row.trxnNo),
    row: row.trxnNo,
    kind: row.kind,
    day: row.day as DayNumber,
    posted: (row.postedOn ?? row.day) as DayNumber,
    arrived: row.arrived,
    units: milliUnits(units < 0n ? -units : units),
    nav: navOf(row.nav),
    amount: moneyOf(row.amount),
    duty: moneyOf(row.duty),
    stt: moneyOf(row.stt),
    tds: moneyOf(row.tax),
    carried:
      row.carriedOn === null
        ? null
        : {
            acquiredOn: row.carriedOn as DayNumber,
            cost: row.carriedCost === null ? null : moneyOf(row.carriedCost),
          },
    reverses: row.reverses,
    undoes: row.kind === 'reversal' ? (row.undoes ?? undoneKind(units)) : null,
    userRef: row.userRef,
    isOrder: row.isOrder,
  };
}

export interface PostedEntry extends PositionKey {
  readonly entry: LedgerEntry;
}

const rowColumns = `l.arn, l.folio_no as "folioNo", l.scheme_code as "schemeCode", l.trxn_no as "trxnNo", l.revision,
  l.day - date '1970-01-01' as day, l.posted_on - date '1970-01-01' as "postedOn",
  date_part('epoch', l.created_at) as arrived, l.kind, l.amount, l.units, l.nav, l.duty, l.stt, l.tax,
  l.carried_on - date '1970-01-01' as "carriedOn", l.carried_cost as "carriedCost", l.reverses, l.undoes,
  l.user_ref as "userRef", (l.import_id is null and l.user_ref is not null) as "isOrder"`;

interface WholeLedger {
  /** As the ledger is now, and as it was without what this transaction has on its stage. */
  readonly now: LedgerEntry[];
  readonly before: LedgerEntry[];
}

const isStaged = `exists (select from incoming i where i.arn = l.arn and i.folio_no = l.folio_no
  and i.scheme_code = l.scheme_code and i.trxn_no = l.trxn_no and i.revision = l.revision)`;

/**
 * Whole ledgers, by position. What was rolled back is not in them: of each name only the newest revision counts, and
 * only an even one.
 */
export async function readLedgers(
  queries: Queries,
  keys: readonly PositionKey[],
  hasStage: boolean,
): Promise<WholeLedger[]> {
  const rows = await queries.query<LedgerRow & { readonly at: number; readonly isFresh: boolean }>(
    `select wanted.at::int4 as at, ${rowColumns}, ${hasStage ? isStaged : 'false'} as "isFresh"
       from unnest($1::text[], $2::text[], $3::text[]) with ordinality as wanted (arn, folio_no, scheme_code, at)
       join ledger l using (arn, folio_no, scheme_code)
      order by wanted.at, l.trxn_no, l.revision desc`,
    keyArrays(keys),
  );
  const ledgers = keys.map((): WholeLedger => ({ now: [], before: [] }));
  let last: (typeof rows)[number] | undefined;
  let existedBefore = false;
  for (const row of rows) {
    const isOther = last?.at !== row.at || last.trxnNo !== row.trxnNo;
    if (isOther) existedBefore = false;
    const ledger = ledgers[row.at - 1] as WholeLedger;
    const exists = row.revision % 2 === 0;
    const entry = exists && (isOther || (!row.isFresh && !existedBefore)) ? entryOf(row) : null;
    if (isOther && entry !== null) ledger.now.push(entry);
    if (!row.isFresh && !existedBefore) {
      existedBefore = true;
      if (entry !== null) ledger.before.push(entry);
    }
    last = row;
  }
  return ledgers;
}

/** All that counts in the ledgers of one client, or of one folio. */
export async function readLedgersOf(
  queries: Queries,
  arn: string,
  whose: { readonly investorId: string } | { readonly folioNo: string },
): Promise<PostedEntry[]> {
  const ofFolio = 'folioNo' in whose;
  const rows = await queries.query<LedgerRow & { readonly reversedBy: string | null }>(
    `select ${rowColumns}, l.units_taken_back::text as "reversedBy"
       from ${ofFolio ? 'counted_entry l' : 'folio f join counted_entry l using (arn, folio_no)'}
      where l.arn = $1 and ${ofFolio ? 'l.folio_no' : 'f.investor_id'} = $2
      order by l.folio_no, l.scheme_code, l.trxn_no`,
    [arn, ofFolio ? whose.folioNo : whose.investorId],
  );
  return rows.map((row) => ({
    arn: row.arn,
    folioNo: row.folioNo,
    schemeCode: row.schemeCode,
    entry: row.reversedBy === null ? entryOf(row) : splitEntry(entryOf(row), unitsOf(row.reversedBy)).rest,
  }));
}

interface UnresolvedEntry extends PositionKey {
  readonly trxnNo: string;
  readonly day: string;
  readonly kind: EntryKind;
  readonly reason: string;
}

/** Rows that cannot be applied yet, oldest first. */
export const listUnresolved = (queries: Queries): Promise<UnresolvedEntry[]> =>
  queries.query<UnresolvedEntry>(
    `select u.arn, u.folio_no as "folioNo", u.scheme_code as "schemeCode", u.trxn_no as "trxnNo", l.day, l.kind,
            u.reason
       from uncounted_entry u join posted_entry l using (arn, folio_no, scheme_code, trxn_no)
      where u.why = 'unresolved'
      order by u.arn, l.day, u.folio_no, u.scheme_code, u.trxn_no`,
  );
