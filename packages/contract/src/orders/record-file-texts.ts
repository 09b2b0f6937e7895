import { groupIndian } from '@hub/domain';
/** The download of the transaction history. */
export const recordFileTexts = {
  reference: 'Reference',
  createdOn: 'Created on',
  kind: 'Kind',
  investor: 'Investor',
  folio: 'Folio',
  scheme: 'Scheme',
  toScheme: 'To scheme',
  order: 'Order',
  amount: 'Amount (₹)',
  status: 'Status',
  navOf: 'NAV date',
  lastChange: 'Last change',
  pending: 'Pending',
  closed: 'Closed',
  lapsing: 'Links expiring soon',
  foundBy: (words: string): string => `found by “${words}”`,
  oneInvestor: 'one investor',
  fromDay: (from: string): string => `from ${from}`,
  toDay: (to: string): string => `to ${to}`,
  firstOf: (rows: number, total: number): string =>
    `the first ${groupIndian(rows)} of ${groupIndian(total)} orders; Excel and CSV have all of them`,
  orderCount: (count: number): string => (count === 1 ? '1 order' : `${groupIndian(count)} orders`),
  title: 'Transaction history',
  asOn: (today: string): string => `As on ${today}`,
  note: 'Amount: as ordered; an order by units has none. NAV date: the day whose NAV applies.',
} as const;
