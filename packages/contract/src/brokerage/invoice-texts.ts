/** What a tax invoice or credit note of brokerage says, and why there is none. */
export const invoiceTexts = {
  description: 'Description',
  sac: 'SAC',
  rate: 'Rate',
  amount: 'Amount',
  creditNote: 'Credit note',
  taxInvoice: 'Tax invoice',
  asRegistered: 'As registered with AMFI',
  madeWith: (what: string, product: string): string => `${what} made with ${product}.`,
  creditNoteNumber: 'Credit note number',
  invoiceNumber: 'Invoice number',
  date: 'Date',
  brokerageOf: 'Brokerage of',
  placeOfSupply: 'Place of supply',
  reverseCharge: 'Reverse charge',
  supplier: 'Supplier',
  name: 'Name',
  tradeName: 'Trade name',
  address: 'Address',
  state: 'State',
  recipient: 'Recipient',
  taxableValue: (what: string, month: string): string => `${what}, ${month} (taxable value)`,
  brokerageTakenBack: 'Brokerage taken back',
  brokerageForDistributing: 'Brokerage for distributing mutual fund units',
  total: 'Total',
  totalInWords: 'Total in words',
  whyCreditNote:
    'More brokerage was taken back in this month than was paid. This note lowers the invoices of the months in which that brokerage was paid.',
  forName: (name: string): string => `For ${name}`,
  signatory: '________________________  (authorised signatory)',
  signedBy: ({
    name,
    arn,
    at,
  }: {
    readonly name: string;
    readonly arn: string;
    readonly at: string;
  }): string => `Signed electronically by ${name}, ${arn}, on ${at}, code confirmed`,
  noSuch: (number: string): string => `There is no invoice ${number}.`,
  reason: (most: number): string => `Write what has to be corrected, in at most ${most} letters.`,
  noKey: 'Invoices cannot be signed here yet. Print the invoice, sign it and send it to the asset manager.',
  notNow: (status: string): string => `This cannot be done now: the invoice is “${status}”.`,
  noGstin: 'An invoice needs your GSTIN. Add it under Profile, then make the invoice.',
  nothingToInvoice: (month: string): string =>
    `No brokerage was paid for ${month}, so there is nothing to invoice.`,
  notMade: (month: string): string => `There is no invoice for ${month} yet. Make it first.`,
  invoiceNo: (number: string): string => `Invoice ${number}`,
  credit: 'Credit',
  supply: 'Supply',
} as const;
