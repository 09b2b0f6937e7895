/** Reading tables of text for other features' lists. */
export { FeedFault } from './feed-fault.ts';
export type { ByteSource, FeedRow } from './feed-row.ts';
export { type ColumnSpec, columnsMissing, missingColumns, positionsOf } from './fields/columns.ts';
export { parseDecimal } from './fields/decimal.ts';
export { parseFeedDate } from './fields/feed-date.ts';
export { readTable } from './read-table.ts';
