import { addMonths, type DayNumber, writeMoney, writeRate } from '@hub/domain';
import type { PerMillion } from '@hub/domain/money/per-million';
import type { Database, Tx } from '../../../db/database.ts';
import { oneStatement, type Queries } from '../../../db/queries.ts';
import { dayOfIso, type FolioCursor, foliosPage, isoDay, positionsOf } from '../../book/book.public.ts';
import { waitingFolios } from '../expected/expected-changes.repository.ts';
import type { ExpectedPosition } from '../expected/expected-rows.repository.ts';
import { type ExpectedState, readExpected } from '../expected/expected-state.repository.ts';
import { type ExpectedTerms, makeExpected } from '../expected/make-expected.ts';
import { PriceShelf } from '../expected/price-shelf.ts';
import { readRateCards } from '../rate-card/rate-card.repository.ts';
import { pricesOf } from './accrue.repository.ts';
import { storedLines, storedMissing, storedSlices, strayLines } from './verify-expected.repository.ts';

interface ExpectedDifference {
  readonly where: string;
  readonly stored: string;
  readonly fromLedger: string;
}

const foliosPerPage = 300;
/** No slice begins later. */
const EVER = 10_000_000 as DayNumber;

/**
 * Makes the twin again from the ledger, page by page, and says where what is stored differs. Changes nothing. What has
 * changed since the last night is passed over: the next one makes it.
 */
export async function verifyExpected(db: Database): Promise<readonly ExpectedDifference[]> {
  const queries = oneStatement(db, 'system');
  const state = await readExpected(queries);
  if (state?.through == null || state.openFrom === null || state.rebuildFrom !== null) return [];
  const through = dayOfIso(state.through);
  const terms: ExpectedTerms = {
    cards: await readRateCards(queries),
    prices: new PriceShelf(),
    through,
    openFrom: dayOfIso(state.openFrom),
    lastStart: EVER,
  };
  const waiting = new Set((await waitingFolios(queries)).map(folioName));
  const behind = await monthsBehind(queries, state, through);
  const differences: ExpectedDifference[] = [];
  let cursor: FolioCursor | null = { arn: '', folioNo: '' };
  while (cursor !== null) {
    const after: FolioCursor = cursor;
    cursor = await db.transaction('system', async (tx) => {
      const folios = await foliosPage(tx, after, foliosPerPage);
      const settled = folios.filter((folio) => !waiting.has(folioName(folio)));
      for (const [arn, ofArn] of Map.groupBy(settled, (folio) => folio.arn)) {
        differences.push(...(await comparePage(tx, arn, ofArn, { ...terms, behind })));
      }
      return folios.at(-1) ?? null;
    });
  }
  for (const stray of await strayLines(queries)) {
    if (waiting.has(folioName(stray))) continue;
    const where = `${stray.arn}, folio ${stray.folioNo}`;
    differences.push({ where, stored: 'lines', fromLedger: 'no such folio' });
  }
  return differences;
}

const folioName = ({ arn, folioNo }: FolioCursor): string => `${arn} ${folioNo}`;

/** Open months whose prices are others than those of the last night. */
async function monthsBehind(
  queries: Queries,
  state: ExpectedState,
  through: DayNumber,
): Promise<Set<string>> {
  const behind = new Set<string>();
  for (const [month, prices] of Object.entries(state.prices)) {
    const last = Math.min(through, addMonths(dayOfIso(month), 1) - 1);
    if ((await pricesOf(queries, month, isoDay(last))) !== prices) behind.add(month);
  }
  return behind;
}

async function comparePage(
  tx: Tx,
  arn: string,
  folios: readonly FolioCursor[],
  terms: ExpectedTerms & { readonly behind: ReadonlySet<string> },
): Promise<ExpectedDifference[]> {
  const folioNos = folios.map(({ folioNo }) => folioNo);
  const keys = await positionsOf(tx, folios);
  const requested = new Set(folioNos);
  const wanted = keys.map(({ folioNo, schemeCode }) => ({ folioNo, schemeCode, since: null }));
  const made = (await makeExpected(tx, arn, wanted, terms)).filter(({ folioNo }) => requested.has(folioNo));
  const isSettled = (line: string) => !terms.behind.has(line.slice(0, 10));
  const lines = (await storedLines(tx, arn, folioNos)).filter(({ row }) => isSettled(row));
  const texts = new Map<string, { stored: string[]; fresh: string[] }>();
  const at = (name: string) => {
    const existing = texts.get(name) ?? { stored: [], fresh: [] };
    texts.set(name, existing);
    return existing;
  };
  for (const row of [...lines, ...(await storedMissing(tx, arn, folioNos))])
    at(nameOf(row)).stored.push(row.row);
  for (const position of made)
    at(nameOf(position)).fresh.push(...lineTexts(position).filter(isSettled), ...missingTexts(position));
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
  return [...texts].flatMap(([name, { stored, fresh }]): ExpectedDifference[] => {
    const [one, other] = [stored.sort().join('\n'), fresh.sort().join('\n')];
    return one === other ? [] : [{ where: `${arn}, ${name}`, stored: one, fromLedger: other }];
  });
}

const nameOf = ({ folioNo, schemeCode }: { readonly folioNo: string; readonly schemeCode: string }): string =>
  `folio ${folioNo}, scheme ${schemeCode}`;

/** As the database writes a row of it: what is null leaves no gap. */
const textOf = (cells: readonly (string | number | bigint | null)[]): string =>
  cells.filter((cell) => cell !== null).join(' ');

const endText = (to: DayNumber | null): string | null => (to === null ? null : isoDay(to));

const percentText = (rate: PerMillion | null): string | null => (rate === null ? null : writeRate(rate));

const lineTexts = ({ lines }: ExpectedPosition): string[] =>
  lines.map(({ month, gstBasis, product, amount, rate, days, through }) =>
    textOf([isoDay(month), gstBasis, product, writeMoney(amount), percentText(rate), days, isoDay(through)]),
  );

const missingTexts = ({ missing }: ExpectedPosition): string[] =>
  missing.map(({ ref, from, to, why }) => {
    const [word, version] = why === 'nav' ? [why, null] : [why.missing, why.version];
    return textOf([ref, isoDay(from), 'to', endText(to), word, version]);
  });

const sliceText = ({ gstBasis, from, to, weight, rate }: ExpectedPosition['slices'][number]): string =>
  textOf([gstBasis, isoDay(from), 'to', endText(to), weight, percentText(rate)]);
