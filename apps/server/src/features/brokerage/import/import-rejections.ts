import { writeMoney } from '@hub/domain';
import type { Tx } from '../../../db/database.ts';
import {
  type BatchResult,
  findDistributors,
  type Quarantined,
  rtaOf,
  type SchemeFinder,
} from '../../book/book.public.ts';
import type { RejectionRecord } from '../../book/feeds/feeds.public.ts';
import { importRejectionRows, type NewRejection } from './rejection.repository.ts';

/** Lands one batch of orders that were not taken. No feed of them names a distributor: it is the folio's. */
export async function importRejections(
  tx: Tx,
  records: readonly RejectionRecord[],
  schemes: SchemeFinder,
  importId: string,
): Promise<BatchResult> {
  const refusals: Quarantined[] = [];
  const rows: NewRejection[] = [];
  const owners = await findDistributors(
    tx,
    records.flatMap(({ folio }) => folio ?? []),
  );
  for (const record of records) {
    const { line, folio } = record;
    const arn = folio === null ? undefined : owners.get(folio);
    if (folio === null || arn === undefined) {
      const reason =
        folio === null
          ? 'A first purchase without a folio: the file does not say whose it is'
          : 'No distributor of ours has this folio: bring in its transactions or investors first';
      refusals.push({ line, field: 'folio', reason, value: folio });
      continue;
    }
    rows.push({
      arn,
      key: record.naturalKey,
      folioNo: folio,
      schemeCode:
        record.schemeCode === null
          ? null
          : (schemes.byRta(rtaOf[record.registrar], record.schemeCode) ?? null),
      trxnNo: record.transactionNumber,
      typeText: record.typeText,
      day: record.date,
      amount: record.amount === null ? null : writeMoney(record.amount),
      reason: record.reason,
      euin: record.euin,
    });
  }
  const imported = await importRejectionRows(tx, rows, importId);
  return { imported, same: rows.length - imported, refusals };
}
