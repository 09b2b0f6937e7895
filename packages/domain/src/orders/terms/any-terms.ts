/** How an order is paid; `neft` is NEFT or RTGS. How an instalment is paid is `paymentModes` in plans. */
export const payModes = ['netbanking', 'upi', 'neft'] as const;
export type PayMode = (typeof payModes)[number];

export interface AnyTerms {
  readonly folioNo: string;
  readonly schemeCode: string;
  /** The row of an opportunity list that it was begun from, see `opportunityRowName`. */
  readonly begunFrom?: string | undefined;
}

/** Who advised: an EUIN, or the investor's word that nobody did (handbook §1.5). */
export interface Advised {
  readonly euin: string | null;
  readonly isExecutionOnly: boolean;
  readonly subArn: string | null;
}
