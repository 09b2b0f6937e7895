import { milliUnits, paise, writeMoney, writeUnits } from '@hub/domain';
import { atOnce } from '../../../db/at-once.ts';
import type { Tx } from '../../../db/database.ts';
import { noteChanges, noteEntries, noteOpenings } from '../changes/book-change.repository.ts';
import { isoDay } from '../ledger/iso-day.ts';
import type { WholeFold } from '../positions/fold-whole.ts';
import {
  type ChangedPosition,
  type HeldPosition,
  type PostedFrom,
  readTouched,
  stagePositions,
  writePositions,
  writeUncounted,
} from '../positions/position.repository.ts';
import {
  addFlows,
  changeSchemeFigures,
  noteStaleAum,
  refreshClients,
  type SchemeChange,
} from './figures.repository.ts';
import { type Flow, FlowSums } from './flows.ts';

/** What a transaction comes to, position by position. */
interface Derived {
  /** Positions that went on from what was held, which was this; what moved in them is in `flows`. */
  readonly goneOn?: readonly ChangedPosition[];
  readonly flows?: FlowSums;
  /** Positions that were folded from their whole ledger. */
  readonly whole: readonly WholeFold[];
  /** Where entries are behind it. */
  readonly postedFrom?: PostedFrom;
}

/** Writes positions, and everything that is summed up from them and from what moved. */
export async function deriveBook(
  tx: Tx,
  { goneOn = [], flows = new FlowSums(), whole, postedFrom }: Derived,
): Promise<void> {
  const changed = [...goneOn];
  if (whole.length > 0) {
    const before = await readTouched(tx, whole);
    whole.forEach((after, at) => {
      const { arn, schemeCode, moves, movesBefore } = after;
      for (const move of moves) flows.add(arn, schemeCode, move);
      for (const move of movesBefore) flows.take(arn, schemeCode, move);
      changed.push({ before: before[at] ?? null, after });
    });
    await noteOpenings(
      tx,
      whole.filter((after, at) => !isSameOpening(before[at]?.opening ?? null, after.opening)),
    );
  }
  if (changed.length === 0) return;
  const moved = flows.changes();
  await atOnce([addFlows(tx, moved), stagePositions(tx, changed, postedFrom)]);
  if (whole.length > 0) await writeUncounted(tx, whole);
  const arns = [...new Set(changed.map(({ after }) => after.arn))];
  await atOnce([
    writePositions(tx, changed),
    changeSchemeFigures(tx, schemeChanges(changed)),
    refreshClients(tx, arns, changed.length),
    postedFrom === undefined ? noteChanges(tx, 'holding', arns) : noteEntries(tx),
    noteStaleAum(tx, earliestDays(moved)),
  ]);
}

const isSameOpening = (one: HeldPosition['opening'], other: HeldPosition['opening']): boolean =>
  one?.day === other?.day && one?.units === other?.units;

function schemeChanges(positions: readonly ChangedPosition[]): SchemeChange[] {
  const changes = new Map<
    string,
    { arn: string; schemeCode: string; units: bigint; cost: bigint; without: bigint; positions: number }
  >();
  for (const { before, after } of positions) {
    const { arn, schemeCode, position } = after;
    const name = `${arn}\t${schemeCode}`;
    let change = changes.get(name);
    if (change === undefined) {
      change = { arn, schemeCode, units: 0n, cost: 0n, without: 0n, positions: 0 };
      changes.set(name, change);
    }
    const was = before?.position;
    change.units += position.units - (was?.units ?? 0n);
    change.cost += position.cost - (was?.cost ?? 0n);
    change.without += position.unitsWithoutCost - (was?.unitsWithoutCost ?? 0n);
    change.positions += Number(position.units > 0n) - Number((was?.units ?? 0n) > 0n);
  }
  return [...changes.values()].map(({ without, ...change }) => ({
    ...change,
    units: writeUnits(milliUnits(change.units)),
    cost: writeMoney(paise(change.cost)),
    unitsWithoutCost: writeUnits(milliUnits(without)),
  }));
}

/** From which day on each distributor's AUM is another one. */
function earliestDays(flows: readonly Flow[]): { readonly arn: string; readonly since: string }[] {
  const first = new Map<string, number>();
  for (const { arn, day } of flows) {
    const existing = first.get(arn);
    if (existing === undefined || day < existing) first.set(arn, day);
  }
  return [...first].map(([arn, day]) => ({ arn, since: isoDay(day) }));
}
