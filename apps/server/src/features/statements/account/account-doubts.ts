import type { StatementDoubt } from '@hub/contract/calls/statements/statement-shapes';
import { type DayNumber, dateOfDayNumber, formatDate, formatUnits, unitsOf } from '@hub/domain';
import { entryKindName } from '@hub/domain/holdings/ledger/entry-kind-names';
import type { FoldedPosition } from '../../book/book.public.ts';
import type { HeldOn } from '../scope/held-on.ts';
import type { SchemeRecord } from '../scope/schemes.repository.ts';

export const dayText = (day: DayNumber): string => formatDate(dateOfDayNumber(day));
const units = (text: string): string => formatUnits(unitsOf(text));

/** Rows that count nowhere yet, and a balance of the registrar's that the ledger does not come to. */
export function ledgerDoubts(
  { folded, uncounted, unlike }: FoldedPosition,
  isAsked: (day: DayNumber) => boolean,
): string[] {
  const reasons = new Map(uncounted.map(({ trxnNo, reason }) => [trxnNo, reason]));
  const unresolved = folded.uncounted.flatMap(({ why, entry }) =>
    why === 'unresolved' && isAsked(entry.day)
      ? [
          `${entryKindName(entry.kind, entry.undoes)} of ${dayText(entry.day)}, ${formatUnits(entry.units)} units, is not counted. ${reasons.get(entry.row) ?? ''}`.trim(),
        ]
      : [],
  );
  if (unlike === null || !folded.counted.some(({ day }) => isAsked(day))) return unresolved;
  return [
    ...unresolved,
    `These transactions come to ${units(unlike.ours)} units on ${dayText(unlike.on)}; the registrar says ${units(unlike.theirs)}.`,
  ];
}

/** What an account statement cannot say of a position, in words. */
export function accountDoubts(
  { of, position, entries }: HeldOn,
  scheme: SchemeRecord | undefined,
  to: DayNumber,
): StatementDoubt[] {
  const said = ledgerDoubts(of, (day) => day <= to);
  const [first] = entries;
  if (first?.kind === 'opening') {
    said.push(
      `${formatUnits(first.units)} units are from before the first transaction known here; the registrar’s balance shows them.`,
    );
  }
  if (position.unitsWithoutCost > 0n) {
    said.push(
      `The cost of ${formatUnits(position.unitsWithoutCost)} units is not known. The cost shown is of the others.`,
    );
  }
  if (position.units > 0n && (scheme?.nav ?? null) === null) {
    said.push(`No NAV up to ${dayText(to)} is known. The value is not in the total.`);
  }
  return said.map((text) => ({ folioNo: of.folioNo, scheme: scheme?.name ?? of.schemeCode, text }));
}
