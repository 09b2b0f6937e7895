/** What makes it likely that a running SIP stops, and how much each counts. All of them together are 100 or more. */
export const lapsePoints = {
  /** One more bounce ends it. */
  'last-chance': 40,
  /** Bounced since the last good debit. */
  bounced: 25,
  /** Bounced in the last year, and was paid since. */
  'bounced-before': 10,
  /** No approved mandate pays for it. */
  'no-mandate': 30,
  /** The mandate ends within two months, and before the plan does. */
  'mandate-ends': 20,
  /** The client's KYC is on hold or rejected: what is due is turned down. */
  kyc: 25,
  /** Units were redeemed from the folio within two months. */
  redeemed: 15,
  /** Neither a mobile number nor a mail address that works. */
  unreachable: 10,
} as const;
export type LapseFactor = keyof typeof lapsePoints;
export const lapseFactors = Object.keys(lapsePoints) as LapseFactor[];

/** How far the radar looks, back and ahead. */
export const LAPSE_MONTHS = 2;
