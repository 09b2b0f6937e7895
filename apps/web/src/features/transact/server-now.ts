import { useEffect, useState } from 'react';

/** A cut-off is said in minutes; this often the clock is looked at. */
const TICK_MS = 10_000;

/** The server's clock, which decides about cut-offs; `ahead` is how far it is ahead of the device's. */
export function useServerNow(ahead: number): Temporal.Instant {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return Temporal.Instant.fromEpochMilliseconds(now + ahead);
}
