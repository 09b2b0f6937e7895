/** What is said about the brokerage of one folio and month. */
export const lineTexts = {
  dayCount: (count: number): string => (count === 1 ? '1 day' : `${count} days`),
  noGst: 'No GST: you have no GSTIN here.',
  cgstAndSgst: 'CGST and SGST: you and the asset manager are in one state.',
  igst: 'IGST: you and the asset manager are in different states.',
  tdsNotWorkedOut: 'TDS before April 2025 is not worked out.',
  noTds: (threshold: string): string => `No TDS: the financial year is not above ${threshold}.`,
  tdsAboveThreshold: (rate: string, threshold: string): string =>
    `TDS at ${rate} %: the financial year is above ${threshold}.`,
  tdsWithoutPan: (rate: string): string => `TDS at ${rate} % because there is no PAN on the ARN record.`,
  noBrokerage: 'There is no brokerage of this folio and scheme in this month.',
} as const;
