/** What is said about the brokerage of one folio and month. */
export const lineTexts = {
  dayCount: (count: number): string => (count === 1 ? '1 day' : `${count} days`),
  noGst: 'No GST: there is no GSTIN in your profile.',
  cgstAndSgst: 'CGST and SGST: you and the asset manager are in the same state.',
  igst: 'IGST: you and the asset manager are in different states.',
  tdsNotWorkedOut: 'TDS before April 2025 is not calculated.',
  noTds: (threshold: string): string => `No TDS: brokerage of the financial year is not above ${threshold}.`,
  tdsAboveThreshold: (rate: string, threshold: string): string =>
    `TDS at ${rate}%: brokerage of the financial year is above ${threshold}.`,
  tdsWithoutPan: (rate: string): string => `TDS at ${rate}% because there is no PAN on the ARN record.`,
  noBrokerage: 'There is no brokerage of this folio and scheme in this month.',
} as const;
