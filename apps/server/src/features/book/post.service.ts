import { milliUnits, paise, writeMoney, writeUnits } from '@hub/domain';
import type { Tx } from '../../db/database.ts';
import {
  addEarlyReversals,
  addFlows,
  changeSchemeFigures,
  noteStaleAum,
  refreshClients,
  refreshInvestorFigures,
  type SchemeChange,
  takeBackFlows,
} from './figures.repository.ts';
import { flowsOf } from './flows.ts';
import { type Batch, foldAll, foldOn, ledgerEntryOf, positionName } from './fold-positions.ts';
import { isoDay } from './iso-day.ts';
import {
  insertFresh,
  insertUnknown,
  type KnownEntry,
  lockDistributors,
  readLedgers,
  reversedKinds,
  settleStage,
  stagedPositions,
  stageEntries,
} from './ledger.repository.ts';
import type { NewEntry, PositionKey } from './new-entry.ts';
import { type HeldPosition, nothingHeld, readTouched, writePositions } from './position.repository.ts';

export interface Posted {
  readonly landed: number;
  /** In the ledger before, with the same figures. */
  readonly same: number;
  /** In the ledger before, with other figures: their places in the list. They were not posted. */
  readonly differing: readonly number[];
}

/**
 * Writes entries to the ledger and, in the same transaction, everything that is derived from it. An entry the ledger
 * has already is left alone; with `allNew` the transaction fails instead (`isKnownNumber`), which is cheaper. The
 * folios must exist. One call per transaction, and in the last one of several `refreshStaleAum` after it: the days gone
 * by are then valued once.
 */
export async function postEntries(
  tx: Tx,
  entries: readonly NewEntry[],
  { importId = null, allNew = false }: { readonly importId?: string | null; readonly allNew?: boolean } = {},
): Promise<Posted> {
  if (entries.length === 0) return { landed: 0, same: 0, differing: [] };
  await stageEntries(tx, entries);
  await lockDistributors(tx, [...new Set(entries.map(({ arn }) => arn))]);
  let known: KnownEntry[] = [];
  if (allNew) await insertFresh(tx, importId);
  else {
    known = await insertUnknown(tx, importId);
    await settleStage(tx, known, importId);
  }
  const counted = known.filter(({ revision }) => revision % 2 === 0);
  const fresh = freshEntries(entries, counted);
  await addFlows(tx, flowsOf(fresh, await reversedKinds(tx, fresh)));
  await addEarlyReversals(tx);
  const batches = batchesOf(fresh);
  for (const held of await readTouched(
    tx,
    Array.from(batches.values(), ({ held }) => held),
  )) {
    const batch = batches.get(positionName(held));
    if (batch !== undefined) batch.held = held;
  }
  await derive(tx, batches);
  await noteStaleAum(tx, earliestDays(fresh));
  return {
    landed: fresh.length,
    same: counted.filter(({ isSame }) => isSame).length,
    differing: counted.filter(({ isSame }) => !isSame).map(({ n }) => n),
  };
}

/** Posts what `stageRollback` staged: every touched position is told anew by its whole ledger. */
export async function postStagedRollback(tx: Tx, importId: string): Promise<void> {
  const touched = await stagedPositions(tx);
  await lockDistributors(tx, [...new Set(touched.map(({ arn }) => arn))]);
  await insertFresh(tx, importId);
  await takeBackFlows(tx);
  const held = new Map(
    (await readTouched(tx, touched)).map((position) => [positionName(position), position]),
  );
  const batches = new Map<string, Batch>();
  for (const key of touched) {
    const name = positionName(key);
    batches.set(name, { held: held.get(name) ?? nothingHeld(key), entries: [] });
  }
  await derive(tx, batches);
  await noteStaleAum(tx, earliest(touched));
}

function freshEntries(entries: readonly NewEntry[], counted: readonly KnownEntry[]): readonly NewEntry[] {
  if (counted.length === 0) return entries;
  const old = new Set(counted.map(({ n }) => n));
  return entries.filter((_, n) => !old.has(n));
}

const isPosition = (one: PositionKey, other: PositionKey): boolean =>
  one.folioNo === other.folioNo && one.schemeCode === other.schemeCode && one.arn === other.arn;

function batchesOf(entries: readonly NewEntry[]): Map<string, Batch> {
  const batches = new Map<string, Batch>();
  let batch: Batch | undefined;
  for (const entry of entries) {
    // Feeds list a folio's rows together: mostly it is the position of the row before.
    if (batch === undefined || !isPosition(batch.held, entry)) {
      const name = positionName(entry);
      batch = batches.get(name);
      if (batch === undefined) {
        batch = { held: nothingHeld(entry), entries: [] };
        batches.set(name, batch);
      }
    }
    batch.entries.push(ledgerEntryOf(entry));
  }
  return batches;
}

/** Positions, and what is summed up from them. */
async function derive(tx: Tx, batches: ReadonlyMap<string, Batch>): Promise<void> {
  const folded: HeldPosition[] = [];
  const late: PositionKey[] = [];
  for (const batch of batches.values()) {
    const result = batch.entries.length === 0 ? null : foldOn(batch);
    if (result === null) late.push(batch.held);
    else folded.push(result);
  }
  if (late.length > 0) folded.push(...(await foldLedgers(tx, late)));
  await writePositions(tx, folded);
  await changeSchemeFigures(tx, schemeChanges(batches, folded));
  await refreshClients(tx);
  await refreshInvestorFigures(tx, [...new Set(folded.map(({ arn }) => arn))], folded.length);
}

/** Positions that only their whole ledger can tell. */
async function foldLedgers(tx: Tx, keys: readonly PositionKey[]): Promise<HeldPosition[]> {
  const byPosition = new Map<string, ReturnType<typeof ledgerEntryOf>[]>();
  for (const posted of await readLedgers(tx, keys)) {
    const name = positionName(posted);
    const entries = byPosition.get(name);
    if (entries === undefined) byPosition.set(name, [posted.entry]);
    else entries.push(posted.entry);
  }
  return keys.map((key) => foldAll(key, byPosition.get(positionName(key)) ?? []));
}

function schemeChanges(batches: ReadonlyMap<string, Batch>, folded: readonly HeldPosition[]): SchemeChange[] {
  const changes = new Map<
    string,
    { arn: string; schemeCode: string; units: bigint; cost: bigint; positions: number }
  >();
  for (const after of folded) {
    const before = batches.get(positionName(after))?.held.position;
    const name = `${after.arn}\t${after.schemeCode}`;
    const change = changes.get(name) ?? {
      arn: after.arn,
      schemeCode: after.schemeCode,
      units: 0n,
      cost: 0n,
      positions: 0,
    };
    const { units, cost } = after.position;
    change.units += units - (before?.units ?? 0n);
    change.cost += cost - (before?.cost ?? paise(0n));
    change.positions += Number(units > 0n) - Number((before?.units ?? 0n) > 0n);
    changes.set(name, change);
  }
  return [...changes.values()].map((change) => ({
    ...change,
    units: writeUnits(milliUnits(change.units)),
    cost: writeMoney(paise(change.cost)),
  }));
}

/** From which day on each distributor's AUM is another one. */
function earliest(changes: Iterable<{ readonly arn: string; readonly since: string }>) {
  const first = new Map<string, string>();
  for (const { arn, since } of changes) {
    const known = first.get(arn);
    if (known === undefined || since < known) first.set(arn, since);
  }
  return [...first].map(([arn, since]) => ({ arn, since }));
}

function earliestDays(entries: readonly NewEntry[]) {
  const first = new Map<string, number>();
  for (const { arn, day } of entries) {
    const known = first.get(arn);
    if (known === undefined || day < known) first.set(arn, day);
  }
  return [...first].map(([arn, day]) => ({ arn, since: isoDay(day) }));
}
