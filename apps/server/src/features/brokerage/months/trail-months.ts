import { moneyOf, writeMoney } from '@hub/domain';
import { isTrailDue, type MonthOfTrail, type TrailGap, trailGap } from '@hub/domain/brokerage/gaps/trail-gap';
import type { Month } from './months.ts';
import type { TrailMonthRow } from './trail-months.repository.ts';

const monthOfTrail = ({ month, expected, received, lines }: TrailMonthRow): MonthOfTrail => ({
  month,
  expected: expected === null ? null : moneyOf(expected),
  received: moneyOf(received),
  hasLines: lines > 0,
});

const written = ({ due, received, gap }: TrailGap) => ({
  due: writeMoney(due),
  received: writeMoney(received),
  gap: writeMoney(gap),
});

/** Trail due so far less trail received, of these months: what every page shows as the gap. */
export const gapOfMonths = (months: readonly TrailMonthRow[], today: Temporal.PlainDate) =>
  written(trailGap(months.map(monthOfTrail), today));

/** The months of which trail is due. */
export const dueMonths = (months: readonly TrailMonthRow[], today: Temporal.PlainDate): Month[] =>
  months
    .map(monthOfTrail)
    .filter((month) => isTrailDue(month, today))
    .map(({ month }) => month);

/** When the newest of them was worked out. */
export const workedAtOf = (months: readonly TrailMonthRow[]): string | null =>
  months.reduce<string | null>(
    (newest, { workedAt }) =>
      workedAt !== null && (newest === null || workedAt > newest) ? workedAt : newest,
    null,
  );
