import type { RequestOf, ResponseOf } from '@hub/contract';
import type {
  LedgerRow,
  listTransactions as listTransactionsCall,
} from '@hub/contract/calls/investor/investor-details';
import { PAGE_SIZE } from '@hub/domain';
import { entryKindName } from '@hub/domain/holdings/ledger/entry-kind-names';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { oneStatement } from '../../../db/queries.ts';
import { notFound } from './investor-folios.service.ts';
import { findTransactions, type TransactionRecord } from './investor-transactions.repository.ts';

const rowOf = (record: TransactionRecord): LedgerRow => ({
  key: `${record.folioNo} ${record.schemeCode} ${record.trxnNo}`,
  day: record.day,
  folioNo: record.folioNo,
  schemeCode: record.schemeCode,
  scheme: record.scheme,
  kind: entryKindName(record.kind, record.reversedKind),
  amount: record.amount,
  units: record.units,
  nav: record.nav,
  duty: record.duty,
  load: record.load,
  stt: record.stt,
  tax: record.tax,
  euin: record.euin,
  planNo: record.planNo,
  counted: record.counted,
  reason: record.reason,
});

export async function listTransactions(
  { db, session: { arn } }: SignedInContext,
  { investorId, folioNo, schemeCode, pageNumber = 1 }: RequestOf<typeof listTransactionsCall>,
): Promise<ResponseOf<typeof listTransactionsCall>> {
  const page = await findTransactions(oneStatement(db, { arn }), arn, {
    investorId: investorId ?? null,
    folioNo: folioNo ?? null,
    schemeCode: schemeCode ?? null,
    limit: PAGE_SIZE,
    offset: (pageNumber - 1) * PAGE_SIZE,
  });
  if (page === null) throw notFound();
  return { items: page.items.map(rowOf), pageNumber, total: page.total };
}
