import { type DayNumber, type PerMillion, writeMoney, writeRate } from '@hub/domain';
import type { Database, Tx } from '../../db/database.ts';
import { oneStatement } from '../../db/queries.ts';
import { dayOfIso, type FolioCursor, foliosPage, isoDay, positionsOf } from '../book/book.public.ts';
import { makeTwin, type TwinTerms } from './make-twin.ts';
import { PriceShelf } from './price-shelf.ts';
import { readRateCards } from './rate-card.repository.ts';
import type { TwinPosition } from './twin-rows.repository.ts';
import { readTwin } from './twin-state.repository.ts';
import {
  countWaiting,
  storedLines,
  storedMissing,
  storedSlices,
  strayLines,
} from './verify-twin.repository.ts';

export interface TwinDifference {
  readonly where: string;
  readonly stored: string;
  readonly fromLedger: string;
}

export interface TwinVerification {
  /** The last day in it; null before its first night. */
  readonly through: string | null;
  readonly positions: number;
  readonly lines: number;
  /** Positions that changed since: theirs are behind until the next night. */
  readonly waiting: number;
  readonly differences: readonly TwinDifference[];
}

const foliosPerPage = 300;
/** No slice begins later. */
const EVER = 10_000_000 as DayNumber;

/** Makes the twin again from the ledger, page by page, and says where what is stored differs. Changes nothing. */
export async function verifyTwin(db: Database): Promise<TwinVerification> {
  const queries = oneStatement(db, 'system');
  const state = await readTwin(queries);
  const differences: TwinDifference[] = [];
  const found = { positions: 0, lines: 0 };
  if (state?.through == null || state.openFrom === null) {
    return { through: null, ...found, waiting: await countWaiting(queries), differences };
  }
  const terms: TwinTerms = {
    cards: await readRateCards(queries),
    prices: new PriceShelf(),
    through: dayOfIso(state.through),
    openFrom: dayOfIso(state.openFrom),
    lastStart: EVER,
  };
  let cursor: FolioCursor | null = { arn: '', folioNo: '' };
  while (cursor !== null) {
    const after: FolioCursor = cursor;
    cursor = await db.transaction('system', async (tx) => {
      const folios = await foliosPage(tx, after, foliosPerPage);
      for (const [arn, ofArn] of Map.groupBy(folios, (folio) => folio.arn)) {
        const page = await comparePage(tx, arn, ofArn, terms);
        found.positions += page.positions;
        found.lines += page.lines;
        differences.push(...page.differences);
      }
      return folios.at(-1) ?? null;
    });
  }
  for (const { arn, folioNo } of await strayLines(queries)) {
    differences.push({ where: `${arn}, folio ${folioNo}`, stored: 'lines', fromLedger: 'no such folio' });
  }
  return { through: state.through, ...found, waiting: await countWaiting(queries), differences };
}

async function comparePage(tx: Tx, arn: string, folios: readonly FolioCursor[], terms: TwinTerms) {
  const folioNos = folios.map(({ folioNo }) => folioNo);
  const keys = await positionsOf(tx, folios);
  const asked = new Set(folioNos);
  const wanted = keys.map(({ folioNo, schemeCode }) => ({ folioNo, schemeCode, since: null }));
  const made = (await makeTwin(tx, arn, wanted, terms)).filter(({ folioNo }) => asked.has(folioNo));
  const lines = await storedLines(tx, arn, folioNos);
  const texts = new Map<string, { stored: string[]; fresh: string[] }>();
  const at = (name: string) => {
    const known = texts.get(name) ?? { stored: [], fresh: [] };
    texts.set(name, known);
    return known;
  };
  for (const row of [...lines, ...(await storedMissing(tx, arn, folioNos))])
    at(nameOf(row)).stored.push(row.row);
  for (const position of made)
    at(nameOf(position)).fresh.push(...lineTexts(position), ...missingTexts(position));
  const slices = Map.groupBy(
    await storedSlices(tx, arn, folioNos),
    (row) => `${nameOf(row)} ${row.gstBasis}`,
  );
  for (const position of made) {
    const { stored, fresh } = at(nameOf(position));
    for (const gstBasis of ['exclusive', 'inclusive'] as const) {
      const ofBasis = slices.get(`${nameOf(position)} ${gstBasis}`) ?? [];
      const again = position.slices.filter((slice) => slice.gstBasis === gstBasis).map(sliceText);
      stored.push(...ofBasis.map(({ row }) => row));
      // What was left for later is not missed.
      fresh.push(...(ofBasis.at(-1)?.isCut ? again.slice(0, ofBasis.length) : again));
    }
  }
  const differences = [...texts].flatMap(([name, { stored, fresh }]): TwinDifference[] => {
    const [one, other] = [stored.sort().join('\n'), fresh.sort().join('\n')];
    return one === other ? [] : [{ where: `${arn}, ${name}`, stored: one, fromLedger: other }];
  });
  return { positions: made.length, lines: lines.length, differences };
}

const nameOf = ({ folioNo, schemeCode }: { readonly folioNo: string; readonly schemeCode: string }): string =>
  `folio ${folioNo}, scheme ${schemeCode}`;

/** As the database writes a row of it: what is null leaves no gap. */
const textOf = (cells: readonly (string | number | bigint | null)[]): string =>
  cells.filter((cell) => cell !== null).join(' ');

const endText = (to: DayNumber | null): string | null => (to === null ? null : isoDay(to));

const percentText = (rate: PerMillion | null): string | null => (rate === null ? null : writeRate(rate));

const lineTexts = ({ lines }: TwinPosition): string[] =>
  lines.map(({ month, gstBasis, product, amount, rate, days, through }) =>
    textOf([isoDay(month), gstBasis, product, writeMoney(amount), percentText(rate), days, isoDay(through)]),
  );

const missingTexts = ({ missing }: TwinPosition): string[] =>
  missing.map(({ ref, from, to, why }) => {
    const [word, version] = why === 'nav' ? [why, null] : [why.missing, why.version];
    return textOf([ref, isoDay(from), 'to', endText(to), word, version]);
  });

const sliceText = ({ gstBasis, from, to, weight, rate }: TwinPosition['slices'][number]): string =>
  textOf([gstBasis, isoDay(from), 'to', endText(to), weight, percentText(rate)]);
