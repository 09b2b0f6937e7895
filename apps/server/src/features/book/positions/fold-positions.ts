import { milliUnits } from '@hub/domain';
import { entryKinds } from '@hub/domain/holdings/ledger/entry-kinds';
import { refOf } from '@hub/domain/holdings/ledger/entry-name';
import { inEntryOrder } from '@hub/domain/holdings/ledger/entry-order';
import type { LedgerEntry } from '@hub/domain/holdings/ledger/ledger-entry';
import { openPosition, positionNow } from '@hub/domain/holdings/lots/open-position';
import { postEntry } from '@hub/domain/holdings/lots/post-entry';
import type { NewEntry } from '../ledger/new-entry.ts';
import type { HeldPosition, TouchedPosition } from './position.repository.ts';

/** New entries of one position, on top of what was held. */
export interface Batch {
  held: TouchedPosition;
  readonly moves: NewEntry[];
}

const ledgerEntryOf = (entry: NewEntry): LedgerEntry => ({
  ref: refOf(entry.trxnNo),
  row: entry.trxnNo,
  kind: entry.kind,
  day: entry.day,
  posted: entry.postedOn ?? entry.day,
  arrived: 0,
  units: entry.units < 0n ? milliUnits(-entry.units) : entry.units,
  nav: entry.nav,
  amount: entry.amount,
  duty: entry.duty,
  stt: entry.stt,
  tds: entry.tax,
  carried: entry.carried,
  reverses: entry.reverses,
  undoes: entry.undoes ?? null,
  userRef: entry.userRef ?? null,
  isOrder: false,
});

/**
 * The position after its new entries, or null when only its whole ledger says what counts: something came late, takes
 * another entry back, moves lots about or cannot be applied, or the position was unusual before.
 */
export function foldOn({ held, moves }: Batch): HeldPosition | null {
  const { balanceOn, isUnusual } = held;
  if (isUnusual) return null;
  const open = openPosition(held.position);
  const ordered = inEntryOrder(moves.map(ledgerEntryOf));
  for (const entry of ordered) {
    if (entryKinds[entry.kind].isCarried || (balanceOn !== null && entry.day <= balanceOn)) return null;
    if (postEntry(open, entry) !== null) return null;
  }
  const firstOn = held.firstOn ?? ordered[0]?.day ?? null;
  const lastOn = ordered.at(-1)?.day ?? null;
  return {
    arn: held.arn,
    folioNo: held.folioNo,
    schemeCode: held.schemeCode,
    position: positionNow(open),
    opening: held.opening,
    firstOn,
    lastOn: held.lastOn !== null && lastOn !== null && held.lastOn > lastOn ? held.lastOn : lastOn,
  };
}
