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
    section: 'Choose a section.',
    subSection: 'Choose a sub-section.',
  },
  unknown: 'There is no such query.',
  isClosed: 'This query is closed. Reopen it to continue.',
  notAnswered: 'The desk has not answered yet. There is nothing to reopen.',
  tooLate: 'This query can no longer be reopened. Raise a new one and quote this reference.',
  notRated: 'Only an answer can be rated. This query has none yet.',
  tooMany: 'You have raised many queries today. Please continue tomorrow, or call your relationship manager.',
} as const;

/** What the distributor is told of an answer; no words of the query, since a notice may be read by others. */
export const answeredNotice = (reference: string, section: string) => ({
  title: 'Your query was answered',
  body: `${reference}, ${section}. Read the answer, then close the query or reopen it.`,
});
