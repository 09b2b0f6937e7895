import { createReadStream } from 'node:fs';
import type { Database, Tx } from '../../../db/database.ts';
import { oneStatement } from '../../../db/queries.ts';
import { type AnyFeed, feeds, recogniseFile } from '../feeds/all-feeds.ts';
import { readNav } from '../feeds/amfi/read-nav.ts';
import { readFeed } from '../feeds/read-feed.ts';
import type {
  BalanceRecord,
  FeedName,
  InvestorRecord,
  NavRecord,
  Registrar,
  SystematicRecord,
  TransactionRecord,
} from '../feeds/records/records.ts';
import { FeedFault } from '../feeds/rows/feed-fault.ts';
import type { ByteSource } from '../feeds/rows/feed-row.ts';
import type { FeedBatch } from '../feeds/rows/outcomes.ts';
import { dayOfIso } from '../ledger/iso-day.ts';
import type { NewLien } from '../people/lien.repository.ts';
import { type NewNav, writeNavs } from '../schemes/nav.repository.ts';
import { readSchemes, type SchemeFinder } from '../schemes/scheme.repository.ts';
import { importBalances } from './import-balances.ts';
import type { Importer } from './import-file.ts';
import { importInvestors } from './import-investors.ts';
import { entriesAndLiens, importEntriesAndLiens, stageCandidates } from './import-liens.ts';
import { importPlans } from './import-plans.ts';
import type { Candidate } from './import-transactions.ts';

export interface FileRequest {
  /** The name for reports, without its folder. */
  readonly file: string;
  /** ISO day in India. */
  readonly today: string;
}

const navOf = (record: NavRecord): NewNav => ({
  code: record.schemeCode,
  day: dayOfIso(record.date),
  nav: record.nav,
  name: record.name,
  amc: record.amc ?? '',
  category: record.category ?? '',
  isin: record.isinGrowth,
  isinReinvest: record.isinReinvest,
});

/** AMFI's NAV file in any of its forms. AUM follows; positions and ledger are not touched. */
export const navImporter = (requested: FileRequest): Importer<NavRecord> => ({
  feed: 'amfi-nav',
  read: (source) => readNav(source, requested),
  async importRows(tx, records) {
    const { imported } = await writeNavs(tx, records.map(navOf));
    return { imported, same: records.length - imported, refusals: [] };
  },
});

/** The importer of a registrar's file: transactions, investors, balances or systematic registrations. */
export async function registrarImporter(
  db: Database,
  path: string,
  registrar: Registrar,
  requested: FileRequest,
): Promise<Importer<object>> {
  const feed = await recogniseFile(createReadStream(path), registrar);
  if (!isBookFeed(feed)) throw new FeedFault('missing-columns', 'The file is of brokerage or rejections.');
  const schemes = await readSchemes(oneStatement(db, 'system'));
  const importer = importerOf(feed, schemes, requested);
  // One feed, one kind of record: what its reader gives, its lander takes.
  return importer as Importer<object>;
}

const isBookFeed = (feed: AnyFeed): feed is FeedName => Object.hasOwn(feeds, feed);

function importerOf(
  feed: FeedName,
  schemes: SchemeFinder,
  requested: FileRequest,
):
  | Importer<Candidate | NewLien>
  | Importer<InvestorRecord>
  | Importer<BalanceRecord>
  | Importer<SystematicRecord> {
  const transactions = (read: (source: ByteSource) => AsyncIterable<FeedBatch<TransactionRecord>>) => ({
    feed,
    read: (source: ByteSource) => entriesAndLiens(read(source), schemes, requested.file),
    prepare: stageCandidates,
    importRows: importEntriesAndLiens,
  });
  const investors = (read: (source: ByteSource) => AsyncIterable<FeedBatch<InvestorRecord>>) => ({
    feed,
    read,
    importRows: (tx: Tx, records: readonly InvestorRecord[], importId: string) =>
      importInvestors(tx, records, schemes, importId, requested.today),
  });
  const plans = (read: (source: ByteSource) => AsyncIterable<FeedBatch<SystematicRecord>>) => ({
    feed,
    read,
    importRows: (tx: Tx, records: readonly SystematicRecord[], importId: string) =>
      importPlans(tx, records, schemes, importId),
  });
  const balances = (read: (source: ByteSource) => AsyncIterable<FeedBatch<BalanceRecord>>) => ({
    feed,
    read,
    importRows: (tx: Tx, records: readonly BalanceRecord[], importId: string) =>
      importBalances(tx, records, schemes, importId),
  });
  switch (feed) {
    case 'cams-wbr2':
      return transactions((source) => readFeed(source, feeds['cams-wbr2'], requested));
    case 'kfin-mfsd201':
      return transactions((source) => readFeed(source, feeds['kfin-mfsd201'], requested));
    case 'cams-wbr9':
      return investors((source) => readFeed(source, feeds['cams-wbr9'], requested));
    case 'cams-wbr56':
      return investors((source) => readFeed(source, feeds['cams-wbr56'], requested));
    case 'kfin-mfsd211':
      return investors((source) => readFeed(source, feeds['kfin-mfsd211'], requested));
    case 'cams-wbr22':
      return balances((source) => readFeed(source, feeds['cams-wbr22'], requested));
    case 'kfin-mfsd203':
      return balances((source) => readFeed(source, feeds['kfin-mfsd203'], requested));
    case 'cams-wbr49':
      return plans((source) => readFeed(source, feeds['cams-wbr49'], requested));
    case 'kfin-mfsd243':
      return plans((source) => readFeed(source, feeds['kfin-mfsd243'], requested));
  }
}
