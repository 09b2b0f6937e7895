/** What a mandate is asked for, wherever that is. */
export const mandateFieldTexts = {
  account: 'Bank account',
  channel: 'How the client approves',
  vpa: 'UPI ID',
  limit: 'Limit of each debit',
  limitHint: 'No debit goes above it. Leave room for top-ups.',
  startsOn: 'From',
  endsOn: 'To',
  endsOnHint: 'At most 40 years, and not past 2099.',
  notOffered: 'This bank does not offer it',
  takesNone: 'This bank takes no mandates',
  /** What an empty field is asked for. */
  missing: {
    account: 'Choose a bank account',
    channel: 'Choose how the client approves',
    limit: 'Enter a limit',
    startsOn: 'Choose the first day',
    endsOn: 'Choose the last day',
  },
  /** What is wrong at a field, before any rule is asked. */
  wrong: {
    consent: 'Say that the client asked for this mandate.',
    day: 'Choose a day.',
    noSuchDay: 'There is no such day.',
    channel: 'Choose how the client approves.',
    vpa: 'Enter a UPI ID like name@bank.',
    newMandate: 'Say what the new mandate is to be.',
  },
} as const;

/** The mandate that is registered with a SIP. */
export const newMandateTexts = {
  label: 'Debited by mandate',
  name: 'New mandate',
  note: 'Confirmed and approved with the same link.',
  paperNote: 'The form to sign is in the list of mandates once the link is sent.',
  proposed: (limit: string): string => `Proposed limit ${limit}`,
  twice: 'Twice the SIP, so a step-up needs no new mandate.',
  covers: (highest: string): string => `The top-ups bring the SIP to ${highest}.`,
  several: 'For one SIP at a time: the other schemes can be debited by it once it is sent.',
  noBank: 'No bank account of this folio takes mandates.',
  tooSmall: (limit: string, highest: string): string =>
    `This mandate takes ${limit} a debit; the SIP comes to ${highest}.`,
  instead: 'Use a new mandate',
  change: { account: 'Change the account of the mandate', endsOn: 'Change how long the mandate runs' },
  account: (bank: string, account: string): string => `${bank} ${account}`,
  period: (endsOn: string): string => `Valid until ${endsOn}`,
} as const;
