import { groupIndian } from '@hub/domain';
/** The download of the brokerage report. */
export const reportTexts = {
  month: 'Month',
  investor: 'Investor',
  folio: 'Folio',
  schemeCode: 'Scheme code',
  scheme: 'Scheme',
  rows: 'Rows',
  kind: 'Kind',
  rate: 'Rate %',
  brokerage: 'Brokerage (₹)',
  gst: 'GST (₹)',
  held: 'Held (₹)',
  expected: 'Expected (₹)',
  gap: 'Gap (₹)',
  paidOn: 'Paid on',
  holdReason: 'Hold reason',
  foundBy: (words: string): string => `found by “${words}”`,
  ofScheme: (schemeCode: string): string => `scheme ${schemeCode}`,
  ofFolio: (folioNo: string): string => `folio ${folioNo}`,
  ofEuin: (euin: string): string => `EUIN ${euin}`,
  fromTo: (from: string, to: string): string => `${from} to ${to}`,
  rowCount: (count: number): string => (count === 1 ? '1 row' : `${groupIndian(count)} rows`),
  title: 'Brokerage report',
  asOn: (range: string, today: string): string => `${range}, as on ${today}`,
  totals: ({
    amount,
    gst,
    held,
    expected,
  }: {
    readonly amount: string;
    readonly gst: string;
    readonly held: string;
    readonly expected: string;
  }): string => `Brokerage ${amount} · GST ${gst} · held ${held} · expected ${expected}`,
  gapNote: ({
    due,
    received,
    gap,
  }: {
    readonly due: string;
    readonly received: string;
    readonly gap: string;
  }): string => `Trail due ${due} less trail received ${received}: gap ${gap}`,
  gstNote: 'GST is calculated on the month’s total; each row is rounded separately.',
  firstRows: (count: number): string => `The first ${groupIndian(count)} rows. Excel and CSV have more.`,
  kinds: { trail: 'Trail', incentive: 'Incentive', clawback: 'Clawback' },
  states: { paid: 'paid', held: 'held', gap: 'with a gap' },
} as const;
