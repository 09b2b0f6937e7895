import { unnamedClient } from '@hub/contract/book/book-texts';
import { writeUnits } from '@hub/domain';
import type { Tx } from '../../../db/database.ts';
import type { BalanceRecord } from '../feeds/records/records.ts';
import { ensureFolios, type NewFolio } from '../people/clients.repository.ts';
import { type NewLien, noteLiens } from '../people/lien.repository.ts';
import { noteBalances } from '../posting/balance.service.ts';
import { rtaOf, type SchemeFinder } from '../schemes/scheme.repository.ts';
import type { Quarantined } from './import.repository.ts';
import type { BatchResult } from './import-file.ts';

type Balance = Parameters<typeof noteBalances>[1][number];

const folioOf = (record: BalanceRecord, arn: string): NewFolio => ({
  arn,
  folioNo: record.folio,
  rta: rtaOf[record.registrar],
  clientKey: record.pan ?? `folio ${record.folio}`,
  pan: record.pan,
  name: record.investorName ?? unnamedClient(record.folio),
  taxStatus: null,
  openedOn: null,
});

/** Lands one batch of an AUM feed: what the registrar holds of each folio and scheme on a day. */
export async function importBalances(
  tx: Tx,
  records: readonly BalanceRecord[],
  schemes: SchemeFinder,
  importId: string,
): Promise<BatchResult> {
  const refusals: Quarantined[] = [];
  const folios = new Map<string, NewFolio>();
  const balances: Balance[] = [];
  const liens: NewLien[] = [];
  for (const record of records) {
    const { arn, line, day, pledgedUnits } = record;
    const schemeCode = schemes.byRta(rtaOf[record.registrar], record.schemeCode);
    if (arn === null) {
      const reason = 'The row has no ARN: a direct investor. Nothing to do.';
      refusals.push({ line, field: 'broker', reason, value: record.brokerCode });
      continue;
    }
    if (schemeCode === undefined) {
      const reason = `This scheme of AMC ${record.amcCode} is not one of ours. If it should be, import the list of schemes first.`;
      refusals.push({ line, field: 'scheme', reason, value: record.schemeCode });
      continue;
    }
    const key = { arn, folioNo: record.folio, schemeCode };
    folios.set(`${arn}\t${record.folio}`, folioOf(record, arn));
    balances.push({ ...key, day, units: writeUnits(record.units) });
    if (pledgedUnits === null) continue;
    liens.push({ ...key, trxnNo: `=${day}`, day, units: writeUnits(pledgedUnits), isBalance: true });
  }
  await ensureFolios(tx, [...folios.values()], importId);
  await noteBalances(tx, balances, importId);
  await noteLiens(tx, liens, importId);
  return { imported: balances.length, same: 0, refusals };
}
