import type { Database } from '../../../db/database.ts';
import { isoDay } from '../ledger/iso-day.ts';
import { type PositionKey, positionName } from '../ledger/new-entry.ts';
import { foldWhole, type WholeFold } from '../positions/fold-whole.ts';
import { type FolioCursor, foliosPage, positionsOf } from '../positions/folio-pages.repository.ts';
import { foldedText, readStored } from '../positions/position.repository.ts';
import { waitForSums } from './rebuild.repository.ts';
import { figureDifferences } from './verify.repository.ts';

interface Difference {
  readonly where: string;
  readonly stored: string;
  readonly fromLedger: string;
}

interface Verification {
  readonly positions: number;
  readonly entries: number;
  readonly differences: readonly Difference[];
  /** Rows of the ledger that cannot be applied, with the reason. */
  readonly unresolved: readonly { readonly where: string; readonly reason: string }[];
  /** Positions whose units are not the registrar's. */
  readonly unlike: readonly {
    readonly where: string;
    readonly ours: string;
    readonly theirs: string;
    readonly on: string;
  }[];
}

const foliosPerPage = 500;
const shown = 100;

const labelOf = ({ arn, folioNo, schemeCode }: PositionKey): string =>
  `${arn}, folio ${folioNo}, scheme ${schemeCode}`;

/** What is stored, as texts by position; a position folded to nothing is stored nowhere. */
function storedTexts(stored: Awaited<ReturnType<typeof readStored>>, folds: readonly WholeFold[]) {
  const texts = new Map<string, { key: PositionKey; stored: string; fromLedger: string }>();
  const at = (key: PositionKey) => {
    const name = positionName(key);
    const found = texts.get(name) ?? { key, stored: '', fromLedger: '' };
    texts.set(name, found);
    return found;
  };
  for (const row of stored.positions) at(row).stored += row.row;
  for (const row of Map.groupBy(stored.uncounted, positionName).values()) {
    const [first] = row;
    if (first !== undefined)
      at(first).stored += `\n${row
        .map((one) => one.row)
        .sort()
        .join('\n')}`;
  }
  for (const fold of folds) {
    const { position, uncounted } = foldedText(fold);
    const text = fold.firstOn === null ? '' : position;
    at(fold).fromLedger += uncounted.length === 0 ? text : `${text}\n${uncounted.join('\n')}`;
  }
  return texts.values();
}

/** Makes everything again from the ledger, page by page, and says where what is stored differs. Changes nothing. */
export async function verifyBook(db: Database): Promise<Verification> {
  const differences: Difference[] = [];
  const unresolved: Verification['unresolved'][number][] = [];
  const unlike: Verification['unlike'][number][] = [];
  let positions = 0;
  let entries = 0;
  let cursor: FolioCursor = { arn: '', folioNo: '' };
  for (;;) {
    const page = await db.transaction('system', async (tx) => {
      const folios = await foliosPage(tx, cursor, foliosPerPage);
      const last = folios.at(-1);
      if (last === undefined) return null;
      const keys = await positionsOf(tx, folios);
      const ours = new Set(keys.map(positionName));
      const folds = (await foldWhole(tx, keys)).filter((fold) => ours.has(positionName(fold)));
      return { folds, stored: await readStored(tx, folios), last };
    });
    if (page === null) break;
    for (const fold of page.folds) {
      positions += Number(fold.firstOn !== null);
      entries += fold.entries;
      for (const { why, trxnNo, reason } of fold.uncounted) {
        if (why === 'unresolved')
          unresolved.push({ where: `${labelOf(fold)}, transaction ${trxnNo}`, reason });
      }
      if (fold.unlike !== null) {
        unlike.push({ where: labelOf(fold), ...fold.unlike, on: isoDay(fold.unlike.on) });
      }
    }
    for (const { key, stored, fromLedger } of storedTexts(page.stored, page.folds)) {
      if (stored === fromLedger) continue;
      const orNothing = (text: string) => (text === '' ? 'nothing' : text);
      differences.push({
        where: labelOf(key),
        stored: orNothing(stored),
        fromLedger: orNothing(fromLedger),
      });
    }
    cursor = page.last;
  }
  const figures = await db.transaction('system', async (tx) => {
    await waitForSums(tx);
    return figureDifferences(tx, shown);
  });
  differences.push(...figures);
  return { positions, entries, differences, unresolved, unlike };
}
