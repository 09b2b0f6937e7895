import { groupIndian } from '@hub/domain';
import type { PlanStatus, PlanView } from '../calls/reports/reports.ts';

export const planStatusTexts: Readonly<Record<PlanStatus, string>> = {
  running: 'Running',
  paused: 'Paused',
  upcoming: 'Upcoming',
  ended: 'Ended',
  ceased: 'Ceased',
  rejected: 'Rejected',
};

export const planViewTexts: Readonly<Record<PlanView, string>> = {
  ...planStatusTexts,
  'started-this-year': 'started in this financial year',
  'ceased-this-year': 'ceased in this financial year',
  'ceased-lately': 'ceased in the last two months',
  maturing: 'ending within two months',
  'at-risk': 'that end after one more bounce',
  'not-renewed': 'ended in the last two months and not renewed',
};

/** The downloads of the SIP, STP and SWP reports. */
export const reportFileTexts = {
  registrationNo: 'Registration no.',
  investor: 'Investor',
  folio: 'Folio',
  fromScheme: 'From scheme',
  scheme: 'Scheme',
  toScheme: 'To scheme',
  amount: 'Amount (₹)',
  frequency: 'Frequency',
  aMonth: 'Monthly (₹)',
  status: 'Status',
  registeredOn: 'Registered on',
  startsOn: 'Starts on',
  endsOn: 'Ends on',
  ceasedOn: 'Ceased on',
  reason: 'Reason',
  nextDue: 'Next due',
  done: 'Done',
  missed: 'Missed',
  left: 'Left',
  bounces: 'Bounces in a row',
  bouncesOf: (bounces: number, limit: number): string => `${bounces} of ${limit}`,
  umrn: 'UMRN',
  bank: 'Bank',
  account: 'Account',
  foundBy: (words: string): string => `found by “${words}”`,
  ofScheme: (schemeCode: string): string => `scheme ${schemeCode}`,
  oneInvestor: 'one investor',
  ofFolio: (folioNo: string): string => `folio ${folioNo}`,
  title: (kind: string): string => `${kind} report`,
  asOn: (today: string): string => `As on ${today}`,
  planCount: (count: number, kind: string): string =>
    count === 1 ? `1 ${kind}` : `${groupIndian(count)} ${kind}s`,
  note: 'No end means until stopped. Left: instalments still due after today. Amount: today’s instalment with its top-ups, for an ended plan, its last. Monthly: the amount as a monthly equivalent.',
  /** When the money moves, which is a business day. */
  next: { SIP: 'Next debit', STP: 'Next transfer', SWP: 'Next payout' },
} as const;
