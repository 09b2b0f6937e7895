/** What a mandate is asked for, wherever that is. */
export const mandateFieldTexts = {
  account: 'Bank account',
  channel: 'How the client approves',
  vpa: 'UPI ID',
  limit: 'Limit per debit',
  limitHint: 'No debit can exceed it. Leave room for top-ups.',
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
    consent: 'Confirm that the client asked for this mandate.',
    day: 'Choose a day.',
    noSuchDay: 'This date does not exist.',
    channel: 'Choose how the client approves.',
    vpa: 'Enter a UPI ID like name@bank.',
    newMandate: 'Enter the details of the new mandate.',
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
  covers: (highest: string): string => `With top-ups the SIP goes up to ${highest}.`,
  several: 'A new mandate is sent with one SIP. Your other schemes can use it after that.',
  noBank: 'No bank account of this folio takes mandates.',
  tooSmall: (limit: string, highest: string): string =>
    `This mandate allows ${limit} per debit; the SIP goes up to ${highest}.`,
  instead: 'Use a new mandate',
  change: { account: 'Change the account of the mandate', endsOn: 'Change the mandate’s validity' },
  account: (bank: string, account: string): string => `${bank} ${account}`,
  period: (endsOn: string): string => `Valid until ${endsOn}`,
} as const;
