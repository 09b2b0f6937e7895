import { heldUntil } from './arn-state.ts';

/** Days between two validities of an ARN, both included. They are never sold for: the gap stays (handbook, part 3 B4). */
interface RenewalGap {
  readonly from: string;
  readonly to: string;
  readonly days: number;
  /** What becomes of the trail of these days. */
  readonly trail: 'released' | 'forfeited';
  /** Clients are written to once this day is over and nothing was renewed. */
  readonly clientsHearAfter: string;
}

/** Before this day whatever was held was lost with any gap. */
const RELEASED_SINCE = '2025-04-01';

/** Null where the new validity begins as the old one ends. */
export function renewalGap(expiredOn: string, validFrom: string): RenewalGap | null {
  const last = Temporal.PlainDate.from(expiredOn);
  const next = Temporal.PlainDate.from(validFrom);
  const days = last.until(next, { largestUnit: 'days' }).days - 1;
  if (days <= 0) return null;
  const clientsHearAfter = heldUntil(expiredOn);
  return {
    from: last.add({ days: 1 }).toString(),
    to: next.subtract({ days: 1 }).toString(),
    days,
    trail: validFrom <= clientsHearAfter && expiredOn >= RELEASED_SINCE ? 'released' : 'forfeited',
    clientsHearAfter,
  };
}

interface Validity {
  readonly from: string | null;
  readonly to: string | null;
}

/** Of all validities an ARN has had, in the order of their days. */
export const renewalGaps = (validities: readonly Validity[]): readonly RenewalGap[] =>
  validities.flatMap(({ from }, at) => {
    const before = validities[at - 1]?.to ?? null;
    const gap = before === null || from === null ? null : renewalGap(before, from);
    return gap === null ? [] : [gap];
  });
