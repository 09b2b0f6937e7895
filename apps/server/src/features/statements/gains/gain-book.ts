import type { GainLine, GainPlace } from '@hub/domain/gains/line/gain-line';
import type { GainSchemes } from '@hub/domain/gains/line/gain-schemes';
import { type GainGap, gainLinesOfBook } from '@hub/domain/gains/lines/gain-lines';
import { type FoldedPosition, readFolded } from '../../book/book.public.ts';
import { findSchemes, type SchemeRecord } from '../scope/schemes.repository.ts';
import type { StatementReader } from '../scope/statement-scope.ts';
import { gainSchemesOf } from './gain-schemes.ts';

/** Everything that some folios ever sold, lot by lot, and what they hold. */
export interface GainBook {
  /** Of these folios only. */
  readonly positions: readonly FoldedPosition[];
  readonly lines: readonly GainLine[];
  readonly gaps: readonly GainGap[];
  readonly schemes: GainSchemes;
  /** With the newest price of each. */
  readonly records: ReadonlyMap<string, SchemeRecord>;
}

/** Lots that came from elsewhere by a merger or a transfer keep their day and cost, so those positions are read too. */
export async function readGainBook(
  { queries, arn, today }: StatementReader,
  folioNos: readonly string[],
): Promise<GainBook> {
  const all = await readFolded(queries, arn, folioNos);
  const codes = [...new Set(all.map(({ schemeCode }) => schemeCode))];
  const records = await findSchemes(queries, codes, today.toString());
  const schemes = gainSchemesOf(records.values());
  const positions = all.filter(({ isRequested }) => isRequested);
  const requested = new Set(positions.map(placeName));
  const isRequested = (place: GainPlace): boolean => requested.has(placeName(place));
  const { lines, gaps } = gainLinesOfBook(all, schemes);
  return { positions, lines: lines.filter(isRequested), gaps: gaps.filter(isRequested), schemes, records };
}

const placeName = ({ folioNo, schemeCode }: GainPlace): string => `${folioNo} ${schemeCode}`;
