import type { CapitalGainStatement, GainLine as Line } from '@hub/contract/calls/statements/statements';
import { gainTexts } from '@hub/contract/statements/gain-texts';
import {
  addMonths,
  type DayNumber,
  dayNumber,
  formatRupees,
  writeMoney,
  writeNav,
  writeUnits,
} from '@hub/domain';
import { inflationIndexSource } from '@hub/domain/gains/line/cost-inflation';
import { gainArithmetic } from '@hub/domain/gains/line/gain-arithmetic';
import type { GainLine } from '@hub/domain/gains/line/gain-line';
import type { GainYear } from '@hub/domain/gains/year/gain-year';
import { entryKindName } from '@hub/domain/holdings/ledger/entry-kind-names';
import { type GainLaw, holdingTerm, type TaxRate } from '@hub/domain/holdings/tax/holding-term';
import type { TaxClass } from '@hub/domain/holdings/tax/tax-class';
import { isoDay } from '../scope/figure-of.ts';

/** `1250` hundredths of a per cent as `12.5 %`. */
export function rateText(rate: TaxRate): string {
  if (rate.kind === 'slab') return gainTexts.slabRate;
  if (rate.kind === 'exempt') return gainTexts.exempt;
  return gainTexts.rateIs(rate.basisPoints / 100, rate.isIndexed);
}

interface Named {
  readonly investorId: string;
  readonly scheme: string;
  readonly isin: string | null;
}

/** One line as the reply has it. */
export const gainLineOf = (line: GainLine, key: string, { investorId, scheme, isin }: Named): Line => ({
  key,
  folioNo: line.folioNo,
  investorId,
  schemeCode: line.schemeCode,
  scheme,
  isin,
  taxClass: line.taxClass,
  sale: entryKindName(line.saleKind),
  soldOn: isoDay(line.soldOn),
  saleNav: writeNav(line.saleNav),
  units: writeUnits(line.units),
  proceeds: writeMoney(line.proceeds),
  load: writeMoney(line.load),
  stt: writeMoney(line.stt),
  bought: entryKindName(line.lotKind),
  boughtOn: isoDay(line.acquiredOn),
  buyNav: writeNav(line.purchaseNav),
  cost: line.hasCost ? writeMoney(line.cost) : null,
  countedCost: line.hasCost ? writeMoney(line.countedCost) : null,
  grandfathered: line.grandfathering && {
    units: writeUnits(line.grandfathering.units),
    nav: writeNav(line.grandfathering.nav),
    value: writeMoney(line.grandfathering.value),
  },
  indexedCost: line.indexedCost === null ? null : writeMoney(line.indexedCost),
  term: line.term,
  rate: rateText(line.rate),
  gain: line.gain === null ? null : writeMoney(line.gain),
  steps: gainArithmetic(line).map(({ text, figure }) => ({
    label: text,
    value: figure === null ? gainTexts.notAvailable : formatRupees(figure),
  })),
});

/** Bought so long ago that what changed for later purchases is not asked. */
const LONG_AGO = dayNumber(2010, 4, 1);
/** Until then gold and overseas funds were specified funds too. */
const DEBT_ONLY_FROM = dayNumber(2025, 4, 1);

/** After how many months a gain is long-term and at which rates, asked of the rule itself. */
function termsText(taxClass: TaxClass, soldOn: DayNumber): string {
  const bought = (acquiredOn: DayNumber) => holdingTerm({ taxClass, acquiredOn, soldOn });
  const months = [12, 24, 36].find(
    (count) => bought((addMonths(soldOn, -count) - 1) as DayNumber).term === 'long',
  );
  const rateOf = (acquiredOn: DayNumber) => rateText(bought(acquiredOn).rate).toLowerCase();
  return gainTexts.terms({ long: rateOf(LONG_AGO), months, short: rateOf(soldOn) });
}

function lawText({ from }: GainLaw, yearFrom: DayNumber): string {
  const on = from > yearFrom ? from : yearFrom;
  return [
    gainTexts.equityLaw(termsText('equity', on)),
    gainTexts.debtLaw(on < DEBT_ONLY_FROM),
    gainTexts.otherLaw(termsText('hybrid', on)),
  ].join(' ');
}

/** The rules that a year's figures follow, each with its source. */
export function lawOf(year: GainYear, lines: readonly GainLine[]): CapitalGainStatement['law'] {
  const law = (text: string, from: DayNumber, source: string) => ({
    text,
    from: isoDay(from > LONG_AGO ? from : year.from),
    source,
  });
  const { allowance } = year;
  return [
    ...year.laws.map((one) => law(lawText(one, year.from), one.from, one.source)),
    ...(allowance === null
      ? []
      : [
          law(
            gainTexts.allowanceLaw(formatRupees(allowance.amount, { decimals: 0 })),
            year.from,
            allowance.source,
          ),
        ]),
    ...(lines.some(({ grandfathering }) => grandfathering !== null)
      ? [law(gainTexts.grandfatherLaw, dayNumber(2018, 4, 1), gainTexts.grandfatherSource)]
      : []),
    ...(lines.some(({ indexedCost }) => indexedCost !== null)
      ? [law(gainTexts.indexedLaw, dayNumber(2017, 4, 1), inflationIndexSource)]
      : []),
  ];
}
