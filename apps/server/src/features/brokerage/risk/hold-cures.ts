/** What a risk of its own stands for; all other holds are told by their reason. */
type HoldCause = 'declaration' | 'arn' | 'kyc';

/** What lifts a hold, by the words registrars use for its reason (handbook §3.2). */
const cures: readonly { readonly cause?: HoldCause; readonly named: RegExp; readonly cure: string }[] = [
  {
    cause: 'declaration',
    named: /\bDSC\b|declaration/i,
    cure: 'Sign the yearly declaration. What is held is paid with the next month if it is signed in time.',
  },
  {
    named: /\bEUIN\b/i,
    cure: 'Give the EUIN for the order by the 7th of the month after it, or renew the EUIN if it has expired.',
  },
  {
    cause: 'arn',
    named: /\bARN\b/i,
    cure: 'Renew the ARN with AMFI. Renewed within three months, what is held is released.',
  },
  {
    named: /\bGST\b|invoice/i,
    cure: 'Make the GST invoice of this month and send it by the 15th.',
  },
  {
    named: /\bKYD\b/i,
    cure: 'Complete your own KYD (know your distributor) with AMFI: papers and mobile and e-mail check.',
  },
  {
    named: /bank|account|\bIFSC\b|NEFT|payment (reject|return)/i,
    cure: 'The bank sent the payment back. Have the bank account on your ARN record corrected.',
  },
  {
    cause: 'kyc',
    named: /\bKYC\b|\bKRA\b/i,
    cure: 'The investor’s KYC is on hold. Ask the investor to have it validated; then this is paid.',
  },
];

/** For what nobody knows, who can say. */
const unknown = 'Ask the asset manager what is missing. You can raise a query from here.';

const found = (reason: string) => cures.find(({ named }) => named.test(reason));

export const cureOf = (reason: string): string => found(reason)?.cure ?? unknown;
export const causeOf = (reason: string): HoldCause | null => found(reason)?.cause ?? null;
