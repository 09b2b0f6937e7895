import { type MilliUnits, milliUnits, writeUnits } from '@hub/domain';
import { atOnce } from '../../../db/at-once.ts';
import type { Tx } from '../../../db/database.ts';
import type { TransactionRecord } from '../feeds/records/records.ts';
import type { FeedBatch, QuarantineItem } from '../feeds/rows/outcomes.ts';
import { lockDistributors, stageEntries } from '../ledger/ledger.repository.ts';
import { type NewLien, noteLiens } from '../people/lien.repository.ts';
import type { SchemeFinder } from '../schemes/scheme.repository.ts';
import type { BatchResult } from './import-file.ts';
import { type Candidate, candidatesOf, importTransactions, schemeOf, whyNot } from './import-transactions.ts';
import { settleOwners } from './transaction-owners.ts';

const isLien = ({ kind }: TransactionRecord): boolean => kind === 'pledge' || kind === 'unpledge';

/** A pledge marks units, its release and its reversal give them back. */
function lienOf(record: TransactionRecord, arn: string, schemeCode: string): NewLien {
  const { kind, reversal, units, transactionNumber } = record;
  const adds = (kind === 'pledge') !== reversal;
  const signed: MilliUnits = adds ? units : milliUnits(-units);
  return {
    arn,
    folioNo: record.folio,
    schemeCode,
    trxnNo: `${transactionNumber}${kind === 'unpledge' ? '~u' : ''}${reversal ? '~R' : ''}`,
    day: record.tradeDate,
    units: writeUnits(signed),
    isBalance: false,
  };
}

/**
 * What a transaction feed brings: candidates for the ledger and, beside them, pledges, which move no units. Both are
 * read in one go, batch by batch.
 */
export async function* entriesAndLiens(
  batches: AsyncIterable<FeedBatch<TransactionRecord>>,
  schemes: SchemeFinder,
  file: string,
): AsyncGenerator<FeedBatch<Candidate | NewLien>> {
  const pledges: TransactionRecord[][] = [];
  const others = (async function* () {
    for await (const batch of batches) {
      const liens = batch.records.filter(isLien);
      pledges.push(liens);
      // Most batches have none, and are then not copied.
      yield liens.length === 0
        ? batch
        : { ...batch, records: batch.records.filter((record) => !isLien(record)) };
    }
  })();
  for await (const batch of candidatesOf(others, schemes, file)) {
    const liens: NewLien[] = [];
    const quarantined: QuarantineItem[] = [...batch.quarantined];
    for (const record of pledges.shift() ?? []) {
      const { arn, line } = record;
      const scheme = schemeOf(record, schemes);
      const refusal = whyNot(record, scheme);
      if (refusal !== null) quarantined.push({ file, line, ...refusal });
      else if (scheme !== undefined && arn !== null) liens.push(lienOf(record, arn, scheme));
    }
    yield { ...batch, records: [...batch.records, ...liens], quarantined };
  }
}

type Read = readonly (Candidate | NewLien)[];

const candidatesIn = (records: Read): Candidate[] => records.filter((record) => 'entry' in record);

/** What of the batch may be brought to the database before its turn. */
export const stageCandidates = (tx: Tx, records: Read): Promise<void> =>
  stageEntries(
    tx,
    candidatesIn(records).map(({ entry }) => entry),
  );

/** Lands what `stageCandidates` has staged. */
export async function importEntriesAndLiens(
  tx: Tx,
  records: Read,
  importId: string,
  allNew: boolean,
): Promise<BatchResult> {
  const candidates = candidatesIn(records);
  const liens = records.filter((record) => 'trxnNo' in record);
  const arns = new Set(candidates.map(({ entry }) => entry.arn));
  for (const { arn } of liens) arns.add(arn);
  const [, { saved, folios, refusals }] = await atOnce([
    lockDistributors(tx, [...arns]),
    settleOwners(tx, candidates),
  ]);
  const isStaged = refusals.length === 0;
  const result = await importTransactions(tx, saved, folios, { importId, allNew, isStaged });
  const noted = await noteLiens(tx, liens, importId);
  return {
    imported: result.imported + noted,
    same: result.same + liens.length - noted,
    refusals: [...refusals, ...result.refusals],
  };
}
