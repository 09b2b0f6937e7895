import { windowStart } from '../calls/refusal/limit-window.ts';
import type { Queries } from '../db/queries.ts';
import { type Counted, uncount } from '../limits/limits.repository.ts';

const hour = 3600;
const day = 24 * hour;

/** How many wrong codes one count may have. */
interface WrongCodeMax {
  readonly hour: number;
  readonly day: number;
}

interface Window {
  /** The name of a count in this window is this and whose count it is. */
  readonly prefix: 'otp-wrong-hour:' | 'otp-wrong-day:';
  readonly seconds: number;
  readonly start: string;
  readonly max: number;
}

/** Wrong codes are counted by the hour and by the day, over all codes of whoever they are counted for. */
export interface WrongCodeWindows {
  readonly hour: Window;
  readonly day: Window;
}

export const wrongCodeWindows = (now: Temporal.Instant, max: WrongCodeMax): WrongCodeWindows => ({
  hour: { prefix: 'otp-wrong-hour:', seconds: hour, start: `${windowStart(now, hour)}`, max: max.hour },
  day: { prefix: 'otp-wrong-day:', seconds: day, start: `${windowStart(now, day)}`, max: max.day },
});

/** Looks at a code whose try was counted before, and gives the count back when nobody said that it was wrong. */
export async function unlessWrong<T>(
  queries: Queries,
  counts: readonly Counted[],
  look: (isWrong: () => void) => Promise<T>,
): Promise<T> {
  let wasWrong = false;
  try {
    return await look(() => {
      wasWrong = true;
    });
  } finally {
    if (!wasWrong && counts.length > 0) await uncount(queries, counts);
  }
}
