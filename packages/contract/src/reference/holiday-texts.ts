const secondPerson = 'reason, second person';

/** What the acts about holidays are called, what they say, and why one is refused. */
export const holidayTexts = {
  add: { title: 'Add a holiday', did: 'added the holiday {subject}', asks: secondPerson },
  remove: { title: 'Remove a holiday', did: 'removed the holiday {subject}', asks: secondPerson },
  load: { title: 'Load holidays', did: 'loaded holidays from {subject}', asks: `file, ${secondPerson}` },
  fields: {
    calendar: 'Calendar',
    calendars: {
      BOTH: 'Exchange and money market',
      EQUITY: 'Exchange alone',
      DEBT: 'Money market alone',
    },
    day: 'Day',
    name: 'Name',
    file: 'File',
    fileHelp: 'CSV or Excel: date, name and, if there is one, calendar. A year that it names is replaced.',
  },
  calendarNames: { EQUITY: 'Exchange', DEBT: 'Money market' },
  open: 'business day',
  subject: (day: string, name: string): string => `${day}, ${name}`,
  sentences: {
    add: (day: string, name: string): string => `Add ${day}, ${name}, as a holiday`,
    remove: (day: string, name: string): string => `Remove the holiday ${day}, ${name}`,
    load: (added: number, removed: number): string => `Load holidays: ${added} come, ${removed} go`,
  },
  effects: {
    orders: (count: number, amount: string, next: string): string =>
      `${count.toLocaleString('en-IN')} orders of ${amount} get the NAV of ${next} instead.`,
    ordersBack: (count: number, amount: string): string =>
      `${count.toLocaleString('en-IN')} orders of ${amount} may get an earlier NAV.`,
    noOrders: 'No order has its NAV on this day.',
    instalments: (count: number): string =>
      `${count.toLocaleString('en-IN')} SIP, STP and SWP instalments move to the next business day.`,
  },
  faults: {
    day: 'Enter a day like 2026-12-31.',
    past: 'This day is over. A change never alters an earlier day.',
    weekend: 'This day is a Saturday or Sunday: no business day anyway.',
    exists: 'This day is a holiday of this calendar already.',
    unknown: 'This day is no holiday of this calendar.',
    nothing: 'The file says what we have.',
    pastRows: (day: string): string => `The file changes ${day}, which is over.`,
  },
} as const;
