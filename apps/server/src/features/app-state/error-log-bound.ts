import type { CallContext } from '../../calls/call-context.ts';
import { secondsLeft, windowStart } from '../../calls/refusal/limit-window.ts';
import { limited, Refusal } from '../../calls/refusal/refusal.ts';

const DAY_SECONDS = 86_400;

interface LeftOut {
  /** The day that is full. */
  readonly day: string;
  count: number;
}

type ReportContext = Pick<CallContext, 'config' | 'clock' | 'limit' | 'log'>;

/** By the process, so that a flood costs no round trip once the day is full. */
const leftOutOf = new WeakMap<CallContext['config'], LeftOut>();

/**
 * Anybody may report an error, from as many addresses as they like: the day has a total for all of them. What is left
 * out is counted, and told once when it begins and once when the day is over.
 */
export async function limitReports({ config, clock, limit, log }: ReportContext): Promise<void> {
  const now = clock.now();
  const day = windowStart(now, DAY_SECONDS).toString();
  const leftOut = leftOutOf.get(config);
  if (leftOut?.day === day) {
    leftOut.count += 1;
    throw limited(secondsLeft(now, DAY_SECONDS));
  }
  if (leftOut !== undefined) {
    leftOutOf.delete(config);
    log.warn({ leftOut: leftOut.count, day: leftOut.day }, 'error reports were left out');
  }
  const max = config.limits.errorLogPerDay;
  try {
    await limit({ name: 'error-log', key: 'all', max, windowSeconds: DAY_SECONDS });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // Another call may have found it full in the meantime.
    const existing = leftOutOf.get(config);
    if (existing === undefined) {
      leftOutOf.set(config, { day, count: 1 });
      log.warn({ max }, 'the error log is full for today');
    } else existing.count += 1;
    throw error;
  }
}
