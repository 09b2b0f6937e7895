import { formatDate, groupIndian } from '@hub/domain';
import type { PlanCover } from '@hub/domain/orders/preview/order-preview';
import { hasDayOfMonth } from '@hub/domain/orders/preview/plan-schedule';
import type { OrderTerms } from '@hub/domain/orders/terms/order-terms';
import type { PlanEnd, PlanMove, RegisterTerms } from '@hub/domain/orders/terms/plan-terms';
import type { StopReason } from '@hub/domain/plans/change/stop-reasons';
import type { Frequency } from '@hub/domain/plans/frequencies';
import type { Pause } from '@hub/domain/plans/pause';
import type { TopUp } from '@hub/domain/plans/top-up';
import { percentText } from '../terms/plan-terms-schema.ts';
import { rupees } from './figure-words.ts';

/* A plan in words: the same in forms, carts, messages, receipts and registers. */

export const frequencyTexts: Readonly<Record<Frequency, string>> = {
  daily: 'Daily',
  weekly: 'Weekly',
  fortnightly: 'Fortnightly',
  'twice-monthly': 'Twice a month',
  monthly: 'Monthly',
  'two-monthly': 'Every two months',
  quarterly: 'Quarterly',
  'half-yearly': 'Half-yearly',
  annual: 'Yearly',
};

/** After an amount. */
export const everyTexts: Readonly<Record<Frequency, string>> = {
  daily: 'every business day',
  weekly: 'every week',
  fortnightly: 'every two weeks',
  'twice-monthly': 'twice a month',
  monthly: 'every month',
  'two-monthly': 'every two months',
  quarterly: 'every three months',
  'half-yearly': 'every six months',
  annual: 'every year',
};

export const planMoveTexts: Readonly<Record<PlanMove, string>> = {
  fixed: 'Fixed amount',
  appreciation: 'Appreciation',
};

/** What an STP or an SWP does each time. */
export const moveNames = {
  stp: { one: 'transfer', many: 'transfers' },
  swp: { one: 'payout', many: 'payouts' },
} as const;

/** `from 01-Jan-2027 to 31-Mar-2027`. */
export const spanText = ({ from, to }: Pause): string =>
  to === null ? `from ${formatDate(from)} on` : `from ${formatDate(from)} to ${formatDate(to)}`;

/** `3 years 5 months`. */
function durationText(months: number): string {
  const counted = (count: number, name: string) =>
    count === 0 ? [] : [`${count} ${name}${count === 1 ? '' : 's'}`];
  const parts = [...counted(Math.floor(months / 12), 'year'), ...counted(months % 12, 'month')];
  return parts.length === 0 ? 'less than a month' : parts.join(' ');
}

/** How long a plan goes on with the units there are: `3 years 5 months`, and of what that is the figure. */
export function coverTexts(
  kind: keyof typeof moveNames,
  { instalments, months }: PlanCover,
  end: { readonly count: number; readonly isEndless: boolean },
): { readonly value: string; readonly note: string } {
  const assured = 'at today’s NAV, not assured';
  if (instalments >= end.count && !end.isEndless) return { value: 'To the end', note: assured };
  const { one, many } = moveNames[kind];
  return {
    value: durationText(months),
    note: `${groupIndian(instalments)} ${instalments === 1 ? one : many} ${assured}`,
  };
}

export const stopReasonTexts: Readonly<Record<StopReason, string>> = {
  'money-needed': 'Needs the money elsewhere',
  'income-changed': 'Income changed or stopped',
  'goal-reached': 'Goal reached',
  'other-scheme': 'Moves to another scheme or plan',
  performance: 'Not satisfied with the performance',
  other: 'Another reason',
};

const weekdays = ['', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export const weekdayName = (day: number): string => weekdays[day] ?? '';

/** `1st`, `22nd`, `13th`. */
export function ordinal(count: number): string {
  const tens = count % 100;
  if (tens >= 11 && tens <= 13) return `${count}th`;
  return `${count}${{ 1: 'st', 2: 'nd', 3: 'rd' }[count % 10] ?? 'th'}`;
}

interface PlanDay {
  readonly frequency: Frequency;
  readonly day: number | null;
}

/** `monthly on the 5th`, `weekly on Mondays`, `quarterly at month end`, `daily`. */
export function rhythmText({ frequency, day }: PlanDay): string {
  const word = frequencyTexts[frequency].toLowerCase();
  if (day === null || frequency === 'daily') return word;
  if (!hasDayOfMonth(frequency)) return `${word} on ${weekdayName(day)}s`;
  return day > 28 ? `${word} at month end` : `${word} on the ${ordinal(day)}`;
}

/** `₹5,000 monthly on the 5th`. */
export const planHeadline = (terms: RegisterTerms): string =>
  `${terms.amount === null ? 'Appreciation' : rupees(terms.amount)} ${rhythmText(terms)}`;

export function endText(end: PlanEnd): string {
  switch (end.by) {
    case 'count':
      return end.count === 1 ? '1 instalment' : `${end.count} instalments`;
    case 'date':
      return `Until ${formatDate(end.date)}`;
    case 'perpetual':
      return 'Until it is stopped';
  }
}

/** `₹500 more every year, up to ₹10,000`. */
export function topUpText({ by, everyMonths, cap }: TopUp): string {
  const step = by.kind === 'amount' ? rupees(by.amount) : `${percentText(by.rate)}%`;
  const often = everyMonths === 12 ? 'year' : 'half year';
  return `${step} more every ${often}${cap === null ? '' : `, up to ${rupees(cap)}`}`;
}

/** What a pause or a stop is about, in a few words. */
export function changeHeadline(terms: Extract<OrderTerms, { kind: 'pause' | 'stop' }>): string {
  return terms.kind === 'pause'
    ? `SIP ${terms.regNo}, ${formatDate(terms.from)} to ${formatDate(terms.to)}`
    : `${terms.planKind} ${terms.regNo}`;
}
