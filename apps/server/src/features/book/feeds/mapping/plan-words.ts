import type { SystematicPlan } from '@hub/domain/orders/terms/order-codes';
import type { Frequency } from '@hub/domain/plans/frequencies';
import type { PaymentMode } from '@hub/domain/plans/payment-modes';

/** CAMS's letters and KFintech's words, in any case. */
const frequencies: Readonly<Record<string, Frequency>> = {
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

export function planFrequency(text: string): Frequency | null {
  return frequencies[wordOf(text)] ?? null;
}

/**
 * AUT_TRNTYP is a short code that begins like TRXNTYPE: P buys, SO and SI move, R pays out. KFintech writes the plan's
 * name. A longer word that only begins with such a letter is not known.
 */
export function planOf(text: string): SystematicPlan | 'other' | null {
  const upper = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (/^(SIP|STP|SWP)/.test(upper)) return upper.slice(0, 3) as SystematicPlan;
  if (/^(DTP|DSP|DIVIDEND)/.test(upper)) return 'other';
  if (/^(SO|SI)[A-Z0-9]{0,2}$/.test(upper)) return 'STP';
  if (/^P[A-Z0-9]{0,2}$/.test(upper)) return 'SIP';
  return /^R[A-Z0-9]{0,2}$/.test(upper) ? 'SWP' : null;
}

/** In capitals, with single spaces for hyphens and the like. */
const wordOf = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[-_/\s]+/g, ' ')
    .trim();

/**
 * "10" or "7,14,21,28,1": days of the month, or of the week. A weekday's name says no more than the plan's start and is
 * none of them; null for anything else.
 */
export function planDays(text: string | null): number[] | null {
  const days = (text ?? '').split(/[,;/\s]+/).filter((day) => day !== '' && day !== '0');
  if (days.every((day) => /^(MON|TUE|WED|THU|FRI|SAT|SUN)/i.test(day))) return [];
  const isDay = (day: string) => /^\d{1,2}$/.test(day) && Number(day) >= 1 && Number(day) <= 31;
  return days.every(isDay) ? days.map(Number) : null;
}

/** CAMS's letters and the words beside them. STEP says that the instalment grows, not how it is paid. */
const modes: Readonly<Record<string, PaymentMode | 'unsaid'>> = {
  TR: 'transfer',
  TRANSFER: 'transfer',
  BD: 'bank-debit',
  'BANK DEBIT': 'bank-debit',
  DD: 'bank-debit',
  'DIRECT DEBIT': 'bank-debit',
  AD: 'bank-debit',
  'AUTO DEBIT': 'bank-debit',
  ECS: 'ecs',
  'ECS DEBIT': 'ecs',
  NACH: 'nach',
  'E NACH': 'nach',
  ENACH: 'nach',
  OTM: 'nach',
  'E MANDATE': 'nach',
  EMANDATE: 'nach',
  MANDATE: 'nach',
  SI: 'standing-instruction',
  'STANDING INSTRUCTION': 'standing-instruction',
  UPI: 'upi',
  'UPI AUTOPAY': 'upi',
  CH: 'cheque',
  CQ: 'cheque',
  CHQ: 'cheque',
  PDC: 'cheque',
  CHEQUE: 'cheque',
  'POST DATED CHEQUE': 'cheque',
  NB: 'online',
  ONLINE: 'online',
  'NET BANKING': 'online',
  NETBANKING: 'online',
  STEP: 'unsaid',
};

/**
 * How instalments are paid. KFintech's column most often says what sort of SIP it is ("Normal SIP", "Perpetual SIP"),
 * which says nothing of payment; null for a word we do not know.
 */
export function planPayment(text: string): PaymentMode | 'unsaid' | null {
  const word = wordOf(text);
  return /(^| )(SIP|STP|SWP)$/.test(word) ? 'unsaid' : (modes[word] ?? null);
}

/** Handbook §1.1: an instalment grows half-yearly or yearly. */
export function topUpMonths(text: string): 6 | 12 | null {
  const frequency = planFrequency(text);
  return frequency === 'half-yearly' ? 6 : frequency === 'annual' ? 12 : null;
}

/** Whether the status says that the plan is over before its time: then there must be a day. */
export const saysCeased = (status: string | null): boolean =>
  status !== null && /cancel|terminat|ceas|stop|discontinu/i.test(status);
