import type { DayNumber } from '@hub/domain';
import { atOnce } from '../../../db/at-once.ts';
import type { Tx } from '../../../db/database.ts';
import { deriveBook } from '../figures/derive-book.ts';
import { FlowSums } from '../figures/flows.ts';
import {
  insertFresh,
  insertUnknown,
  lockDistributors,
  type Settled,
  stagedPositions,
  stageEntries,
} from '../ledger/ledger.repository.ts';
import { isPosition, type NewEntry, type PositionKey, positionName } from '../ledger/new-entry.ts';
import { type Batch, foldOn } from '../positions/fold-positions.ts';
import { foldWhole } from '../positions/fold-whole.ts';
import {
  type ChangedPosition,
  nothingHeld,
  type PostedFrom,
  readTouched,
} from '../positions/position.repository.ts';

export interface Posted {
  readonly imported: number;
  /** In the ledger before, row by row the same. */
  readonly same: number;
}

interface PostOptions {
  readonly importId?: string | null;
  readonly allNew?: boolean;
  /** Whether `stageEntries` has these very entries already. */
  readonly isStaged?: boolean;
}

const allFresh: Settled = { same: new Set(), unusual: [] };

/**
 * Writes entries to the ledger and, in the same transaction, everything that is derived from it. A row the ledger has
 * already is left alone; with `allNew` the transaction fails instead (`isExistingNumber`), which is cheaper. The folios
 * must exist. One call per transaction, and in the last one of several `refreshStaleAum` after it: the days gone by are
 * then valued once.
 */
export async function postEntries(
  tx: Tx,
  entries: readonly NewEntry[],
  { importId = null, allNew = false, isStaged = false }: PostOptions = {},
): Promise<Posted> {
  if (entries.length === 0) return { imported: 0, same: 0 };
  const arns = [...new Set(entries.map(({ arn }) => arn))];
  const staging = isStaged ? undefined : stageEntries(tx, entries);
  // Rows of a file change nothing in what is read of their positions: it is read before they are written, and folded
  // meanwhile. What is read for orders depends on them.
  const isReadFirst = allNew && importId !== null;
  if (!isReadFirst) {
    await staging;
    await lockDistributors(tx, arns);
  }
  let writing = allNew && !isReadFirst ? insertFresh(tx, importId) : undefined;
  // One turn, in which the statement is sent: the database works while the entries are sorted here.
  await Promise.resolve();
  const settled = allNew ? allFresh : await insertUnknown(tx, entries, importId);
  const fresh = settled.same.size === 0 ? entries : entries.filter((_, n) => !settled.same.has(n));
  const unusual = new Set(settled.unusual.map((n) => positionName(entries[n] as NewEntry)));
  const batches = batchesOf(fresh);
  // Orders of ours add to what is held; only a file brings the registrar's rows that replace theirs.
  const isOrders = importId === null && fresh.every(({ userRef }) => userRef != null);
  const inOrder = [...batches.values()];
  await staging;
  const [, , touched] = await atOnce([
    isReadFirst ? lockDistributors(tx, arns) : undefined,
    writing,
    readTouched(
      tx,
      inOrder.map(({ held }) => held),
      isOrders ? inOrder.map(({ moves }) => moves.flatMap((move) => move.userRef ?? [])) : null,
    ),
  ]);
  if (isReadFirst) {
    writing = insertFresh(tx, importId);
    // It is waited for below.
    writing.catch(() => {});
    await Promise.resolve();
  }
  touched.forEach((held, at) => {
    const batch = inOrder[at];
    if (held !== null && batch !== undefined) batch.held = held;
  });
  const goneOn = new Map<string, ChangedPosition>();
  const late: PositionKey[] = [];
  for (const [name, batch] of batches) {
    const after = unusual.has(name) ? null : foldOn(batch);
    if (after === null) late.push(batch.held);
    else goneOn.set(name, { before: batch.held, after });
  }
  await writing;
  const whole = late.length === 0 ? [] : await foldWhole(tx, late, { hasStage: true });
  // Lots may come into a position that could have gone on by itself: its whole ledger has the last word.
  for (const fold of whole) goneOn.delete(positionName(fold));
  const flows = new FlowSums();
  for (const name of goneOn.keys()) {
    for (const entry of batches.get(name)?.moves ?? []) flows.add(entry.arn, entry.schemeCode, entry);
  }
  await deriveBook(tx, {
    goneOn: [...goneOn.values()],
    flows,
    whole,
    postedFrom: firstDays(batches, unusual),
  });
  return { imported: fresh.length, same: settled.same.size };
}

/** Posts what `stageRollback` staged: the whole ledger of every touched position says what is left. */
export async function postStagedRollback(tx: Tx, importId: string): Promise<void> {
  const touched = await stagedPositions(tx);
  await lockDistributors(tx, [...new Set(touched.map(({ arn }) => arn))]);
  await insertFresh(tx, importId);
  await deriveBook(tx, {
    whole: await foldWhole(tx, touched, { hasStage: true }),
    postedFrom: new Map(touched.map((key) => [positionName(key), null])),
  });
}

/** What takes a row back, or brings it again, may change any day. */
function firstDays(batches: ReadonlyMap<string, Batch>, unusual: ReadonlySet<string>): PostedFrom {
  const first = new Map<string, DayNumber | null>();
  for (const [name, { moves }] of batches) {
    let earliest = moves[0]?.day ?? null;
    for (const { day } of moves) if (earliest !== null && day < earliest) earliest = day;
    first.set(name, unusual.has(name) ? null : earliest);
  }
  return first;
}

function batchesOf(entries: readonly NewEntry[]): Map<string, Batch> {
  const batches = new Map<string, Batch>();
  let batch: Batch | undefined;
  for (const entry of entries) {
    // Feeds list a folio's rows together: mostly it is the position of the row before.
    if (batch === undefined || !isPosition(batch.held, entry)) {
      const name = positionName(entry);
      batch = batches.get(name);
      if (batch === undefined) {
        const held = { ...nothingHeld(entry), balanceOn: null, isUnusual: false };
        batch = { held, moves: [] };
        batches.set(name, batch);
      }
    }
    batch.moves.push(entry);
  }
  return batches;
}
