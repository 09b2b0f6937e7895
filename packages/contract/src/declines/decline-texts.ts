/** Why an investor declines what a link asks for. */
export const declineReasons = ['figures', 'target', 'details', 'wait', 'not-requested', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];

export interface Decline {
  readonly reason: DeclineReason;
  readonly remark?: string | undefined;
}

/** What a link for orders offers, and one for a change of what is registered. */
export const orderDeclineReasons: readonly DeclineReason[] = [
  'figures',
  'target',
  'wait',
  'not-requested',
  'other',
];
export const changeDeclineReasons: readonly DeclineReason[] = ['details', 'wait', 'not-requested', 'other'];

/** Our service team hears of it too. */
export const isReported = (reason: DeclineReason | undefined): boolean => reason === 'not-requested';

export const declineReasonTexts: Readonly<Record<DeclineReason, string>> = {
  figures: 'Amount or units are wrong',
  target: 'Wrong scheme or bank account',
  details: 'The new details are wrong',
  wait: 'I want to wait',
  'not-requested': 'I did not ask for this',
  other: 'Another reason',
};

export const DECLINE_REMARK_LENGTH = 200;
