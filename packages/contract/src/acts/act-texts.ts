import type { DecisionFault } from '@hub/domain/staff/approval';

/** What the server says about acts and about requests for a second approval. */
export const actTexts = {
  noAct: (name: string): string => `There is no act ${name}.`,
  noRight: (title: string): string => `You have no right for “${title}”.`,
  recheck: 'Confirm that it is you, then do it again.',
  needsReason: 'Say why: the note is kept.',
  changed: 'This has changed since you looked at it. Look at it again, then decide.',
  waits: (name: string): string => `${name} has asked for the same, and it waits for a second person.`,
  noRequest: 'There is no such request.',
  fileGone: (name: string): string => `${name} is not there any more. Ask for it again.`,
  gone: 'You are not on the staff any more.',
  staffNeeded: 'There are staff now: say for whom, with --as <e-mail> or HUB_STAFF.',
  nobody: (email: string): string => `There is nobody with the e-mail ${email} on the staff.`,
  askWho: 'For whom of the staff (e-mail)',
  askWhy: 'Why',
  asHelp: 'the e-mail of whoever of the staff does it; HUB_STAFF says it for all',
  reasonHelp: 'why, for the note',
  done: 'Done.',
  waiting: (sentence: string, request: string): string =>
    `${sentence}: this waits for a second person, as request ${request}.\nThey say: hub approval approve ${request}`,
  beforeStaff: 'before staff were set up',
  fromCommandLine: 'command line',
  operator: 'The command line',
  system: 'The system',
  /** What became of a request that nobody decided on. */
  expired: 'Nobody decided in time.',
  ended: {
    expired: 'Nobody decided in time. Ask for it again.',
    void: 'What it would change has changed meanwhile, so the request has ended. Look at it again.',
  },
  changedWas: (what: string): string => `It has changed meanwhile: ${what}`,
  makerGone: (name: string): string => `${name} may not ask for this any more.`,
  decisions: {
    'not-open': 'This request is decided already.',
    expired: 'This request has expired. Ask for it again.',
    'own-request': 'You asked for this yourself: somebody else must look at it.',
    'others-request': 'Only who asked can withdraw it.',
    'no-right': 'You have no right to approve this.',
    changed: 'What it would change is not as it was.',
    'maker-gone': 'Who asked may not ask for this any more.',
  } satisfies Record<DecisionFault, string>,
} as const;
