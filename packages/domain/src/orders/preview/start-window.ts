import { dayNumberOf } from '../../calendar/day-number.ts';
import {
  type PlanFunding,
  type PlanLimits,
  planLimits,
  planLimitsOn,
} from '../../plans/change/plan-limits.ts';
import { firstStart } from '../../plans/first-start.ts';
import type { MandateFacts, OrderFacts } from '../facts/order-facts.ts';
import type { RegisterTerms } from '../terms/plan-terms.ts';
import { mandateOf } from './plan-schedule.ts';

function fundingOf(terms: RegisterTerms, mandate: MandateFacts | null): PlanFunding {
  if (terms.kind !== 'sip') return 'transfer';
  // Approved in a minute, so it has no wait of its own.
  if (mandate !== null && isUpi(mandate)) return 'upi-autopay';
  const isNew = mandate?.status === 'INITIATED' || mandate?.status === 'SENT';
  return isNew ? 'new-mandate' : 'mandate';
}

export const isUpi = ({ channel }: Pick<MandateFacts, 'channel'>): boolean => channel === 'upi';

export interface StartWindow {
  readonly earliest: Temporal.PlainDate;
  readonly latest: Temporal.PlainDate;
  readonly leadDays: number;
}

/** When a plan that is ordered today can begin (handbook §1.2). What the scheme asks for holds where money is ready. */
export function startWindow(
  terms: RegisterTerms,
  facts: Pick<OrderFacts, 'scheme' | 'mandates'>,
  today: Temporal.PlainDate,
  rules: readonly PlanLimits[] = planLimits,
): StartWindow {
  const limits = planLimitsOn(dayNumberOf(today), rules);
  const funding = fundingOf(terms, mandateOf(terms, facts));
  const own = facts.scheme?.rules[terms.kind]?.leadDays;
  const isReady = funding === 'mandate' || funding === 'transfer';
  const leadDays = isReady && own !== undefined ? own : limits.leadDays[funding];
  return {
    earliest: firstStart(terms, today, leadDays),
    latest: today.add({ days: limits.longestLeadDays }),
    leadDays,
  };
}
