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
import { landBalances } from './import-balances.ts';
import type { Importer } from './import-file.ts';
import { landInvestors } from './import-investors.ts';
import { entriesAndLiens, landEntriesAndLiens, stageCandidates } from './import-liens.ts';
import { landPlans } from './import-plans.ts';
import type { Candidate } from './import-transactions.ts';

export interface FileAsked {
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
export const navImporter = (asked: FileAsked): Importer<NavRecord> => ({
  feed: 'amfi-nav',
  read: (source) => readNav(source, asked),
  async land(tx, records) {
    const { landed } = await writeNavs(tx, records.map(navOf));
    return { landed, same: records.length - landed, refusals: [] };
  },
});

/** The importer of a registrar's file: transactions, investors, balances or systematic registrations. */
export async function registrarImporter(
  db: Database,
  path: string,
  registrar: Registrar,
  asked: FileAsked,
): Promise<Importer<object>> {
  const feed = await recogniseFile(createReadStream(path), registrar);
  if (!isBookFeed(feed)) throw new FeedFault('missing-columns', 'The file is of brokerage or rejections.');
  const schemes = await readSchemes(oneStatement(db, 'system'));
  const importer = importerOf(feed, schemes, asked);
  // One feed, one kind of record: what its reader gives, its lander takes.
  return importer as Importer<object>;
}

const isBookFeed = (feed: AnyFeed): feed is FeedName => Object.hasOwn(feeds, feed);

function importerOf(
  feed: FeedName,
  schemes: SchemeFinder,
  asked: FileAsked,
):
  | Importer<Candidate | NewLien>
  | Importer<InvestorRecord>
  | Importer<BalanceRecord>
  | Importer<SystematicRecord> {
  const transactions = (read: (source: ByteSource) => AsyncIterable<FeedBatch<TransactionRecord>>) => ({
    feed,
    read: (source: ByteSource) => entriesAndLiens(read(source), schemes, asked.file),
    prepare: stageCandidates,
    land: landEntriesAndLiens,
  });
  const investors = (read: (source: ByteSource) => AsyncIterable<FeedBatch<InvestorRecord>>) => ({
    feed,
    read,
    land: (tx: Tx, records: readonly InvestorRecord[], importId: string) =>
      landInvestors(tx, records, schemes, importId, asked.today),
  });
  const plans = (read: (source: ByteSource) => AsyncIterable<FeedBatch<SystematicRecord>>) => ({
    feed,
    read,
    land: (tx: Tx, records: readonly SystematicRecord[], importId: string) =>
      landPlans(tx, records, schemes, importId),
  });
  const balances = (read: (source: ByteSource) => AsyncIterable<FeedBatch<BalanceRecord>>) => ({
    feed,
    read,
    land: (tx: Tx, records: readonly BalanceRecord[], importId: string) =>
      landBalances(tx, records, schemes, importId),
  });
  switch (feed) {
    case 'cams-wbr2':
      return transactions((source) => readFeed(source, feeds['cams-wbr2'], asked));
    case 'kfin-mfsd201':
      return transactions((source) => readFeed(source, feeds['kfin-mfsd201'], asked));
    case 'cams-wbr9':
      return investors((source) => readFeed(source, feeds['cams-wbr9'], asked));
    case 'cams-wbr56':
      return investors((source) => readFeed(source, feeds['cams-wbr56'], asked));
    case 'kfin-mfsd211':
      return investors((source) => readFeed(source, feeds['kfin-mfsd211'], asked));
    case 'cams-wbr22':
      return balances((source) => readFeed(source, feeds['cams-wbr22'], asked));
    case 'kfin-mfsd203':
      return balances((source) => readFeed(source, feeds['kfin-mfsd203'], asked));
    case 'cams-wbr49':
      return plans((source) => readFeed(source, feeds['cams-wbr49'], asked));
    case 'kfin-mfsd243':
      return plans((source) => readFeed(source, feeds['kfin-mfsd243'], asked));
  }
}
