import type { StatementDoubt } from '@hub/contract/calls/statements/statement-shapes';
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
        ? `${formatUnits(gap.units)} units sold on ${dayText(gap.soldOn)} for ${formatRupees(gap.proceeds)} came without their cost (${entryKindName(gap.lotKind).toLowerCase()}): they have no gain here.`
        : null;
    case 'no-grandfather-nav':
      return isIn(gap.soldOn, year)
        ? `The NAV of 31-Jan-2018 is not known for ${formatUnits(gap.units)} units sold on ${dayText(gap.soldOn)}: their actual cost counts, which may make the gain too high.`
        : null;
    case 'no-scheme':
      return 'The tax class of this scheme is not known: its sales are not in the statement.';
    case 'no-tax-class':
      return isIn(gap.soldOn, year)
        ? `The tax class of this scheme on ${dayText(gap.soldOn)} is not known: the sale of that day is not in the statement.`
        : null;
    // Said by the ledger's own doubts, which know more of it.
    case 'uncounted':
    case 'fewer-units':
      return null;
  }
}

/** Why units held have no gain on paper; null where they have one. */
function missingOnPaper(record: SchemeRecord | undefined, scheme: GainScheme | undefined): string | null {
  const { nav = null, navDay = null } = record ?? {};
  if (nav === null || navDay === null) return 'No NAV is known';
  const isKnown =
    scheme !== undefined && taxClassOn(scheme, dayNumberOf(Temporal.PlainDate.from(navDay))) !== null;
  return isKnown ? null : 'The tax class of this scheme is not known';
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
        ? [{ ...place(folioNo, schemeCode), text: `${missing}: the gains on paper leave it out.` }]
        : [];
    }),
  ];
}
