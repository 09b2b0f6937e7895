import { useEffect, useState } from 'react';
import { dayText, momentText } from './moment.tsx';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const count = (many: number, what: string) => `${many} ${what}${many === 1 ? '' : 's'} ago`;

/** How long ago, as one says it; after a week the date. A clock that runs ahead of this device's says "just now". */
export function agoText(iso: string, nowMs: number): string {
  const passed = nowMs - Temporal.Instant.from(iso).epochMilliseconds;
  if (passed < MINUTE_MS) return 'just now';
  if (passed < HOUR_MS) return count(Math.floor(passed / MINUTE_MS), 'minute');
  if (passed < DAY_MS) return count(Math.floor(passed / HOUR_MS), 'hour');
  if (passed < 7 * DAY_MS) return count(Math.floor(passed / DAY_MS), 'day');
  return `on ${dayText(iso)}`;
}

/** Stays right while the page stands open. */
export function Ago({ at }: { at: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={at} title={momentText(at)}>
      {agoText(at, now)}
    </time>
  );
}
