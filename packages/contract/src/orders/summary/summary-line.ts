/** A line of what an order says of itself: in the cart, the records, the confirmation page, the receipt. */
export interface SummaryLine {
  readonly label: string;
  readonly value: string;
  /** True where it is computed with the newest NAV known and will differ. */
  readonly isEstimate: boolean;
}

/** Lines that other words are made of. */
export const lineLabels = {
  paidTo: 'Paid to',
  paidBy: 'Paid by',
  proceeds: 'Proceeds',
  nothingFrom: 'Nothing moves from',
} as const;

export const line = (label: string, value: string): SummaryLine => ({ label, value, isEstimate: false });

/** As it is read. */
export const lineText = ({ value, isEstimate }: SummaryLine): string =>
  isEstimate ? `about ${value}` : value;

const inHead: ReadonlySet<string> = new Set(['Order', 'Folio', 'Scheme', 'From', 'To', 'Amount']);

/** The lines below a head that says the order, its folio, scheme and amount already. */
export const linesBelowHead = (lines: readonly SummaryLine[]): readonly SummaryLine[] =>
  lines.filter(({ label }) => !inHead.has(label));
