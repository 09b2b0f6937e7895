import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import type { Database } from '../../../db/database.ts';
import { type ByteSource, FeedFault } from '../../book/feeds/feeds.public.ts';
import { ensureReference } from '../lists/ensure-reference.ts';
import { bankList } from './bank-list.ts';
import { holidayList } from './holiday-list.ts';
import { ifscList } from './ifsc-list.ts';
import { importList, type ListOptions, type ListReport } from './import-list.ts';
import type { ListFault } from './list-row.ts';
import { pincodeList } from './pincode-list.ts';

type Import = (db: Database, stream: ByteSource, options?: ListOptions) => Promise<ListReport>;

export const importIfsc: Import = (db, stream, options) => importList(db, ifscList, stream, options);
export const importPincodes: Import = (db, stream, options) => importList(db, pincodeList, stream, options);
export const importHolidays: Import = (db, stream, options) => importList(db, holidayList, stream, options);
export const importBanks: Import = (db, stream, options) => importList(db, bankList, stream, options);

const imports = { ifsc: importIfsc, pincodes: importPincodes, holidays: importHolidays, banks: importBanks };
export type ReferenceList = keyof typeof imports;
export const referenceLists = Object.keys(imports) as ReferenceList[];

const SHOWN_FAULTS = 20;
const grouped = (count: number): string => count.toLocaleString('en-IN');

/** A file of a public list, and what came of it in words. A `FeedFault` when it could not be read to its end. */
export async function importReference(
  db: Database,
  list: ReferenceList,
  path: string,
  { dryRun = false }: { readonly dryRun?: boolean } = {},
): Promise<string> {
  const faults: ListFault[] = [];
  const onFault = (fault: ListFault) => {
    if (faults.length < SHOWN_FAULTS) faults.push(fault);
  };
  const source = basename(path);
  // A file may name one year or one bank: it comes on top of what the product brings.
  if (!dryRun) await ensureReference(db, [list]);
  const report = await imports[list](db, createReadStream(path), { dryRun, source, onFault });
  const lines = [
    `${source} (${list}): ${grouped(report.rows)} rows read, ${grouped(report.added)} added, ` +
      `${grouped(report.changed)} changed, ${grouped(report.same)} as they were, ${grouped(report.refused)} refused.`,
    ...(dryRun ? ['This was a dry run: nothing was written.'] : []),
    ...faults.map(({ line, field, reason }) => `  line ${line}, ${field}: ${reason}`),
    ...(report.refused > faults.length ? [`  and ${grouped(report.refused - faults.length)} more`] : []),
  ];
  if (report.fault !== null) throw new FeedFault('truncated', [...lines, report.fault].join('\n'));
  return lines.join('\n');
}
