import type { PlanRow } from '@hub/contract/calls/reports/reports';
import { dayText, rupeesText } from '@hub/domain';
import { nextDayText } from '../../../parts/plan/next-day.ts';

/** What comes next, or why nothing does. */
export function nextText(plan: PlanRow): string {
  const because = plan.reason ? `: ${plan.reason}` : '';
  if (plan.status === 'rejected')
    return plan.rejectedOn ? `On ${dayText(plan.rejectedOn)}${because}` : `Rejected${because}`;
  if (plan.status === 'ceased')
    return plan.ceasedOn ? `Since ${dayText(plan.ceasedOn)}${because}` : `Ceased${because}`;
  if (plan.status === 'ended') return plan.endsOn ? `Ended ${dayText(plan.endsOn)}` : 'Ended';
  if (plan.paused && plan.status === 'paused') return `Paused until ${dayText(plan.paused.to)}`;
  const next = nextDayText(plan);
  return next === null ? 'No further date' : `Next ${next}`;
}

/** `36 done · 2 missed · 24 left, until 05-Mar-2029`. */
export function instalmentsText({ instalments, endsOn, startsOn, status }: PlanRow): string {
  const { done, missed, left } = instalments;
  const isOver = status === 'ended' || status === 'ceased' || status === 'rejected';
  const parts = [
    ...(done === 0 && missed === 0 ? [`from ${dayText(startsOn)}`] : [`${done} done`]),
    ...(missed > 0 ? [`${missed} missed`] : []),
    ...(isOver ? [] : left === null ? ['until stopped'] : [`${left} left`]),
  ];
  return parts.join(' · ') + (isOver || endsOn === null || left === null ? '' : `, until ${dayText(endsOn)}`);
}

const mandateStates = {
  INITIATED: 'waiting for the client',
  SENT: 'with the bank',
  APPROVED: 'approved',
  REJECTED: 'rejected',
  CANCELLED: 'cancelled',
} as const;

/** `Mandate HDFC Bank ••2210, up to ₹50,000 until 05-Mar-2036, approved`. */
export function mandateText(mandate: NonNullable<PlanRow['mandate']>): string {
  const { bank, maskedAccount, limit, endsOn, status } = mandate;
  const most = rupeesText(limit, { decimals: 0 });
  return `Mandate ${bank} ${maskedAccount}, up to ${most} until ${dayText(endsOn)}, ${mandateStates[status]}`;
}
