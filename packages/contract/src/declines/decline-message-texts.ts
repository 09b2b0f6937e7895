import type { Decline, DeclineReason } from './decline-texts.ts';

/** The reason as the distributor reads it: the investor is somebody else. */
const reasons: Readonly<Record<DeclineReason, string>> = {
  figures: 'Amount or units are wrong',
  target: 'Wrong scheme or bank account',
  details: 'The new details are wrong',
  wait: 'The investor wants to wait',
  'not-requested': 'The investor did not ask for this. Our service team is informed too',
  other: 'Another reason',
};

/** What the server says of a reason: to the distributor, and to the service team. */
export const declineMessageTexts = {
  why: ({ reason, remark = '' }: Decline): string =>
    remark === '' ? `${reasons[reason]}.` : `${reasons[reason]}: “${remark}”`,
  next: {
    figures: 'Correct the amount or units and order it again.',
    target: 'Correct the scheme or the bank account and order it again.',
    wait: 'The investor wants to wait. Agree on a day, then order it again.',
    'not-requested':
      'The investor says they did not ask for this. Our service team will look into it; talk to the investor before you order anything again.',
  } as Readonly<Partial<Record<DeclineReason, string>>>,
  /** To the service team. */
  reportSubject: (investor: string, arn: string): string => `Declined as not asked for: ${investor}, ${arn}`,
  report: (facts: {
    readonly investor: string;
    readonly distributor: string;
    readonly arn: string;
    readonly what: readonly string[];
    readonly remark: string;
  }): string =>
    [
      `${facts.investor} declined what ${facts.distributor} (${facts.arn}) sent, and says they did not ask for it:`,
      ...facts.what.map((line) => `- ${line}`),
      ...(facts.remark === '' ? [] : [`Remark: “${facts.remark}”`]),
      'The request was not carried out. Call the investor on the registered number today, and check what else this distributor sent.',
    ].join('\n'),
} as const;
