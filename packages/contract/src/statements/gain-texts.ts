/** What a capital-gain statement says, as PDF, workbook and CSV. */
export const gainTexts = {
  distributor: 'Distributor',
  nothingSold: 'Nothing was sold in this year.',
  gainsOfTheYear: 'Gains of the year',
  taxClass: 'Tax class',
  term: 'Term',
  rate: 'Rate',
  saleValue: 'Sale value (₹)',
  costThatCounts: 'Cost for tax (₹)',
  gain: 'Gain (₹)',
  shortTerm: 'Short-term',
  longTerm: 'Long-term',
  byTheDaysOf: 'By advance-tax period',
  soldFrom: 'Sold from',
  to: 'To',
  shortTermRupees: 'Short-term (₹)',
  longTermRupees: 'Long-term (₹)',
  allowance: 'Tax-free long-term equity gains in the year',
  allowed: 'Allowed',
  used: 'Used, as per this book',
  left: 'Left',
  folioOf: (folioNo: string): string => `Folio ${folioNo}`,
  soldOn: 'Sold on',
  sale: 'Sale',
  units: 'Units',
  boughtOn: 'Bought on',
  cost: 'Cost (₹)',
  counts: 'Cost for tax (₹)',
  termRate: 'Term, rate',
  notAvailable: 'Not known',
  onPaperIf: (asOn: string): string => `Unrealised on ${asOn}, if all were sold that day, before exit load`,
  scheme: 'Scheme',
  folio: 'Folio',
  value: 'Value (₹)',
  total: 'Total',
  rules: 'Rules applied',
  from: 'From',
  rule: 'Rule',
  source: 'Source',
  soldWithoutCost: ({
    units,
    soldOn,
    proceeds,
    cameBy,
  }: {
    readonly units: string;
    readonly soldOn: string;
    readonly proceeds: string;
    readonly cameBy: string;
  }): string =>
    `${units} units sold on ${soldOn} for ${proceeds} came without their cost (${cameBy}): no gain is shown for them.`,
  noGrandfatherNav: (units: string, soldOn: string): string =>
    `The NAV of 31-Jan-2018 is not known for ${units} units sold on ${soldOn}: their actual cost is used, which may make the gain too high.`,
  noTaxClass: 'The tax class of this scheme is not known: its sales are not included in the statement.',
  noTaxClassOn: (soldOn: string): string =>
    `The tax class of this scheme on ${soldOn} is not known: the sale of that day is not included in the statement.`,
  noNav: 'No NAV is known',
  taxClassUnknown: 'The tax class of this scheme is not known',
  leftOut: (why: string): string => `${why}: it is left out of the unrealised gains.`,
  notStarted: 'This financial year has not started.',
  investor: 'Investor',
  pan: 'PAN',
  isin: 'ISIN',
  saleNav: 'Sale NAV (₹)',
  exitLoad: 'Exit load (₹)',
  stt: 'STT (₹)',
  cameBy: 'Acquired by',
  purchaseNav: 'Purchase NAV (₹)',
  valueOn31Jan: 'Value on 31-Jan-2018 (₹)',
  indexedCost: 'Indexed cost (₹)',
  lines: 'Lines',
  unitsWithoutCost: 'Units without cost',
  navOf: 'NAV date',
  nav: 'NAV (₹)',
  what: 'What',
  gains: 'Gains',
  sums: 'Sums',
  advanceTax: 'Advance tax',
  onPaper: 'Unrealised',
  whatIsUnknown: 'Missing data',
  slabRate: 'Slab rate',
  exempt: 'Exempt',
  terms: ({
    long,
    months,
    short,
  }: {
    readonly long: string;
    readonly months: number | undefined;
    readonly short: string;
  }): string => `${long} after ${months} months, ${short} before`,
  equityLaw: (terms: string): string => `Equity funds: ${terms}.`,
  otherLaw: (terms: string): string => `All others: ${terms}.`,
  allowanceLaw: (amount: string): string =>
    `Long-term gains of equity funds up to ${amount} in the year are not taxed.`,
  grandfatherLaw:
    'Equity bought up to 31-Jan-2018: the cost is the value on that day if it is more than the actual cost, up to the sale value.',
  grandfatherSource: 'Section 55(2)(ac), Finance Act 2018',
  indexedLaw: 'The cost is raised by the cost inflation index.',
  debtLaw: (isWithGold: boolean): string =>
    `Debt funds${isWithGold ? ', gold and overseas funds' : ''} bought from 01-Apr-2023: slab rate, always short-term.`,
  rateIs: (percent: number, isIndexed: boolean): string =>
    `${percent}%${isIndexed ? ' with indexation' : ''}`,
  onPaperOn: (day: string): string => `Unrealised on ${day}`,
} as const;
