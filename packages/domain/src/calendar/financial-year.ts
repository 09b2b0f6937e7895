export interface FinancialYear {
  readonly startYear: number;
  /** As people write it: `FY 2026-27`. */
  readonly label: string;
  readonly start: Temporal.PlainDate;
  readonly end: Temporal.PlainDate;
}

/** Spec §5: April to March, so January to March belong to the year before. */
export function financialYearOf(date: Temporal.PlainDate): FinancialYear {
  const startYear = date.month >= 4 ? date.year : date.year - 1;
  const endYear = startYear + 1;
  return {
    startYear,
    label: `FY ${startYear}-${String(endYear % 100).padStart(2, '0')}`,
    start: Temporal.PlainDate.from({ year: startYear, month: 4, day: 1 }),
    end: Temporal.PlainDate.from({ year: endYear, month: 3, day: 31 }),
  };
}
