/** What the files of several features say. */
export const pageTexts = {
  page: (page: number): string => `Page ${page}`,
  pageOf: (page: number, count: number): string => `Page ${page} of ${count}`,
  total: 'Total',
  moreInSheet: 'More columns are in the Excel and CSV files.',
  asOn: (day: string): string => `As on ${day}`,
} as const;

export const planNames = { REGULAR: 'Regular', DIRECT: 'Direct', GROWTH: 'Growth', IDCW: 'IDCW' } as const;
