import { type Paise, paise } from '../../money/scaled.ts';

/** A month of a distributor: what the twin worked out, and the trail that came. Incentives and clawbacks are no trail. */
export interface MonthOfTrail {
  /** `2026-06`. */
  readonly month: string;
  /** Before tax; null where the twin has nothing of it. */
  readonly expected: Paise | null;
  /** Paid, before tax; what is held did not come. */
  readonly received: Paise;
  /** A registrar has sent lines of trail for it, paid or held. */
  readonly hasLines: boolean;
}

export interface TrailGap {
  /** Expected of the months that are due. */
  readonly due: Paise;
  readonly received: Paise;
  /** Due less received; below nil for too much. */
  readonly gap: Paise;
}

/** Registrars pay 5 to 10 business days after a month (handbook part 3, C): by this day of the month after. */
const PAID_BY = 15;

/** A month is due when it is over and a registrar has sent lines for it, or should have. The month that runs never is. */
export function isTrailDue(
  { month, hasLines }: Pick<MonthOfTrail, 'month' | 'hasLines'>,
  today: Temporal.PlainDate,
): boolean {
  const next = Temporal.PlainYearMonth.from(month).add({ months: 1 });
  const payDay = next.toPlainDate({ day: hasLines ? 1 : PAID_BY });
  return Temporal.PlainDate.compare(today, payDay) >= 0;
}

/** The one definition of a gap: trail due so far less trail received, of any months. */
export function trailGap(months: readonly MonthOfTrail[], today: Temporal.PlainDate): TrailGap {
  let due = 0n;
  let received = 0n;
  for (const month of months) {
    if (isTrailDue(month, today)) due += month.expected ?? 0n;
    received += month.received;
  }
  return { due: paise(due), received: paise(received), gap: paise(due - received) };
}
