import { coverTexts, everyTexts, spanText } from '@hub/contract/orders/words/plan-texts';
import { weekdayText } from '@hub/contract/orders/words/time-texts';
import { formatDate, formatRupees, groupIndian } from '@hub/domain';
import type { OrderPreview } from '@hub/domain/orders/preview/order-preview';
import type { PlanPreview } from '@hub/domain/plans/preview-plan';
import { datesText } from '../plan/pause-window.ts';
import type { PlanValues } from '../terms/plan-values.ts';
import type { SummaryLine } from './summary-group.ts';

const words = {
  sip: { each: 'Each instalment', first: 'First debit', count: 'Instalments' },
  stp: { each: 'Each transfer', first: 'First transfer', count: 'Transfers' },
  swp: { each: 'Each payout', first: 'First payout', count: 'Payouts' },
} as const;

type Plan = Extract<OrderPreview, { kind: 'sip' | 'stp' | 'swp' }>;

function amountLine({ kind, plan }: Plan, isEndless: boolean): SummaryLine[] {
  const [first] = plan.first;
  const { last } = plan;
  if (first === undefined || last === null || first.amount === 0n) return [];
  const isLevel = isEndless || last.amount === first.amount;
  const grows = isLevel ? undefined : `grows to ${formatRupees(last.amount, { decimals: 0 })}`;
  return [{ label: words[kind].each, value: formatRupees(first.amount, { decimals: 'some' }), note: grows }];
}

function termLines(
  kind: Plan['kind'],
  { first, last, count, total }: PlanPreview,
  isEndless: boolean,
): SummaryLine[] {
  const [starts] = first;
  if (starts === undefined || last === null) return [];
  const { first: firstLabel, count: countLabel } = words[kind];
  const isMoved = !starts.dueOn.equals(starts.debitOn);
  return [
    {
      label: firstLabel,
      value: weekdayText(starts.debitOn),
      note: isMoved ? `due ${weekdayText(starts.dueOn)}` : undefined,
    },
    ...(isEndless
      ? [{ label: 'Runs', value: 'Until stopped' }]
      : [{ label: countLabel, value: groupIndian(count), note: `last on ${formatDate(last.debitOn)}` }]),
    ...(isEndless || total === 0n
      ? []
      : [{ label: 'Total over the term', value: formatRupees(total, { decimals: 0 }) }]),
  ];
}

function coverLine(preview: Plan, isEndless: boolean): SummaryLine[] {
  if (preview.kind === 'sip' || preview.cover === null) return [];
  const end = { count: preview.plan.count, isEndless };
  return [{ label: 'Lasts', ...coverTexts(preview.kind, preview.cover, end) }];
}

export function planLines(preview: Plan, { endBy }: Pick<PlanValues, 'endBy'>): SummaryLine[] {
  const isEndless = endBy === 'perpetual';
  return [
    ...amountLine(preview, isEndless),
    ...termLines(preview.kind, preview.plan, isEndless),
    ...coverLine(preview, isEndless),
    ...(preview.pause === null ? [] : [{ label: 'Stays paused', value: spanText(preview.pause) }]),
  ];
}

/** What a pause leaves out, or from when a stop counts. */
export function changeLines(preview: Extract<OrderPreview, { kind: 'pause' | 'stop' }>): SummaryLine[] {
  if (preview.kind === 'pause') {
    const { leavesOut } = preview;
    if (leavesOut.length === 0) return [];
    return [{ label: 'Skipped', value: groupIndian(leavesOut.length), note: datesText(leavesOut) }];
  }
  const { from, debits } = preview;
  return [
    { label: 'Nothing moves from', value: weekdayText(from) },
    ...(debits.length === 0 ? [] : [{ label: 'Still goes through', value: datesText(debits) }]),
  ];
}

/** The one figure of the bar on a phone. */
export function planHeadline(
  { plan }: Plan,
  { endBy, frequency }: Pick<PlanValues, 'endBy' | 'frequency'>,
): string | null {
  const [first] = plan.first;
  if (first === undefined || first.amount === 0n) return null;
  const amount = formatRupees(first.amount, { decimals: 'some' });
  // Of a plan without an end nobody counts the instalments.
  return endBy === 'perpetual' && frequency !== ''
    ? `${amount} ${everyTexts[frequency]}`
    : `${amount} × ${groupIndian(plan.count)}`;
}
