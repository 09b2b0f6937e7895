import type { BrokerageAtRisk, RiskName } from '@hub/contract/calls/brokerage/brokerage';
import { moneyOf, paise, writeMoney } from '@hub/domain';

export type Risk = BrokerageAtRisk['risks'][number];
export type RiskRow = Risk['rows'][number];

const MOST_ROWS = 50;

interface RiskInput {
  readonly risk: RiskName;
  readonly state: Risk['state'];
  readonly per: Risk['per'];
  readonly basis: string;
  readonly deadline: Temporal.PlainDate | null;
  readonly rows: readonly RiskRow[];
  readonly today: Temporal.PlainDate;
}

/** Those with most at stake first; no risk without a row. */
export function riskOf({ risk, state, per, basis, deadline, rows, today }: RiskInput): Risk[] {
  if (rows.length === 0) return [];
  const sorted = rows.toSorted((one, other) => {
    const more = moneyOf(other.amount) - moneyOf(one.amount);
    return more === 0n ? 0 : more > 0n ? 1 : -1;
  });
  return [
    {
      risk,
      state,
      per,
      count: rows.length,
      amount: writeMoney(paise(rows.reduce((sum, { amount }) => sum + moneyOf(amount), 0n))),
      basis,
      deadline: deadline?.toString() ?? null,
      daysLeft: deadline === null ? null : today.until(deadline).days,
      rows: sorted.slice(0, MOST_ROWS),
    },
  ];
}

/** The next one to come; where all are over, the last. */
export function nearest(
  days: readonly (string | null)[],
  today: Temporal.PlainDate,
): Temporal.PlainDate | null {
  const present = days.filter((day) => day !== null).sort();
  const day = present.find((one) => one >= today.toString()) ?? present.at(-1);
  return day === undefined ? null : Temporal.PlainDate.from(day);
}

/**
 * Each rupee once. What did not come is lost or withheld; what a month brings can be threatened by several and is lost
 * once, so the largest counts; orders of a year are different ones and add up.
 */
export function totalsOf(risks: readonly Risk[]) {
  const amounts = (wanted: (risk: Risk) => boolean) =>
    risks.filter(wanted).map(({ amount }) => moneyOf(amount));
  const sum = (wanted: (risk: Risk) => boolean) =>
    writeMoney(paise(amounts(wanted).reduce((total, amount) => total + amount, 0n)));
  const largest = amounts(({ per }) => per === 'month').reduce(
    (most, one) => (one > most ? one : most),
    paise(0n),
  );
  return {
    lost: sum(({ per, state }) => per === 'once' && state === 'lost'),
    withheld: sum(({ per, state }) => per === 'once' && state === 'withheld'),
    perMonth: writeMoney(largest),
    perYear: sum(({ per }) => per === 'year'),
  };
}
