import { createReadStream } from 'node:fs';
import type { Database, Tx } from '../../../db/database.ts';
import { oneStatement } from '../../../db/queries.ts';
import {
  endImport,
  type FileRequest,
  type Importer,
  lockDistributors,
  readSchemes,
  registrarImporter,
  type SchemeFinder,
} from '../../book/book.public.ts';
import {
  type BrokerageRecord,
  brokerageFeeds,
  type PayoutFeed,
  type Registrar,
  type RejectionRecord,
  readFeed,
  recogniseFile,
} from '../../book/feeds/feeds.public.ts';
import { refreshBrokerage } from '../figures/refresh-brokerage.service.ts';
import { distributorsOfFile, takeBackLines } from './brokerage-line.repository.ts';
import { importBrokerage } from './import-brokerage.ts';
import { importRejections } from './import-rejections.ts';
import { takeBackRejections } from './rejection.repository.ts';

export const isPayoutFeed = (feed: string): feed is PayoutFeed => Object.hasOwn(brokerageFeeds, feed);

/** The importer of any file of a registrar: brokerage and rejections here, whatever makes the book there. */
export async function anyRegistrarImporter(
  db: Database,
  path: string,
  registrar: Registrar,
  requested: FileRequest,
): Promise<Importer<object>> {
  const feed = await recogniseFile(createReadStream(path), registrar);
  if (!isPayoutFeed(feed)) return registrarImporter(db, path, registrar, requested);
  const importer = importerOf(feed, await readSchemes(oneStatement(db, 'system')), requested);
  // One feed, one kind of record: what its reader gives, its lander takes.
  return importer as Importer<object>;
}

function importerOf(
  feed: PayoutFeed,
  schemes: SchemeFinder,
  requested: FileRequest,
): Importer<BrokerageRecord> | Importer<RejectionRecord> {
  const brokerage = (read: Importer<BrokerageRecord>['read']): Importer<BrokerageRecord> => ({
    feed,
    read,
    importRows: (tx: Tx, records: readonly BrokerageRecord[], importId: string) =>
      importBrokerage(tx, records, schemes, importId),
    end: refreshBrokerage,
  });
  const rejections = (read: Importer<RejectionRecord>['read']): Importer<RejectionRecord> => ({
    feed,
    read,
    importRows: (tx: Tx, records: readonly RejectionRecord[], importId: string) =>
      importRejections(tx, records, schemes, importId),
    end: async () => {},
  });
  switch (feed) {
    case 'cams-wbr6':
      return brokerage((source) => readFeed(source, brokerageFeeds['cams-wbr6'], requested));
    case 'cams-wbr77':
      return brokerage((source) => readFeed(source, brokerageFeeds['cams-wbr77'], requested));
    case 'kfin-mfsd205':
      return brokerage((source) => readFeed(source, brokerageFeeds['kfin-mfsd205'], requested));
    case 'cams-wbr46':
      return rejections((source) => readFeed(source, brokerageFeeds['cams-wbr46'], requested));
    case 'kfin-mfsd218':
      return rejections((source) => readFeed(source, brokerageFeeds['kfin-mfsd218'], requested));
  }
}

/** Takes a file of brokerage or rejections back. Returns how many rows went; the figures follow after it. */
export async function rollBackPayout(tx: Tx, importId: string): Promise<number> {
  await lockDistributors(tx, await distributorsOfFile(tx, importId));
  const rows = (await takeBackLines(tx, importId)) + (await takeBackRejections(tx, importId));
  await endImport(tx, importId, 'rolled-back');
  return rows;
}
