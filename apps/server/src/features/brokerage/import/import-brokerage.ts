import { type Paise, writeMoney, writeRate, writeUnits } from '@hub/domain';
import type { Tx } from '../../../db/database.ts';
import {
  type BatchResult,
  findDistributors,
  findExistingFolios,
  lockDistributors,
  type Quarantined,
  rtaOf,
  type SchemeFinder,
} from '../../book/book.public.ts';
import type { BrokerageRecord } from '../../book/feeds/feeds.public.ts';
import { importLines, type NewBrokerageLine } from './brokerage-line.repository.ts';

/** Lands one batch of a brokerage feed: what was paid, held and taken back. */
export async function importBrokerage(
  tx: Tx,
  records: readonly BrokerageRecord[],
  schemes: SchemeFinder,
  importId: string,
): Promise<BatchResult> {
  const refusals: Quarantined[] = [];
  const lines: NewBrokerageLine[] = [];
  // KFintech names no distributor: it is the one the folio is with.
  const owners = await findDistributors(
    tx,
    records.map(({ folio }) => folio),
  );
  const existing = await findExistingFolios(
    tx,
    records.flatMap(({ arn, folio }) => (arn === null ? [] : [{ arn, folioNo: folio }])),
  );
  for (const record of records) {
    const { line, folio } = record;
    const schemeCode = schemeOf(record, schemes);
    const owner = owners.get(folio);
    const arn = record.arn ?? owner;
    if (schemeCode === undefined) {
      const reason = `This scheme of AMC ${record.amcCode} is not one of ours`;
      refusals.push({ line, field: 'scheme', reason, value: record.schemeCode });
    } else if (owner === undefined || arn === undefined) {
      const reason = 'No distributor of ours has this folio: bring in its transactions or investors first';
      refusals.push({ line, field: 'folio', reason, value: folio });
    } else if (record.arn !== null && !existing.has(`${record.arn}\t${folio}`)) {
      const reason = `Brokerage of another ARN: this folio is not with ${record.arn}`;
      refusals.push({ line, field: 'broker', reason, value: record.brokerCode });
    } else {
      lines.push(lineOf(record, arn, schemeCode));
    }
  }
  await lockDistributors(tx, [...new Set(lines.map(({ arn }) => arn))]);
  const { imported, unlike } = await importLines(tx, lines, importId);
  const reason =
    'The file has this transaction, month and kind twice with other figures: ask the registrar which one counts';
  refusals.push(...unlike.map((line) => ({ line, field: 'row', reason, value: null })));
  return { imported, same: lines.length - unlike.length - imported, refusals };
}

/** CAMS writes a scheme with the letters of its asset manager before it, or without. */
const schemeOf = ({ registrar, amcCode, schemeCode }: BrokerageRecord, schemes: SchemeFinder) =>
  schemes.byRta(rtaOf[registrar], schemeCode) ?? schemes.byRta(rtaOf[registrar], amcCode + schemeCode);

const moneyText = (amount: Paise | null) => (amount === null ? null : writeMoney(amount));

const lineOf = (record: BrokerageRecord, arn: string, schemeCode: string): NewBrokerageLine => ({
  line: record.line,
  arn,
  month: `${record.month}-01`,
  key: record.naturalKey,
  folioNo: record.folio,
  schemeCode,
  kind: record.kind,
  typeText: record.typeText,
  trxnNo: record.transactionNumber,
  tradeOn: record.tradeDate,
  processedOn: record.processDate,
  fromOn: record.from,
  toOn: record.to,
  days: record.days,
  base: moneyText(record.base),
  units: record.units === null ? null : writeUnits(record.units),
  averageAssets: moneyText(record.averageAssets),
  rate: record.rate === null ? null : writeRate(record.rate),
  amount: writeMoney(record.amount),
  igst: moneyText(record.igst),
  cgst: moneyText(record.cgst),
  sgst: moneyText(record.sgst),
  holdReason: record.holdReason,
});
