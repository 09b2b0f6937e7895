/** Calls and messages to a client, as the distributor noted them. */
export const touchTexts = {
  noted: {
    call: (name: string): string => `Noted: you called ${name}.`,
    message: (name: string): string => `Noted: you wrote to ${name}.`,
  },
  note: 'Note, if you like',
  noteHint: 'What was said or agreed. The client does not see it.',
  heading: 'Calls and messages',
  last: 'Last touch',
  none: 'No call or message noted yet. Call or write under Contact, then press “I called” or “I sent it”.',
  failed: 'Calls and messages could not be loaded',
  loading: 'Loading calls and messages',
  /** What it was noted about. */
  about: (list: string): string => `from the list ${list}`,
} as const;
