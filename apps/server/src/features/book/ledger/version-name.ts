import type { NewEntry } from './new-entry.ts';

/**
 * The name of a row that finds its own taken by other figures or days: made of what it says, so that the same row is
 * known again in whatever file it comes.
 */
export const versionName = ({ trxnNo, day, postedOn, kind, undoes, amount, units }: NewEntry): string =>
  `${trxnNo}~v${day}.${postedOn ?? day}.${undoes ?? kind}.${amount}.${units}`;
