import {
  type PlanKind,
  type PlanRow,
  type PlanStatus,
  type PlanView,
  planStatuses,
} from '@hub/contract/calls/reports/reports';
import { dayText, groupIndian, rupeesText } from '@hub/domain';
import { nextDayText } from '../../../parts/plan/next-day.ts';
import { rhythmText } from '../../../parts/plan/plan-rhythm.ts';
import { compactText } from '../../../ui/figure/figure-text.ts';

/** `**********9570` as `****9570`: how long a number is tells nobody anything. */
export const shortMask = (masked: string): string => masked.replace(/^\*{5,}/, '****');

type ArnStatus = Pick<PlanRow, 'status' | 'ceasedOn' | 'rejectedOn' | 'paused' | 'endsOn'>;

/** Since when it rests, is over or was refused; null while it runs. */
export function sinceOf({ status, ceasedOn, rejectedOn, paused, endsOn }: ArnStatus): string | null {
  if (status === 'ceased') return ceasedOn && dayText(ceasedOn);
  if (status === 'rejected') return rejectedOn && dayText(rejectedOn);
  if (status === 'paused') return paused && `until ${dayText(paused.to)}`;
  if (status === 'ended') return endsOn && dayText(endsOn);
  return null;
}

/** `monthly on the 7th · next 16-Nov-2026`, or since when it does not run and why. */
export function inShort(
  plan: ArnStatus &
    Pick<PlanRow, 'frequency' | 'startsOn' | 'dueDays' | 'nextDueOn' | 'nextDebitOn' | 'reason'>,
): string {
  const day = nextDayText(plan);
  const next = day && `next ${day}`;
  return [rhythmText(plan), sinceOf(plan) ?? next, plan.reason].filter((part) => part !== null).join(' · ');
}

/** `42 done, 1 missed, until stopped`. */
export function instalmentsText({ instalments, status }: Pick<PlanRow, 'instalments' | 'status'>): string {
  const { done, missed, left } = instalments;
  const isOver = status === 'ended' || status === 'ceased' || status === 'rejected';
  return [
    `${groupIndian(done)} done`,
    missed > 0 ? `${groupIndian(missed)} missed` : null,
    isOver ? null : left === null ? 'until stopped' : `${groupIndian(left)} left`,
  ]
    .filter((part) => part !== null)
    .join(', ');
}

/** `1 SIP`, `737 SIPs`. */
export const plansText = (count: number, kind: PlanKind): string =>
  `${groupIndian(count)} ${kind}${count === 1 ? '' : 's'}`;

export const statusNames: Readonly<Record<PlanStatus, string>> = {
  running: 'Running',
  paused: 'Paused',
  upcoming: 'Upcoming',
  ended: 'Ended',
  ceased: 'Ceased',
  rejected: 'Rejected',
};

export const isStatus = (view: PlanView | null): view is PlanStatus =>
  planStatuses.some((status) => status === view);

type Special = Exclude<PlanView, PlanStatus>;

/** What a figure of the dashboard counts, in a sentence. */
export function headingOf(view: Special, kind: PlanKind): string {
  const plans = `${kind}s`;
  const sentences: Readonly<Record<Special, string>> = {
    'started-this-year': `${plans} started in this financial year`,
    'ceased-this-year': `${plans} that ceased in this financial year`,
    'ceased-lately': `${plans} that ceased in the last two months, before their end`,
    maturing: `${plans} that run out within two months`,
    'at-risk': `${plans} that end after one more bounce`,
    'not-renewed': `${plans} that ran out in the last two months, and the client has started none since`,
  };
  return sentences[view];
}

/** What the monthly amounts come to: money that comes, that came, or of which nothing can be said. */
export function monthlyText(view: PlanView | null, monthly: string): string | null {
  const amount = compactText(monthly);
  switch (view) {
    case 'running':
    case 'at-risk':
    case 'maturing':
      return `${amount} a month`;
    case 'paused':
      return `${amount} a month paused`;
    case 'upcoming':
      return `${amount} a month to come`;
    case 'started-this-year':
      return `${amount} a month when they started`;
    case 'ended':
    case 'ceased':
    case 'ceased-this-year':
    case 'ceased-lately':
    case 'not-renewed':
      return `${amount} a month stopped`;
    default:
      return null;
  }
}

/** What the day is called on which the money moves. */
export const debitWords: Readonly<Record<PlanKind, string>> = {
  SIP: 'Next debit',
  STP: 'Next transfer',
  SWP: 'Next payout',
};

/** `₹500 more every year, up to ₹10,000`. */
export function topUpText({ amount, basisPoints, everyMonths, cap }: NonNullable<PlanRow['topUp']>): string {
  const by = amount === null ? `${(basisPoints ?? 0) / 100}%` : rupeesText(amount);
  const limit = cap === null ? '' : `, up to ${rupeesText(cap)}`;
  return `${by} more every ${everyMonths === 12 ? 'year' : `${everyMonths} months`}${limit}`;
}
