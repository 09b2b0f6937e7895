/** Reading files for other features: tables of text, and the registrars' brokerage and rejections. */
export { recogniseFile } from './all-feeds.ts';
export { brokerageFeeds, type PayoutFeed } from './brokerage-feeds.ts';
export { type ColumnSpec, columnsMissing, missingColumns, positionsOf } from './fields/columns.ts';
export { parseDecimal } from './fields/decimal.ts';
export { parseFeedDate } from './fields/feed-date.ts';
export { readFeed } from './read-feed.ts';
export { readTable } from './read-table.ts';
export type { BrokerageRecord, RejectionRecord } from './records/brokerage-records.ts';
export type { Registrar } from './records/records.ts';
export { FeedFault } from './rows/feed-fault.ts';
export type { ByteSource, FeedRow } from './rows/feed-row.ts';
