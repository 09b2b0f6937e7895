import {
  asksForRebuild,
  inEntryOrder,
  type LedgerEntry,
  milliUnits,
  openPosition,
  positionNow,
  positionOf,
  postEntry,
  type Refusal,
} from '@hub/domain';
import type { NewEntry, PositionKey } from './new-entry.ts';
import type { HeldPosition } from './position.repository.ts';

/** New entries of one position, in the order of the ledger, on top of what was held. */
export interface Batch {
  held: HeldPosition;
  readonly entries: LedgerEntry[];
}

export const positionName = ({ arn, folioNo, schemeCode }: PositionKey): string =>
  `${arn}\t${folioNo}\t${schemeCode}`;

export const ledgerEntryOf = (entry: NewEntry): LedgerEntry => ({
  ref: entry.trxnNo,
  kind: entry.kind,
  day: entry.day,
  units: entry.units < 0n ? milliUnits(-entry.units) : entry.units,
  nav: entry.nav,
  amount: entry.amount,
  duty: entry.duty,
  stt: entry.stt,
  tds: entry.tax,
  carried: entry.carried,
  reverses: entry.reverses,
});

/** In words, for the report and for who looks at the position. */
function faultText(refusal: Refusal): string {
  switch (refusal.reason) {
    case 'not-enough-units':
      return `Transaction ${refusal.ref} takes out more units than are held`;
    case 'nothing-to-reverse':
      return `Transaction ${refusal.ref} takes back ${refusal.reverses}, which is not in the ledger`;
    case 'reversal-differs':
      return `Transaction ${refusal.ref} takes back ${refusal.reverses} with other units`;
    case 'bad-entry':
      return `Transaction ${refusal.ref} cannot be: ${refusal.fault}`;
    default:
      return `Transaction ${refusal.ref} stands before what is posted`;
  }
}

/**
 * The position after its new entries, or null when only its whole ledger can tell: an entry came late, took another
 * one back, or the position was at fault before and may now be mended.
 */
export function foldOn({ held, entries }: Batch): HeldPosition | null {
  if (held.fault !== null) return null;
  const open = openPosition(held.position);
  let fault: string | null = null;
  const ordered = inEntryOrder(entries);
  for (const entry of ordered) {
    const refusal = postEntry(open, entry);
    if (refusal === null) continue;
    if (asksForRebuild(refusal) || entry.kind === 'reversal') return null;
    fault ??= faultText(refusal);
  }
  // A fault is told from the whole ledger, as a rebuild would tell it.
  if (fault !== null) return null;
  const firstOn = held.firstOn ?? ordered[0]?.day ?? null;
  return { ...held, position: positionNow(open), firstOn, fault: null };
}

/** The position from its whole ledger. */
export function foldAll(key: PositionKey, entries: readonly LedgerEntry[]): HeldPosition {
  const { position, refusals } = positionOf(entries);
  const firstOn = entries.reduce<LedgerEntry['day'] | null>(
    (first, { day }) => (first === null || day < first ? day : first),
    null,
  );
  const [refusal] = refusals;
  return {
    arn: key.arn,
    folioNo: key.folioNo,
    schemeCode: key.schemeCode,
    position,
    firstOn,
    fault: refusal === undefined ? null : faultText(refusal),
  };
}
