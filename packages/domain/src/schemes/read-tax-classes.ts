import { dayNumberOf } from '../calendar/day-number.ts';
import { type TaxClass, type TaxClassHistory, taxClassOfCategory } from '../holdings/tax/tax-class.ts';

/** A scheme's tax classes as they are stored. */
export interface TaxClassData {
  readonly taxClass: TaxClass | null;
  readonly taxClassChanges: readonly { readonly from: string; readonly taxClass: TaxClass | null }[];
  readonly category: string;
}

/** What the scheme's own data say, day by day; the category says it where they begin with nothing. */
export const readTaxClasses = (data: TaxClassData): Required<TaxClassHistory> => ({
  taxClass: data.taxClass ?? taxClassOfCategory(data.category),
  taxClassChanges: data.taxClassChanges
    .map(({ from, taxClass }) => ({ from: dayNumberOf(Temporal.PlainDate.from(from)), taxClass }))
    .sort((one, other) => one.from - other.from),
});
