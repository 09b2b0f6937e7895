/** What the acts about relationship managers are called, what they say, and why one is refused. */
export const relationshipManagerTexts = {
  add: { title: 'Add an RM', did: 'added {subject}', asks: 'reason, at once' },
  change: { title: 'Change an RM', did: 'changed {subject}', asks: 'reason, at once' },
  move: { title: 'Move to another RM', did: 'moved {subject}', asks: 'reason, both RMs told' },
  cover: { title: 'Cover an absence', did: 'arranged cover for {subject}', asks: 'reason, from and to' },
  endCover: { title: 'End the cover', did: 'ended the cover for {subject}', asks: 'reason, at once' },
  leave: { title: 'Mark as left', did: 'marked {subject} as left', asks: 'reason, all ARNs moved' },
  fields: {
    rm: 'Relationship manager',
    id: 'Id',
    idHelp: 'As the asset manager’s own lists have it, such as RM-12. It never changes.',
    name: 'Name',
    mobile: 'Mobile',
    email: 'E-mail',
    city: 'City',
    availability: 'Reachable',
    availabilityHelp: 'As distributors read it: Mon to Fri, 9:30 am to 6 pm',
    to: 'New relationship manager',
    arns: 'ARNs',
    arnsHelp: 'One on each line. Empty: all ARNs of the RM named below.',
    from: 'Or all ARNs of',
    cover: 'Who covers',
    firstDay: 'First day',
    lastDay: 'Last day',
    lastDayOfWork: 'Last day of work',
  },
  changes: {
    name: 'Name',
    mobile: 'Mobile',
    email: 'E-mail',
    city: 'City',
    availability: 'Reachable',
    rmOf: (arn: string): string => `RM of ${arn}`,
    rmOfMany: (count: number): string => `RM of ${count.toLocaleString('en-IN')} ARNs`,
    nobody: 'nobody',
    cover: 'Cover',
    days: (name: string, from: string, to: string): string => `${name}, ${from} to ${to}`,
    lastDay: 'Last day',
  },
  /** Whom a move was about. */
  moved: {
    one: (arn: string, to: string): string => `${arn} to ${to}`,
    many: (count: number, to: string): string => `${count.toLocaleString('en-IN')} ARNs to ${to}`,
  },
  sentences: {
    add: (name: string): string => `Add ${name} as a relationship manager`,
    change: (name: string): string => `Change ${name}`,
    move: (count: number, to: string): string =>
      count === 1 ? `Move one ARN to ${to}` : `Move ${count.toLocaleString('en-IN')} ARNs to ${to}`,
    cover: (cover: string, rm: string): string => `${cover} covers for ${rm}`,
    endCover: (rm: string): string => `End the cover for ${rm}`,
    leave: (name: string, to: string): string => `${name} leaves, ${to} takes over`,
  },
  effects: {
    bothNotified: 'Both relationship managers get a mail with the list.',
    distributorsSee: 'Distributors see the new relationship manager at their next look.',
    distributorsSeeCover: 'Distributors see who covers, from the first day to the last.',
    unchanged: (count: number): string =>
      `${count.toLocaleString('en-IN')} of them are with this RM already.`,
  },
  faults: {
    noRm: 'There is no relationship manager with this id.',
    left: 'This relationship manager has left.',
    hasLeft: 'This relationship manager has left already.',
    idTaken: 'A relationship manager has this id already.',
    idForm: 'Use letters, digits and dashes.',
    unknownArns: (arns: string): string => `We have no such ARN: ${arns}.`,
    noArns: 'Name the ARNs, or the RM whose ARNs move.',
    bothWays: 'Name ARNs or an RM, not both.',
    nothingMoves: 'All of these ARNs are with this RM already.',
    self: 'Choose somebody else.',
    wrongOrder: 'The last day lies before the first.',
    pastDay: 'Choose a day that is not over.',
    overlap: (name: string, from: string, to: string): string =>
      `${name} covers from ${from} to ${to} already.`,
    coverAway: (name: string, from: string, to: string): string => `${name} is away from ${from} to ${to}.`,
    noCover: 'No cover runs or is to come.',
    same: 'That is what we have.',
    day: 'Enter a day like 2026-12-31.',
  },
  mail: {
    subject: (count: number): string =>
      count === 1 ? 'One ARN has another RM' : `${count.toLocaleString('en-IN')} ARNs have another RM`,
    toNew: (count: number, from: string): string =>
      `You look after ${count.toLocaleString('en-IN')} more ARNs from today. Before: ${from}.`,
    toOld: (count: number, to: string): string =>
      `${to} looks after ${count.toLocaleString('en-IN')} of your ARNs from today.`,
    nobody: 'nobody',
    arns: (list: string, more: number): string =>
      more === 0 ? `ARNs: ${list}.` : `ARNs: ${list} and ${more.toLocaleString('en-IN')} more.`,
  },
} as const;
