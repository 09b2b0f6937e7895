import { financialYearOf } from '@hub/domain';

/** The distributor's yearly word that it keeps the rules of the trade (handbook: users 4). */
export interface DeclarationYear {
  /** In which the financial year begins. */
  readonly year: number;
  readonly label: string;
  /** From this day nothing is paid without it. */
  readonly withheldFrom: Temporal.PlainDate;
  /** After this day what was withheld is lost. */
  readonly lastDay: Temporal.PlainDate;
}

export function declarationYearOf(today: Temporal.PlainDate): DeclarationYear {
  const { startYear: year, label } = financialYearOf(today);
  return {
    year,
    label,
    withheldFrom: Temporal.PlainDate.from({ year, month: 7, day: 1 }),
    lastDay: Temporal.PlainDate.from({ year, month: 9, day: 30 }),
  };
}
