const secondPerson = 'reason, second person';

/** What the acts about the state of the app are called, what they say, and why one is refused. */
export const platformActTexts = {
  plan: {
    title: 'Plan maintenance',
    did: 'planned maintenance {subject}',
    asks: `from, to, ${secondPerson}`,
  },
  cancel: {
    title: 'Cancel maintenance',
    did: 'cancelled the maintenance {subject}',
    asks: 'reason, at once',
  },
  closeKind: { title: 'Stop a kind of order', did: 'stopped {subject}', asks: secondPerson },
  openKind: { title: 'Take it again', did: 'took {subject} again', asks: secondPerson },
  fields: {
    from: 'From',
    to: 'To',
    words: 'What distributors read',
    id: 'Maintenance',
    kind: 'Kind of order',
    kinds: {
      lumpsum: 'Purchases',
      redeem: 'Redemptions',
      switch: 'Switches',
      sip: 'SIPs',
      stp: 'STPs',
      swp: 'SWPs',
      pause: 'Pauses',
      stop: 'Stops',
    },
  },
  maintenance: 'Maintenance',
  span: (from: string, to: string): string => `${from} to ${to}`,
  isTaken: { true: 'taken', false: 'refused' },
  sentences: {
    plan: (span: string): string => `Close the hub for maintenance from ${span}`,
    cancel: (span: string): string => `Cancel the maintenance from ${span}`,
    closeKind: (kind: string): string => `Take no ${kind.toLowerCase()} for now`,
    openKind: (kind: string): string => `Take ${kind.toLowerCase()} again`,
  },
  effects: {
    closed: 'Nobody can use the hub from the first to the last minute. It opens again by itself.',
    read: (words: string): string => `Distributors read it on their dashboard from now on: “${words}”`,
    refused:
      'New orders and those that wait for an investor are refused with these words. What was sent goes on.',
  },
  faults: {
    moment: 'Enter a moment like 2026-12-31T22:00.',
    past: 'This is over.',
    wrongOrder: 'The end lies before the beginning.',
    long: 'A maintenance takes 12 hours at most.',
    overlap: (span: string): string => `Maintenance is planned from ${span} already.`,
    unknown: 'There is no such maintenance, or it is over.',
    isClosed: 'This kind is not taken already.',
    isOpen: 'This kind is taken.',
  },
} as const;
