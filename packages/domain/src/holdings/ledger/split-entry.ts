import { divideHalfUp, type MilliUnits, milliUnits, type Paise, paise } from '../../money/scaled.ts';
import type { LedgerEntry } from './ledger-entry.ts';

const sharesOf = (whole: Paise, units: bigint, of: bigint): readonly [Paise, Paise] => {
  const part = divideHalfUp(whole * units, of);
  return [paise(part), paise(whole - part)];
};

/** So many units of an entry, with their share of its money, and what is left of it. Both add up to the entry. */
export function splitEntry(
  entry: LedgerEntry,
  units: MilliUnits,
): { readonly part: LedgerEntry; readonly rest: LedgerEntry } {
  const [amount, amountLeft] = sharesOf(entry.amount, units, entry.units);
  const [duty, dutyLeft] = sharesOf(entry.duty, units, entry.units);
  const [stt, sttLeft] = sharesOf(entry.stt, units, entry.units);
  const [tds, tdsLeft] = sharesOf(entry.tds, units, entry.units);
  return {
    part: { ...entry, units, amount, duty, stt, tds },
    rest: {
      ...entry,
      units: milliUnits(entry.units - units),
      amount: amountLeft,
      duty: dutyLeft,
      stt: sttLeft,
      tds: tdsLeft,
    },
  };
}
