import { unnamedClient } from '@hub/contract/book/book-texts';
import { isMinorStatus } from '@hub/domain';
import { numberOf } from '@hub/domain/holdings/ledger/entry-name';
import type { Tx } from '../../../db/database.ts';
import { detached } from '../feeds/fields/detached.ts';
import type { TransactionRecord } from '../feeds/records/records.ts';
import type { FeedBatch, IgnoredRow, QuarantineItem } from '../feeds/rows/outcomes.ts';
import { FileRows } from '../ledger/file-rows.ts';
import type { NewEntry } from '../ledger/new-entry.ts';
import { ensureFolios, type NewFolio } from '../people/clients.repository.ts';
import { postEntries } from '../posting/post.service.ts';
import { rtaOf, type SchemeFinder } from '../schemes/scheme.repository.ts';
import { entryOfRecord } from './entry-of-record.ts';
import type { BatchResult } from './import-file.ts';

/** A row that may be posted. Few of a record's many fields are kept: a batch of them waits in memory. */
export interface Candidate {
  readonly line: number;
  readonly entry: NewEntry;
  /** Whose folio it is; null when the row before was of the same. */
  readonly folio: NewFolio | null;
  /** The row's own PAN, to hold against the folio's. */
  readonly pan: string | null;
}

type Refusal = Pick<QuarantineItem, 'field' | 'reason' | 'value'>;

export function schemeOf(record: TransactionRecord, schemes: SchemeFinder): string | undefined {
  const { schemeCode, isin } = record;
  return (
    (schemeCode === null ? undefined : schemes.byRta(rtaOf[record.registrar], schemeCode)) ??
    (isin === null ? undefined : schemes.byIsin(isin))
  );
}

/** The other scheme of a switch or a merger; CAMS leaves out the asset manager's letters. */
function counterSchemeOf(
  { registrar, amcCode, counterSchemeCode: code }: TransactionRecord,
  schemes: SchemeFinder,
): string | null {
  if (code === null) return null;
  const rta = rtaOf[registrar];
  return schemes.byRta(rta, code) ?? schemes.byRta(rta, `${amcCode}${code}`) ?? null;
}

export function whyNot(record: TransactionRecord, scheme: string | undefined): Refusal | null {
  if (scheme === undefined) {
    return {
      field: 'scheme',
      reason: `This scheme of AMC ${record.amcCode} is not one of ours. If it should be, import the list of schemes first.`,
      value: record.schemeCode ?? record.schemeName ?? '',
    };
  }
  if (record.arn !== null) return null;
  return {
    field: 'broker',
    reason: 'The row has no ARN: a direct investment, or an adviser’s. Nothing to do.',
    value: record.brokerCode ?? '',
  };
}

/** What a transaction feed brings, as candidates for the ledger, while it is being read. */
export async function* candidatesOf(
  batches: AsyncIterable<FeedBatch<TransactionRecord>>,
  schemes: SchemeFinder,
  file: string,
): AsyncGenerator<FeedBatch<Candidate>> {
  let last = null as NewFolio | null;
  const rows = new FileRows();
  for await (const batch of batches) {
    const records: Candidate[] = [];
    const quarantined: QuarantineItem[] = [...batch.quarantined];
    const ignored: IgnoredRow[] = [...batch.ignored];
    let same = 0;
    for (const record of batch.records) {
      const { line, arn } = record;
      const scheme = schemeOf(record, schemes);
      const refusal = whyNot(record, scheme);
      const read: NewEntry | null =
        scheme === undefined || arn === null
          ? null
          : entryOfRecord(record, arn, scheme, counterSchemeOf(record, schemes));
      if (refusal !== null) {
        quarantined.push({ file, line, ...refusal });
        continue;
      }
      if (read === null) {
        ignored.push({ line, reason: 'It moves neither units nor money' });
        continue;
      }
      const row = rows.add(read);
      if (row.kind === 'contradicts') quarantined.push({ file, line, ...contradiction(read.trxnNo) });
      else if (row.kind === 'same') same += 1;
      else {
        const entry = row.kind === 'again' ? { ...read, trxnNo: `${read.trxnNo}~#${row.occurrence}` } : read;
        const isSame: boolean =
          last?.folioNo === entry.folioNo && last.arn === entry.arn && last.pan === record.pan;
        const folio: NewFolio | null = isSame ? null : folioOf(record, entry.arn);
        last = folio ?? last;
        records.push({ line, entry, folio, pan: record.pan });
      }
    }
    yield { rows: batch.rows, records, quarantined, ignored, same };
  }
}

const folioOf = (record: TransactionRecord, arn: string): NewFolio => ({
  arn,
  folioNo: record.folio,
  rta: rtaOf[record.registrar],
  clientKey: record.pan ?? `folio ${record.folio}`,
  pan: record.pan,
  // The batch is kept, the chunk it was cut from need not be.
  name: detached(record.investorName ?? unnamedClient(record.folio)),
  taxStatus: record.taxStatusCode,
  clientTaxStatus: isMinorStatus(record.taxStatusCode) ? null : record.taxStatusCode,
  openedOn: null,
});

const contradiction = (trxnNo: string): Refusal => ({
  field: 'number',
  reason:
    'This transaction number is in the file before, of the same days and with another amount or other units: ask the registrar which row is right',
  value: numberOf(trxnNo),
});

/** Lands one batch of a transaction feed, and the folios that its rows name. */
export async function importTransactions(
  tx: Tx,
  candidates: readonly Candidate[],
  folios: readonly NewFolio[],
  how: { readonly importId: string; readonly allNew: boolean; readonly isStaged: boolean },
): Promise<BatchResult> {
  await ensureFolios(tx, folios, how.importId);
  const { imported, same } = await postEntries(
    tx,
    candidates.map(({ entry }) => entry),
    how,
  );
  return { imported, same, refusals: [] };
}
