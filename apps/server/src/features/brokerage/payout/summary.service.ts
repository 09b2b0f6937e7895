import type { ResponseOf } from '@hub/contract';
import type { BrokerageSummary, brokerageSummary } from '@hub/contract/calls/brokerage/brokerage';
import { financialYearOf } from '@hub/domain';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { oneStatement } from '../../../db/queries.ts';
import { firstDayOf, monthOf, monthsFrom, yearStartOf } from '../months/months.ts';
import { gapOfMonths } from '../months/trail-months.ts';
import { readRisks } from '../risk/at-risk.service.ts';
import { totalsOf } from '../risk/risk.ts';
import { findPayoutMonths } from './payout.repository.ts';
import { MONTHS_SHOWN, runningMonth } from './payout.service.ts';

/** The figures of the dashboard: what the payout and the page of risks work out, and nothing of its own. */
export async function getBrokerageSummary(
  context: SignedInContext,
): Promise<ResponseOf<typeof brokerageSummary>> {
  const { arn } = context.session;
  const current = monthOf(context.clock.today());
  const back = MONTHS_SHOWN - 1;
  const [{ today, trail, risks }, months] = await Promise.all([
    readRisks(context, back),
    findPayoutMonths(oneStatement(context.db, { arn }), arn, firstDayOf(monthsFrom(current, -back))),
  ]);
  const newest = months.findLast(({ lines }) => lines > 0);
  const trailOf = (wanted: string) => trail.filter(({ month }) => month === wanted);
  const { due, received } = gapOfMonths(
    trail.filter(({ month }) => month >= yearStartOf(current)),
    today,
  );
  const invoices = risks.find(({ risk }) => risk === 'gst-invoice');
  return {
    current: runningMonth(current, trailOf(current)[0]),
    received: newest === undefined ? null : receivedOf(newest, trailOf(newest.month), today),
    year: { label: financialYearOf(today).label, due, received },
    atRisk: totalsOf(risks),
    invoices: invoices === undefined ? null : pick(invoices),
  };
}

const pick = ({ count, amount, deadline }: NonNullable<BrokerageSummary['invoices']>) => ({
  count,
  amount,
  deadline,
});

/** What came for a month; its gap only where something was expected of it. */
const receivedOf = (
  { month, amount, paidOn }: Pick<NonNullable<BrokerageSummary['received']>, 'month' | 'amount' | 'paidOn'>,
  trail: Parameters<typeof gapOfMonths>[0],
  today: Temporal.PlainDate,
): BrokerageSummary['received'] => ({
  month,
  amount,
  paidOn,
  gap: trail[0]?.expected == null ? null : gapOfMonths(trail, today).gap,
});
