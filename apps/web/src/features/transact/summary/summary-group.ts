export interface SummaryLine {
  readonly label: string;
  readonly value: string;
  /** Beneath the value: on what it depends. */
  readonly note?: string | undefined;
}

export interface SummaryGroup {
  /** Of a switch: which leg. */
  readonly title: string | null;
  readonly lines: readonly SummaryLine[];
}
