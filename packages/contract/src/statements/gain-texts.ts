/** What a capital-gain statement says, as PDF, workbook and CSV. */
export const gainTexts = {
  distributor: 'Distributor',
  nothingSold: 'Nothing was sold in this year.',
  gainsOfTheYear: 'Gains of the year',
  taxClass: 'Tax class',
  term: 'Term',
  rate: 'Rate',
  saleValue: 'Sale value (₹)',
  costThatCounts: 'Cost that counts (₹)',
  gain: 'Gain (₹)',
  shortTerm: 'Short-term',
  longTerm: 'Long-term',
  byTheDaysOf: 'By the days of advance tax',
  soldFrom: 'Sold from',
  to: 'To',
  shortTermRupees: 'Short-term (₹)',
  longTermRupees: 'Long-term (₹)',
  allowance: 'Long-term gains of equity that stay untaxed in the year',
  allowed: 'Allowed',
  used: 'Used, as far as this book knows',
  left: 'Left',
  folioOf: (folioNo: string): string => `Folio ${folioNo}`,
  soldOn: 'Sold on',
  sale: 'Sale',
  units: 'Units',
  boughtOn: 'Bought on',
  cost: 'Cost (₹)',
  counts: 'Counts (₹)',
  termRate: 'Term, rate',
  notAvailable: 'Not known',
  onPaperIf: (asOn: string): string => `On paper on ${asOn}, if all were sold that day, before load`,
  scheme: 'Scheme',
  folio: 'Folio',
  value: 'Value (₹)',
  total: 'Total',
  rules: 'The rules these figures follow',
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
    `${units} units sold on ${soldOn} for ${proceeds} came without their cost (${cameBy}): they have no gain here.`,
  noGrandfatherNav: (units: string, soldOn: string): string =>
    `The NAV of 31-Jan-2018 is not known for ${units} units sold on ${soldOn}: their actual cost counts, which may make the gain too high.`,
  noTaxClass: 'The tax class of this scheme is not known: its sales are not in the statement.',
  noTaxClassOn: (soldOn: string): string =>
    `The tax class of this scheme on ${soldOn} is not known: the sale of that day is not in the statement.`,
  noNav: 'No NAV is known',
  taxClassUnknown: 'The tax class of this scheme is not known',
  leftOut: (why: string): string => `${why}: the gains on paper leave it out.`,
  notStarted: 'This financial year has not started.',
  investor: 'Investor',
  pan: 'PAN',
  isin: 'ISIN',
  saleNav: 'Sale NAV (₹)',
  exitLoad: 'Exit load (₹)',
  stt: 'STT (₹)',
  cameBy: 'Came by',
  purchaseNav: 'Purchase NAV (₹)',
  valueOn31Jan: 'Value on 31-Jan-2018 (₹)',
  indexedCost: 'Indexed cost (₹)',
  lines: 'Lines',
  unitsWithoutCost: 'Units without cost',
  navOf: 'NAV of',
  nav: 'NAV (₹)',
  what: 'What',
  gains: 'Gains',
  sums: 'Sums',
  advanceTax: 'Advance tax',
  onPaper: 'On paper',
  whatIsUnknown: 'What is not known',
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
    'Equity bought up to 31-Jan-2018: the cost is the value of that day where it is more than the actual cost, but not more than the sale.',
  grandfatherSource: 'Section 55(2)(ac), Finance Act 2018',
  indexedLaw: 'The cost is raised by the cost inflation index.',
  debtLaw: (isWithGold: boolean): string =>
    `Debt funds${isWithGold ? ', gold and overseas funds' : ''} bought from 01-Apr-2023: slab rate, always short-term.`,
  rateIs: (percent: number, isIndexed: boolean): string =>
    `${percent} %${isIndexed ? ' with indexation' : ''}`,
  onPaperOn: (day: string): string => `On paper on ${day}`,
} as const;
