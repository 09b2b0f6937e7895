import type { DayNumber } from '../../calendar/day-number.ts';
import type { Paise } from '../../money/scaled.ts';

/** A cell of a workbook. A figure is a whole number of its last decimal. */
export type SheetCell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'date'; readonly day: DayNumber }
  | { readonly kind: 'figure'; readonly value: bigint; readonly places: 0 | 2 | 3 | 4 }
  | { readonly kind: 'nothing' };

export interface Sheet {
  readonly name: string;
  readonly headers: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
}

export const text = (of: string): SheetCell => ({ kind: 'text', text: of });
export const figure = (value: bigint, places: 0 | 2 | 3 | 4): SheetCell => ({
  kind: 'figure',
  value,
  places,
});
export const money = (amount: Paise): SheetCell => figure(amount, 2);
export const nothing: SheetCell = { kind: 'nothing' };
