import { brokerageFeeds, type PayoutFeed } from './brokerage-feeds.ts';
import { camsWbr2 } from './cams/cams-wbr2.ts';
import { camsWbr9 } from './cams/cams-wbr9.ts';
import { camsWbr22 } from './cams/cams-wbr22.ts';
import { camsWbr49 } from './cams/cams-wbr49.ts';
import { camsWbr56 } from './cams/cams-wbr56.ts';
import { FeedFault } from './feed-fault.ts';
import { type FeedMapper, fits } from './feed-mapper.ts';
import type { ByteSource } from './feed-row.ts';
import type { ColumnSpec } from './fields/columns.ts';
import { kfinMfsd201 } from './kfin/kfin-mfsd201.ts';
import { kfinMfsd203 } from './kfin/kfin-mfsd203.ts';
import { kfinMfsd211 } from './kfin/kfin-mfsd211.ts';
import { kfinMfsd243 } from './kfin/kfin-mfsd243.ts';
import { readTable } from './read-table.ts';
import type { FeedName, Registrar } from './records.ts';

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

const readers: Readonly<
  Record<AnyFeed, { readonly title: string; fits(headings: readonly string[]): boolean }>
> = {
  'cams-wbr2': readerOf(camsWbr2),
  'cams-wbr6': readerOf(brokerageFeeds['cams-wbr6']),
  'cams-wbr9': readerOf(camsWbr9),
  'cams-wbr22': readerOf(camsWbr22),
  'cams-wbr46': readerOf(brokerageFeeds['cams-wbr46']),
  'cams-wbr49': readerOf(camsWbr49),
  'cams-wbr56': readerOf(camsWbr56),
  'cams-wbr77': readerOf(brokerageFeeds['cams-wbr77']),
  'kfin-mfsd201': readerOf(kfinMfsd201),
  'kfin-mfsd203': readerOf(kfinMfsd203),
  'kfin-mfsd205': readerOf(brokerageFeeds['kfin-mfsd205']),
  'kfin-mfsd211': readerOf(kfinMfsd211),
  'kfin-mfsd218': readerOf(brokerageFeeds['kfin-mfsd218']),
  'kfin-mfsd243': readerOf(kfinMfsd243),
};

function readerOf<Rec extends object, Spec extends ColumnSpec>(mapper: FeedMapper<Rec, Spec>) {
  return { title: mapper.title, fits: (headings: readonly string[]) => fits(mapper, headings) };
}

const allNames = Object.keys(readers) as readonly AnyFeed[];

/** How a registrar's reports are called in messages. */
const titlesOf = (registrar: Registrar): readonly string[] =>
  allNames.filter((name) => name.startsWith(registrar)).map((name) => readers[name].title);

/**
 * Which report a table is, by its headings alone, whoever lands it; null where it is none. The readers are asked all,
 * in no order: headings that two of them could read are refused, since the wrong one would book the file as what it is not.
 */
export function recogniseFeed(headings: readonly string[]): AnyFeed | null {
  const fitting = allNames.filter((name) => readers[name].fits(headings));
  if (fitting.length > 1) {
    const titles = fitting.map((name) => readers[name].title).join(' and of ');
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
  const isHeading = (cells: readonly string[]) => allNames.some((name) => readers[name].fits(cells));
  const table = await readTable(source, { isHeading });
  try {
    const feed = recogniseFeed(table.columns);
    if (feed?.startsWith(registrar)) return feed;
    throw new FeedFault('missing-columns', `The headings fit none of ${titlesOf(registrar).join(', ')}.`);
  } finally {
    await table.close();
  }
}
