import type { PlanRow } from '@hub/contract/calls/reports/reports';
import { frequencyTexts } from '@hub/contract/orders/words/plan-texts';
import { dayNumberOf } from '@hub/domain';
import { planLimitsOn } from '@hub/domain/plans/change/plan-limits';
import { isFrequency } from '@hub/domain/plans/frequencies';
import type { StartableTransaction } from '../transaction/start-transaction.ts';

interface PlanAct {
  readonly text: 'Pause' | 'Change' | 'Renew' | 'Stop' | 'Start again';
  readonly opens: StartableTransaction;
}

const forms = { SIP: 'sip', STP: 'stp', SWP: 'swp' } as const;

/** Handbook §1.2: a new registration needs some weeks, so whoever ends within two months is asked now. */
const RENEWED_MONTHS = 2;

function endsSoon({ endsOn }: PlanRow, today: Temporal.PlainDate): boolean {
  if (endsOn === null) return false;
  const soon = today.add({ months: RENEWED_MONTHS });
  return Temporal.PlainDate.compare(Temporal.PlainDate.from(endsOn), soon) <= 0;
}

/** What can be done about a plan, by its state; the most usual first. Where nothing new goes through it can still end. */
export function planActs(plan: PlanRow, today: Temporal.PlainDate, blocked = false): readonly PlanAct[] {
  const acts = actsByState(plan, today);
  return blocked ? acts.filter(({ opens }) => opens === 'stop' || opens === 'sip-pause') : acts;
}

function actsByState(plan: PlanRow, today: Temporal.PlainDate): readonly PlanAct[] {
  const form = forms[plan.kind];
  const isLive = plan.status === 'running' || plan.status === 'paused' || plan.status === 'upcoming';
  if (plan.status === 'ended') return [{ text: 'Renew', opens: form }];
  if (!isLive) return [{ text: 'Start again', opens: form }];
  // What is about to stop or to be replaced is not changed any more: that order can be taken back.
  if (plan.underWay !== null && plan.underWay.kind !== 'pause') return [];
  return [
    endsSoon(plan, today) ? { text: 'Renew', opens: form } : { text: 'Change', opens: form },
    ...(plan.status === 'running' && whyNotPaused(plan, today) === null && plan.kind === 'SIP'
      ? [{ text: 'Pause', opens: 'sip-pause' } as const]
      : []),
    { text: 'Stop', opens: 'stop' },
  ];
}

/** Why a running SIP cannot be paused; null where it can, or where nobody would expect it to. */
export function whyNotPaused(plan: PlanRow, today: Temporal.PlainDate): string | null {
  const { kind, status, frequency, paused, underWay } = plan;
  if (kind !== 'SIP' || status !== 'running' || (underWay !== null && underWay.kind !== 'pause')) return null;
  const { frequencies } = planLimitsOn(dayNumberOf(today)).pause;
  if (!isFrequency(frequency) || !frequencies.includes(frequency)) {
    const offered = frequencies.map((one) => frequencyTexts[one].toLowerCase()).join(' and ');
    return `Only ${offered} SIPs can be paused.`;
  }
  if (underWay === null && (paused === null || paused.to < today.toString())) return null;
  return 'A pause is already registered. Another one can follow it.';
}
