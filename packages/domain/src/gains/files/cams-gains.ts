import { type Paise, paise } from '../../money/scaled.ts';
import type { GainLine } from '../line/gain-line.ts';

/** The three columns of gains that a registrar's statement has. */
export const gainColumns = ['short', 'longIndexed', 'long'] as const;
export type GainColumn = (typeof gainColumns)[number];

export interface GainFigures {
  readonly value: Paise;
  readonly cost: Paise;
  readonly gain: Paise;
}

const figures = (value: Paise, cost: Paise): GainFigures => ({ value, cost, gain: paise(value - cost) });

/** What a line puts in each column. A gain that may be indexed stands in both long columns: one or the other counts. */
export function gainsOf(line: GainLine): Readonly<Record<GainColumn, GainFigures | null>> {
  const { proceeds, term, hasCost, indexedCost, countedCost, cost } = line;
  const isShort = hasCost && term === 'short';
  const isLong = hasCost && term === 'long';
  return {
    short: isShort ? figures(proceeds, countedCost) : null,
    longIndexed: isLong && indexedCost !== null ? figures(proceeds, indexedCost) : null,
    long: isLong ? figures(proceeds, indexedCost === null ? countedCost : cost) : null,
  };
}
