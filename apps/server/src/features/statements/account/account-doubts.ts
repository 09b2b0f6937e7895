import type { StatementDoubt } from '@hub/contract/calls/statements/statement-shapes';
import { accountTexts } from '@hub/contract/statements/account-texts';
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
  isRequested: (day: DayNumber) => boolean,
): string[] {
  const reasons = new Map(uncounted.map(({ trxnNo, reason }) => [trxnNo, reason]));
  const unresolved = folded.uncounted.flatMap(({ why, entry }) =>
    why === 'unresolved' && isRequested(entry.day)
      ? [
          accountTexts
            .notCounted({
              kind: entryKindName(entry.kind, entry.undoes),
              day: dayText(entry.day),
              units: formatUnits(entry.units),
              reason: reasons.get(entry.row) ?? '',
            })
            .trim(),
        ]
      : [],
  );
  if (unlike === null || !folded.counted.some(({ day }) => isRequested(day))) return unresolved;
  return [
    ...unresolved,
    accountTexts.unlikeRegistrar({
      ours: units(unlike.ours),
      on: dayText(unlike.on),
      theirs: units(unlike.theirs),
    }),
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
    said.push(accountTexts.fromBefore(formatUnits(first.units)));
  }
  if (position.unitsWithoutCost > 0n) {
    said.push(accountTexts.costUnknown(formatUnits(position.unitsWithoutCost)));
  }
  if (position.units > 0n && (scheme?.nav ?? null) === null) {
    said.push(accountTexts.noNav(dayText(to)));
  }
  return said.map((text) => ({ folioNo: of.folioNo, scheme: scheme?.name ?? of.schemeCode, text }));
}
