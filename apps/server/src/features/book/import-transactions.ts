import type { Tx } from '../../db/database.ts';
import { ensureFolios, type NewFolio } from './clients.repository.ts';
import { entryOfRecord } from './entry-of-record.ts';
import type { TransactionRecord } from './feeds/records.ts';
import type { Quarantined } from './import.repository.ts';
import type { Landing } from './import-file.ts';
import type { NewEntry } from './new-entry.ts';
import { postEntries } from './post.service.ts';
import type { SchemeFinder } from './scheme.repository.ts';

const rtaOf = { cams: 'CAMS', kfin: 'KFIN' } as const;

const refused = (
  record: TransactionRecord,
  field: string,
  reason: string,
  value: string | null,
): Quarantined => ({
  line: record.line,
  field,
  reason,
  value,
});

interface Prepared {
  readonly entries: NewEntry[];
  readonly lines: number[];
  readonly folios: Map<string, NewFolio>;
  readonly refusals: Quarantined[];
  /** Right, and yet nothing moves: a pledge. */
  ignored: number;
}

function prepare(records: readonly TransactionRecord[], schemes: SchemeFinder): Prepared {
  const prepared: Prepared = { entries: [], lines: [], folios: new Map(), refusals: [], ignored: 0 };
  const seen = new Map<string, NewEntry>();
  for (const record of records) {
    const rta = rtaOf[record.registrar];
    const scheme =
      (record.schemeCode === null ? undefined : schemes.byRta(rta, record.schemeCode)) ??
      (record.isin === null ? undefined : schemes.byIsin(record.isin));
    if (scheme === undefined) {
      const value = record.schemeCode ?? record.schemeName;
      prepared.refusals.push(
        refused(record, 'scheme', `This scheme of AMC ${record.amcCode} is not one of ours`, value),
      );
      continue;
    }
    if (record.arn === null) {
      prepared.refusals.push(
        refused(
          record,
          'broker',
          'No ARN stands here, so it is nobody’s business of ours',
          record.brokerCode,
        ),
      );
      continue;
    }
    const entry = entryOfRecord(record, record.arn, scheme);
    if (entry === null) {
      prepared.ignored += 1;
      continue;
    }
    const name = `${entry.arn}\t${entry.folioNo}\t${entry.schemeCode}\t${entry.trxnNo}`;
    const twin = seen.get(name);
    if (twin !== undefined) {
      // The same row twice in one file is one row; with other figures nobody can say which is right.
      if (twin.amount === entry.amount && twin.units === entry.units) prepared.ignored += 1;
      else prepared.refusals.push(refused(record, 'number', differs, record.transactionNumber));
      continue;
    }
    seen.set(name, entry);
    prepared.entries.push(entry);
    prepared.lines.push(record.line);
    const folio = `${entry.arn}\t${entry.folioNo}`;
    if (!prepared.folios.has(folio)) prepared.folios.set(folio, folioOf(record, entry, rta));
  }
  return prepared;
}

const differs = 'This transaction number is in the ledger with another amount or other units';

const folioOf = (record: TransactionRecord, entry: NewEntry, rta: 'CAMS' | 'KFIN'): NewFolio => ({
  arn: entry.arn,
  folioNo: entry.folioNo,
  rta,
  clientKey: record.pan ?? `folio ${record.folio}`,
  pan: record.pan,
  name: record.investorName ?? `Folio ${record.folio}`,
  taxStatus: null,
  openedOn: record.tradeDate,
});

/** Lands one batch of a transaction feed. */
export async function landTransactions(
  tx: Tx,
  records: readonly TransactionRecord[],
  schemes: SchemeFinder,
  importId: string,
  allNew: boolean,
): Promise<Landing> {
  const prepared = prepare(records, schemes);
  await ensureFolios(tx, [...prepared.folios.values()]);
  const posted = await postEntries(tx, prepared.entries, { importId, allNew });
  const contradictions = posted.differing.map((n) => ({
    line: prepared.lines[n] ?? 0,
    field: 'number',
    reason: differs,
    value: prepared.entries[n]?.trxnNo ?? null,
  }));
  return {
    landed: posted.landed,
    same: posted.same + prepared.ignored,
    refusals: [...prepared.refusals, ...contradictions],
  };
}
