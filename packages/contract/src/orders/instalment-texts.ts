import type { NoticeKind } from '@hub/domain/notifications/notice-kinds';
import { type DebitReasonCode, debitReasons, debitSteps, isDebitReason } from '../mandates/debit-reasons.ts';

/** A plan as messages name it. */
interface PlanNamed {
  readonly kind: 'SIP' | 'STP' | 'SWP';
  /** With its sign: ₹5,000. */
  readonly amount: string;
  readonly scheme: string;
  readonly client: string;
}

export interface Miss extends PlanNamed {
  /** Misses in a row, this one included. */
  readonly missed: number;
  /** So many end the plan. */
  readonly limit: number;
  readonly code: string | null;
  /** Why, in words. */
  readonly reason: string;
  /** As people read it: 5 Dec 2026. */
  readonly dueOn: string;
}

const numbers = ['No', 'One', 'Two', 'Three'];

/** Why a plan ended by itself, as the register has it. */
export const endedReason = (limit: number): string => `${numbers[limit] ?? limit} debits in a row failed`;

export const notTransferred = {
  /** An STP or SWP that moves what was gained. */
  noGain: 'There was no gain since the last instalment',
} as const;

const stepOf = (code: string | null): string =>
  code !== null && isDebitReason(code) ? ` ${debitSteps[debitReasons[code as DebitReasonCode].step]}` : '';

const named = ({ kind, amount, scheme }: PlanNamed): string =>
  `${kind} of ${amount} in ${scheme}`.replace('of ₹0 ', '');

/** What the distributor is notified of: a first miss, one before the end, the end. The client's name comes first. */
export function missNotice(miss: Miss): {
  readonly kind: NoticeKind;
  readonly title: string;
  readonly body: string;
} {
  const { kind, client, scheme, dueOn, reason, missed, limit, code } = miss;
  const plan = `${client}: ${kind} of ${miss.amount}`.replace(' of ₹0', '');
  const why = `${scheme}, due ${dueOn}. ${reason}.`;
  if (missed >= limit) {
    return {
      kind: 'plan-ended',
      title: `${plan} ended after ${missed} missed instalments`,
      body: `${why} Ask the client, and register it again if it should continue.${code === '04' ? '' : stepOf(code)}`,
    };
  }
  if (missed === limit - 1) {
    return {
      kind: 'plan-missed',
      title: `${plan} ends with the next missed instalment`,
      body: `${why} That makes ${missed} in a row; after ${limit} it ends by itself.${stepOf(code)}`,
    };
  }
  return { kind: 'plan-missed', title: `${plan} missed an instalment`, body: `${why}${stepOf(code)}` };
}

/** What the investor is told, at the first miss and at the end (handbook §1.2). */
export function missMessage(brand: string, miss: Miss): string {
  const { kind, dueOn, reason, missed, limit } = miss;
  const what = `${brand}: your ${named(miss)}, due ${dueOn}, was not completed: ${lowerFirst(reason)}.`;
  if (missed >= limit) {
    return `${what} After ${missed} misses in a row the ${kind} has ended. Your units are not affected.`;
  }
  const left = limit - missed;
  return `${what} ${left === 1 ? 'One more miss' : `${left} more misses`} in a row and the ${kind} ends.`;
}

const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
