import { isMinorStatus } from '@hub/domain';
import type { Tx } from '../../db/database.ts';
import { ensureFolios, type NewFolio } from './clients.repository.ts';
import { entryOfRecord } from './entry-of-record.ts';
import type { FeedBatch, IgnoredRow, QuarantineItem } from './feeds/outcomes.ts';
import type { TransactionRecord } from './feeds/records.ts';
import type { Quarantined } from './import.repository.ts';
import type { Landing } from './import-file.ts';
import type { NewEntry } from './new-entry.ts';
import { postEntries } from './post.service.ts';
import { rtaOf, type SchemeFinder } from './scheme.repository.ts';

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
  for await (const batch of batches) {
    const records: Candidate[] = [];
    const quarantined: QuarantineItem[] = [...batch.quarantined];
    const ignored: IgnoredRow[] = [...batch.ignored];
    for (const record of batch.records) {
      const { line, arn } = record;
      const scheme = schemeOf(record, schemes);
      const refusal = whyNot(record, scheme);
      const entry: NewEntry | null =
        scheme === undefined || arn === null ? null : entryOfRecord(record, arn, scheme);
      if (refusal !== null) quarantined.push({ file, line, ...refusal });
      else if (entry === null) ignored.push({ line, reason: 'It moves neither units nor money' });
      else {
        const isSame: boolean =
          last?.folioNo === entry.folioNo && last.arn === entry.arn && last.pan === record.pan;
        const folio: NewFolio | null = isSame ? null : folioOf(record, entry.arn);
        last = folio ?? last;
        records.push({ line, entry, folio, pan: record.pan });
      }
    }
    yield { rows: batch.rows, records, quarantined, ignored };
  }
}

const folioOf = (record: TransactionRecord, arn: string): NewFolio => ({
  arn,
  folioNo: record.folio,
  rta: rtaOf[record.registrar],
  clientKey: record.pan ?? `folio ${record.folio}`,
  pan: record.pan,
  name: record.investorName ?? `Folio ${record.folio}`,
  taxStatus: record.taxStatusCode,
  clientTaxStatus: isMinorStatus(record.taxStatusCode) ? null : record.taxStatusCode,
  openedOn: null,
});

const differs = 'This transaction number is in the ledger with another amount or other units';
const contradiction = (line: number, trxnNo: string): Quarantined => ({
  line,
  field: 'number',
  reason: differs,
  value: trxnNo,
});

/** The same row twice in one file is one row; with other figures nobody can say which is right. */
function withoutTwins(candidates: readonly Candidate[]) {
  const kept: Candidate[] = [];
  const refusals: Quarantined[] = [];
  const seen = new Map<string, NewEntry[]>();
  for (const candidate of candidates) {
    const { entry, line } = candidate;
    const namesakes = seen.get(entry.trxnNo);
    const twin = namesakes?.find(
      (other) =>
        other.folioNo === entry.folioNo && other.schemeCode === entry.schemeCode && other.arn === entry.arn,
    );
    if (twin === undefined) {
      if (namesakes === undefined) seen.set(entry.trxnNo, [entry]);
      else namesakes.push(entry);
      kept.push(candidate);
    } else if (twin.amount !== entry.amount || twin.units !== entry.units) {
      refusals.push(contradiction(line, entry.trxnNo));
    }
  }
  return { kept, refusals };
}

/** Lands one batch of a transaction feed. */
export async function landTransactions(
  tx: Tx,
  candidates: readonly Candidate[],
  importId: string,
  allNew: boolean,
): Promise<Landing> {
  const { kept, refusals } = withoutTwins(candidates);
  const folios = new Map<string, NewFolio>();
  for (const { folio } of kept) if (folio !== null) folios.set(`${folio.arn}\t${folio.folioNo}`, folio);
  await ensureFolios(tx, [...folios.values()]);
  const posted = await postEntries(
    tx,
    kept.map(({ entry }) => entry),
    { importId, allNew },
  );
  for (const n of posted.differing) {
    const candidate = kept[n];
    if (candidate !== undefined) refusals.push(contradiction(candidate.line, candidate.entry.trxnNo));
  }
  return { landed: posted.landed, same: candidates.length - posted.landed - refusals.length, refusals };
}
