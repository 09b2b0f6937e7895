import type { DayNumber } from '../../calendar/day-number.ts';
import { MILLION } from '../../money/per-million.ts';
import {
  type MilliUnits,
  milliUnits,
  type NavTenThousandths,
  type Paise,
  paise,
} from '../../money/scaled.ts';
import { valueAt } from '../../money/unit-value.ts';
import type { EntryKind } from '../ledger/entry-kinds.ts';
import type { LedgerEntry } from '../ledger/ledger-entry.ts';
import type { LotOrigin } from '../ledger/lot-origin.ts';
import { originUnits } from '../lots/lot.ts';
import { splitByWeight } from '../lots/split-by-weight.ts';
import type { LotPart } from '../lots/take-lots.ts';
import { type ExitLoadRule, loadOnLot, noExitLoad } from '../tax/exit-load.ts';

/** A part of a lot met by a sale: one line of a capital-gain statement. */
export interface RealisedLot {
  readonly soldBy: string;
  readonly saleKind: EntryKind;
  readonly soldOn: DayNumber;
  readonly saleNav: NavTenThousandths;
  readonly boughtBy: string;
  readonly lotKind: EntryKind;
  readonly acquiredOn: DayNumber;
  readonly purchaseNav: NavTenThousandths;
  /** All that the lot was allotted, and this part of it. */
  readonly allotted: MilliUnits;
  readonly units: MilliUnits;
  /** What these units were in the scheme they were bought in, where it is another one. */
  readonly origin: LotOrigin | null;
  /** This part's share of what was paid, stamp duty included, and the duty in it. */
  readonly cost: Paise;
  /** False where nobody knows what it cost: it has no gain. */
  readonly hasCost: boolean;
  readonly duty: Paise;
  /** This part's share of what the sale fetched after load, of its STT and of the tax withheld. */
  readonly proceeds: Paise;
  readonly stt: Paise;
  readonly tds: Paise;
  /** What the load took off this part: units at NAV less proceeds, where the scheme's load applies. */
  readonly load: Paise;
}

/**
 * One sale over its lots. The entry says what all of it fetched; a part's share is its units weighed with the
 * load each bears, because an old lot of the same sale bears none and a young one does.
 */
export function realiseParts(
  sale: LedgerEntry,
  parts: readonly LotPart[],
  exitLoad: readonly ExitLoadRule[] = noExitLoad,
): RealisedLot[] {
  const weights = parts.map((part) => weightAfterLoad(part, sale.day, exitLoad));
  const proceeds = splitByWeight(sale.amount, weights);
  const stt = splitByWeight(sale.stt, proceeds);
  const tds = splitByWeight(sale.tds, proceeds);
  return parts.map((part, index) => {
    const { lot, units, cost, duty } = part;
    const fetched = paise(proceeds[index] ?? 0n);
    const bearsLoad = weights[index] !== units * MILLION;
    const load = bearsLoad ? valueAt(units, sale.nav) - fetched : 0n;
    return {
      soldBy: sale.ref,
      saleKind: sale.kind,
      soldOn: sale.day,
      saleNav: sale.nav,
      boughtBy: lot.ref,
      lotKind: lot.kind,
      acquiredOn: lot.acquiredOn,
      purchaseNav: lot.nav,
      allotted: lot.allotted,
      units,
      origin: lot.origin && { scheme: lot.origin.scheme, units: originUnits(lot, units) ?? units },
      cost,
      hasCost: lot.hasCost,
      duty,
      proceeds: fetched,
      stt: paise(stt[index] ?? 0n),
      tds: paise(tds[index] ?? 0n),
      load: paise(load > 0n ? load : 0n),
    };
  });
}

function weightAfterLoad({ lot, units }: LotPart, on: DayNumber, rules: readonly ExitLoadRule[]): bigint {
  let left: bigint = units;
  let weight = 0n;
  for (const part of loadOnLot(lot, on, rules)) {
    const taken = part.units < left ? part.units : milliUnits(left);
    left -= taken;
    weight += taken * (MILLION - part.rate);
  }
  return weight;
}
