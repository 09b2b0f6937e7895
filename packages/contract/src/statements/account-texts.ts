/** What an account statement says, as PDF, workbook and CSV. */
export const accountTexts = {
  title: 'Account statement',
  period: 'Period',
  distributor: 'Distributor',
  noTransactions: 'There are no transactions.',
  beforeFirst: (firstOn: string): string =>
    `There is nothing to show: the first transaction was on ${firstOn}.`,
  nothingHere: 'There are no units and no transactions in this period.',
  mix: 'Mix',
  valueOn: (day: string): string => `Value on ${day}`,
  invested: 'Invested',
  paidIn: 'Money in',
  takenOut: 'Money out',
  doubts: 'Differences and missing data',
  folio: 'Folio',
  scheme: 'Scheme',
  what: 'What',
  heldOn: (to: string): string => `Held on ${to}`,
  units: 'Units',
  navOf: 'NAV date',
  nav: 'NAV (₹)',
  cost: 'Cost (₹)',
  value: 'Value (₹)',
  notAvailable: 'Not known',
  total: 'Total',
  folioOf: (folioNo: string): string => `Folio ${folioNo}`,
  address: 'Address',
  registrar: 'Registrar',
  modeOfHolding: 'Mode of holding',
  holders: 'Holders',
  panIs: (maskedPan: string): string => `PAN ${maskedPan}`,
  kycIs: (kyc: string): string => `KYC ${kyc}`,
  guardian: 'Guardian',
  karta: 'Karta',
  nominees: 'Nominees',
  none: 'None',
  bank: 'Bank',
  openedOn: 'Opened on',
  isinIs: (isin: string): string => `ISIN ${isin}`,
  registrarsCodeIs: (rtaCode: string): string => `registrar’s code ${rtaCode}`,
  date: 'Date',
  transaction: 'Transaction',
  amount: 'Amount (₹)',
  unitBalance: 'Unit balance',
  openingUnits: 'Opening units',
  closingUnits: 'Closing units',
  navOn: (day: string): string => `NAV of ${day}`,
  costIs: (cost: string): string => `cost ${cost}`,
  valueUnknown: 'value not known',
  valueIs: (value: string): string => `value ${value}`,
  notCounted: ({
    kind,
    day,
    units,
    reason,
  }: {
    readonly kind: string;
    readonly day: string;
    readonly units: string;
    readonly reason: string;
  }): string => `${kind} of ${day}, ${units} units, is not counted. ${reason}`,
  unlikeRegistrar: ({
    ours,
    on,
    theirs,
  }: {
    readonly ours: string;
    readonly on: string;
    readonly theirs: string;
  }): string => `These transactions add up to ${ours} units on ${on}; the registrar says ${theirs}.`,
  fromBefore: (units: string): string =>
    `${units} units are from before the first transaction on record here; the registrar’s balance shows them.`,
  costUnknown: (units: string): string =>
    `The cost of ${units} units is not known. The cost shown is of the others.`,
  noNav: (to: string): string => `No NAV up to ${to} is known. The value is not in the total.`,
  stampDuty: 'Stamp duty',
  investor: 'Investor',
  pan: 'PAN',
  isin: 'ISIN',
  registrarsCode: 'Registrar’s code',
  unitsWithoutCost: 'Units without cost',
  totals: (cost: string, value: string): string => `Cost ${cost} · value ${value}`,
  doubt: ({
    folioNo,
    scheme,
    text,
  }: {
    readonly folioNo: string;
    readonly scheme: string;
    readonly text: string;
  }): string => `Folio ${folioNo}, ${scheme}: ${text}`,
  holdings: 'Holdings',
  transactions: 'Transactions',
} as const;
