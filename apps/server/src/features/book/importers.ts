import { createReadStream } from 'node:fs';
import { dayNumber } from '@hub/domain';
import type { Database, Tx } from '../../db/database.ts';
import { oneStatement } from '../queries.ts';
import { feeds, recogniseFeed } from './feeds/all-feeds.ts';
import { readNav } from './feeds/amfi/read-nav.ts';
import { FeedFault } from './feeds/feed-fault.ts';
import type { FeedMapper } from './feeds/feed-mapper.ts';
import { readFeed } from './feeds/read-feed.ts';
import { readTable } from './feeds/read-table.ts';
import type {
  FeedName,
  InvestorRecord,
  NavRecord,
  Registrar,
  SystematicRecord,
  TransactionRecord,
} from './feeds/records.ts';
import { refreshAum } from './figures.repository.ts';
import type { Importer, Landing } from './import-file.ts';
import { landInvestors } from './import-investors.ts';
import { landPlans } from './import-plans.ts';
import { landTransactions } from './import-transactions.ts';
import { distributorsWithHoldings, type NewNav, writeNavs } from './nav.repository.ts';
import { readSchemes, type SchemeFinder } from './scheme.repository.ts';

interface Asked {
  /** The name for reports, without its folder. */
  readonly file: string;
  /** ISO day in India. */
  readonly today: string;
}

const navOf = (record: NavRecord): NewNav => ({
  code: record.schemeCode,
  day: dayNumber(
    Number(record.date.slice(0, 4)),
    Number(record.date.slice(5, 7)),
    Number(record.date.slice(8, 10)),
  ),
  nav: record.nav,
  name: record.name,
  amc: record.amc ?? '',
  category: record.category ?? '',
  isin: record.isinGrowth,
  isinReinvest: record.isinReinvest,
});

/** AMFI's NAV file in any of its forms. AUM follows; positions and ledger are not touched. */
export const navImporter = (asked: Asked): Importer<NavRecord> => ({
  feed: 'amfi-nav',
  read: (source) => readNav(source, asked),
  async land(tx, records) {
    const { landed, since } = await writeNavs(tx, records.map(navOf));
    if (since !== null) {
      const held = await distributorsWithHoldings(tx);
      await refreshAum(
        tx,
        held.map(({ arn }) => ({ arn, since })),
      );
    }
    return { landed, same: records.length - landed, refusals: [] };
  },
});

/** Which of a registrar's files this is: its headings say, never its name. */
async function recognise(path: string, registrar: Registrar): Promise<FeedName> {
  const table = await readTable(createReadStream(path));
  try {
    const feed = recogniseFeed(table.columns);
    if (feed?.startsWith(registrar)) return feed;
    const known = Object.values(feeds)
      .filter((mapper) => mapper.registrar === registrar)
      .map(({ title }) => title);
    throw new FeedFault('missing-columns', `The headings fit none of ${known.join(', ')}.`);
  } finally {
    await table.close();
  }
}

type Landers = {
  readonly [Feed in FeedName]: (
    tx: Tx,
    records: readonly RecordOf[Feed][],
    schemes: SchemeFinder,
    importId: string,
    allNew: boolean,
  ) => Promise<Landing>;
};

interface RecordOf {
  readonly 'cams-wbr2': TransactionRecord;
  readonly 'kfin-mfsd201': TransactionRecord;
  readonly 'cams-wbr9': InvestorRecord;
  readonly 'kfin-mfsd211': InvestorRecord;
  readonly 'cams-wbr49': SystematicRecord;
  readonly 'kfin-mfsd243': SystematicRecord;
}

const landers: Landers = {
  'cams-wbr2': landTransactions,
  'kfin-mfsd201': landTransactions,
  'cams-wbr9': landInvestors,
  'kfin-mfsd211': landInvestors,
  'cams-wbr49': landPlans,
  'kfin-mfsd243': landPlans,
};

/** The importer of a registrar's file: transactions, investors or systematic registrations. */
export async function registrarImporter(
  db: Database,
  path: string,
  registrar: Registrar,
  asked: Asked,
): Promise<Importer<object>> {
  const feed = await recognise(path, registrar);
  const schemes = await readSchemes(oneStatement(db, 'system'));
  // One feed, one kind of record: the reader and the lander of a feed belong together.
  const mapper = feeds[feed] as unknown as FeedMapper<object>;
  const land = landers[feed] as Landers['cams-wbr2'];
  return {
    feed,
    read: (source) => readFeed(source, mapper, asked),
    land: (tx, records, importId, allNew) =>
      land(tx, records as TransactionRecord[], schemes, importId, allNew),
  };
}
