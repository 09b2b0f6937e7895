import type { StatementDoubt } from '@hub/contract/calls/statements/statement-shapes';
import { gainTexts } from '@hub/contract/statements/gain-texts';
import { type DayNumber, dayNumberOf, formatRupees, formatUnits } from '@hub/domain';
import type { GainScheme } from '@hub/domain/gains/line/gain-schemes';
import type { GainGap } from '@hub/domain/gains/lines/gain-lines';
import { entryKindName } from '@hub/domain/holdings/ledger/entry-kind-names';
import { taxClassOn } from '@hub/domain/holdings/tax/tax-class';
import { dayText, ledgerDoubts } from '../account/account-doubts.ts';
import type { SchemeRecord } from '../scope/schemes.repository.ts';
import type { GainBook } from './gain-book.ts';

interface Days {
  readonly from: DayNumber;
  readonly to: DayNumber;
}

const isIn = (day: DayNumber, { from, to }: Days): boolean => from <= day && day <= to;

/** Null where another sentence says it, or where it is not about these days. */
function gapText(gap: GainGap, year: Days): string | null {
  switch (gap.what) {
    case 'no-cost':
      return isIn(gap.soldOn, year)
        ? gainTexts.soldWithoutCost({
            units: formatUnits(gap.units),
            soldOn: dayText(gap.soldOn),
            proceeds: formatRupees(gap.proceeds),
            cameBy: entryKindName(gap.lotKind).toLowerCase(),
          })
        : null;
    case 'no-grandfather-nav':
      return isIn(gap.soldOn, year)
        ? gainTexts.noGrandfatherNav(formatUnits(gap.units), dayText(gap.soldOn))
        : null;
    case 'no-scheme':
      return gainTexts.noTaxClass;
    case 'no-tax-class':
      return isIn(gap.soldOn, year) ? gainTexts.noTaxClassOn(dayText(gap.soldOn)) : null;
    // Said by the ledger's own doubts, which know more of it.
    case 'uncounted':
    case 'fewer-units':
      return null;
  }
}

/** Why units held have no gain on paper; null where they have one. */
function missingOnPaper(record: SchemeRecord | undefined, scheme: GainScheme | undefined): string | null {
  const { nav = null, navDay = null } = record ?? {};
  if (nav === null || navDay === null) return gainTexts.noNav;
  const hasTaxClass =
    scheme !== undefined && taxClassOn(scheme, dayNumberOf(Temporal.PlainDate.from(navDay))) !== null;
  return hasTaxClass ? null : gainTexts.taxClassUnknown;
}

/** What the gains of a year leave out or rest on, in words. A row that is missing before the year shifts its lots too. */
export function gainDoubts({ positions, gaps, records, schemes }: GainBook, year: Days): StatementDoubt[] {
  const place = (folioNo: string, schemeCode: string) => ({
    folioNo,
    scheme: records.get(schemeCode)?.name ?? schemeCode,
  });
  return [
    ...positions.flatMap((position) =>
      ledgerDoubts(position, (day) => day <= year.to).map((text) => ({
        ...place(position.folioNo, position.schemeCode),
        text,
      })),
    ),
    ...gaps.flatMap((gap) => {
      const text = gapText(gap, year);
      return text === null ? [] : [{ ...place(gap.folioNo, gap.schemeCode), text }];
    }),
    ...positions.flatMap(({ folioNo, schemeCode, folded }) => {
      const missing = missingOnPaper(records.get(schemeCode), schemes.get(schemeCode));
      return folded.position.units > 0n && missing !== null
        ? [{ ...place(folioNo, schemeCode), text: gainTexts.leftOut(missing) }]
        : [];
    }),
  ];
}
