import type { ArnStatus } from '../calls/session/session.ts';

/** An ARN that is not active. */
export type RestingArn = Exclude<ArnStatus, 'active'>;

/** What an ARN that is not active may not do, and what is done about it. */
export const arnStatusTexts = {
  /** After the ARN: `ARN-100005 has expired`. */
  is: { expired: 'has expired', suspended: 'is suspended' },
  why: (arn: string, status: RestingArn): string =>
    `${arn} ${arnStatusTexts.is[status]}: no purchase, SIP, STP or switch until it is active again.`,
  instead: { expired: 'Renew the ARN', suspended: 'See how to resolve it' },
  readBook: 'Client list',
} as const;
