import { useEffect, useState } from 'react';
import { serverNow, watchServerTime } from '../../../parts/transaction/server-clock.ts';

/** Often enough for a cut-off, which is said in minutes. */
const TICK_MS = 10_000;

/** The server's clock, which decides about cut-offs. */
export function useOrderClock(): Temporal.Instant {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const look = () => setNow(serverNow());
    const timer = setInterval(look, TICK_MS);
    const unwatch = watchServerTime(look);
    return () => {
      clearInterval(timer);
      unwatch();
    };
  }, []);
  return Temporal.Instant.fromEpochMilliseconds(now);
}
