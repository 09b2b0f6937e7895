import type { QueryStatus } from '@hub/domain/feedback/query-status';

export const queryStatusTexts: Readonly<Record<QueryStatus, string>> = {
  open: 'Open',
  answered: 'Answered',
  reopened: 'Reopened',
  closed: 'Closed',
};

export const queryEvents = ['raised', 'answered', 'reopened', 'closed'] as const;

/** Who did it, as the thread says it. */
export const queryEventTexts: Readonly<Record<(typeof queryEvents)[number], string>> = {
  raised: 'You asked',
  answered: 'The desk answered',
  reopened: 'You reopened it',
  closed: 'You closed it',
};

export const queryTexts = {
  files: {
    tooMany: 'Attach at most 5 files.',
    tooLarge: 'A file can have at most 5 MB. Choose a smaller one.',
    wrongType: 'Attach PDF, JPEG or PNG files. This one is something else.',
    empty: 'This file is empty. Choose another one.',
  },
  wrong: {
    section: 'Choose what it is about.',
    subSection: 'Choose what exactly it is about.',
  },
  unknown: 'There is no such query among yours.',
  isClosed: 'This query is closed. Reopen it to go on.',
  notAnswered: 'The desk has not answered yet. There is nothing to reopen.',
  tooLate: 'This query cannot be reopened any more. Raise a new one and name this reference.',
  notRated: 'Only an answer gets stars. This query has none yet.',
  tooMany: 'You raised many queries today. Please go on tomorrow, or call your relationship manager.',
} as const;

/** What the distributor is told of an answer; no words of the query, since a notice may be read by others. */
export const answeredNotice = (reference: string, section: string) => ({
  title: 'Your query was answered',
  body: `${reference}, ${section}. Read the answer, then close the query or reopen it.`,
});
