import type { SystematicPlan } from '@hub/domain';
import type { PlanFrequency } from './records.ts';

/** CAMS's letters and KFintech's words, in any case. */
const frequencies: Readonly<Record<string, PlanFrequency>> = {
  D: 'daily',
  OD: 'daily',
  DAILY: 'daily',
  W: 'weekly',
  OW: 'weekly',
  WEEKLY: 'weekly',
  F: 'fortnightly',
  OF: 'fortnightly',
  FORTNIGHTLY: 'fortnightly',
  SM: 'twice-monthly',
  'SEMI MONTHLY': 'twice-monthly',
  'TWICE A MONTH': 'twice-monthly',
  M: 'monthly',
  OM: 'monthly',
  MONTHLY: 'monthly',
  BM: 'two-monthly',
  'BI MONTHLY': 'two-monthly',
  BIMONTHLY: 'two-monthly',
  Q: 'quarterly',
  OQ: 'quarterly',
  QUARTERLY: 'quarterly',
  H: 'half-yearly',
  OH: 'half-yearly',
  HY: 'half-yearly',
  'HALF YEARLY': 'half-yearly',
  'SEMI ANNUAL': 'half-yearly',
  Y: 'annual',
  A: 'annual',
  OY: 'annual',
  YEARLY: 'annual',
  ANNUAL: 'annual',
  ANNUALLY: 'annual',
};

export function planFrequency(text: string): PlanFrequency | null {
  return (
    frequencies[
      text
        .toUpperCase()
        .replace(/[-\s]+/g, ' ')
        .trim()
    ] ?? null
  );
}

/** AUT_TRNTYP begins like TRXNTYPE: P buys, SO and SI move, R pays out. KFintech writes the plan's name. */
export function planOf(text: string): SystematicPlan | 'other' | null {
  const upper = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (/^(SIP|STP|SWP)/.test(upper)) return upper.slice(0, 3) as SystematicPlan;
  if (/^(DTP|DSP|DIVIDEND)/.test(upper)) return 'other';
  if (/^(SO|SI)/.test(upper)) return 'STP';
  if (/^P/.test(upper)) return 'SIP';
  return /^R/.test(upper) ? 'SWP' : null;
}

/** "10" or "7,14,21,28,1": days of the month, or of the week; anything else says nothing we can use. */
export function planDays(text: string | null): number[] {
  if (text === null) return [];
  const days = text.split(/[,;/\s]+/).filter((day) => day !== '');
  if (!days.every((day) => /^\d{1,2}$/.test(day) && Number(day) >= 1 && Number(day) <= 31)) return [];
  return days.map(Number);
}
