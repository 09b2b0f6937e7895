/** A line of a summary: in the form's side panel, the cart, the confirmation page, the receipt. */
export interface SummaryLine {
  readonly label: string;
  readonly value: string;
  /** True where it is computed with the newest NAV known and will differ. */
  readonly isEstimate: boolean;
}

export const line = (label: string, value: string): SummaryLine => ({ label, value, isEstimate: false });
