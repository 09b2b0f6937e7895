import { brokerageFeeds, type PayoutFeed } from './brokerage-feeds.ts';
import { camsWbr2 } from './cams/cams-wbr2.ts';
import { camsWbr9 } from './cams/cams-wbr9.ts';
import { camsWbr22 } from './cams/cams-wbr22.ts';
import { camsWbr49 } from './cams/cams-wbr49.ts';
import { camsWbr56 } from './cams/cams-wbr56.ts';
import { kfinMfsd201 } from './kfin/kfin-mfsd201.ts';
import { kfinMfsd203 } from './kfin/kfin-mfsd203.ts';
import { kfinMfsd211 } from './kfin/kfin-mfsd211.ts';
import { kfinMfsd243 } from './kfin/kfin-mfsd243.ts';
import { fits } from './mapping/feed-mapper.ts';
import { readTable } from './read-table.ts';
import type { FeedName, Registrar } from './records/records.ts';
import { FeedFault } from './rows/feed-fault.ts';
import type { ByteSource } from './rows/feed-row.ts';

/** The feeds that make the book, under their names. */
export const feeds = {
  'cams-wbr2': camsWbr2,
  'cams-wbr9': camsWbr9,
  'cams-wbr22': camsWbr22,
  'cams-wbr49': camsWbr49,
  'cams-wbr56': camsWbr56,
  'kfin-mfsd201': kfinMfsd201,
  'kfin-mfsd203': kfinMfsd203,
  'kfin-mfsd211': kfinMfsd211,
  'kfin-mfsd243': kfinMfsd243,
} as const;

export type AnyFeed = FeedName | PayoutFeed;

const mappers = { ...feeds, ...brokerageFeeds };
const allNames = Object.keys(mappers) as readonly AnyFeed[];

/** How a registrar's reports are called in messages. */
const titlesOf = (registrar: Registrar): readonly string[] =>
  allNames.filter((name) => name.startsWith(registrar)).map((name) => mappers[name].title);

/**
 * Which report a table is, by its headings alone, whoever lands it; null where it is none. The readers are asked all,
 * in no order: headings that two of them could read are refused, since the wrong one would book the file as what it is not.
 */
export function recogniseFeed(headings: readonly string[]): AnyFeed | null {
  const fitting = allNames.filter((name) => fits(mappers[name], headings));
  if (fitting.length > 1) {
    const titles = fitting.map((name) => mappers[name].title).join(' and of ');
    throw new FeedFault(
      'two-feeds',
      `The headings are those of ${titles}; which of them the file is, nobody can tell. Ask for the report again, with only its own columns.`,
      1,
    );
  }
  return fitting[0] ?? null;
}

/** The same for a file of a registrar, CSV or DBF; a title above the headings is passed over. */
export async function recogniseFile(source: ByteSource, registrar: Registrar): Promise<AnyFeed> {
  const isHeading = (cells: readonly string[]) => allNames.some((name) => fits(mappers[name], cells));
  const table = await readTable(source, { isHeading });
  try {
    const feed = recogniseFeed(table.columns);
    if (feed?.startsWith(registrar)) return feed;
    throw new FeedFault('missing-columns', `The headings fit none of ${titlesOf(registrar).join(', ')}.`);
  } finally {
    await table.close();
  }
}
