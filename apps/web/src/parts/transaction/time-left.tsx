import { useEffect, useState } from 'react';
import { clockText } from '../../ui/date/countdown.ts';
import { momentText } from '../../ui/date/moment.tsx';
import { serverNow } from './server-clock.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** `1 d 4 h`, `3 h 12 m`, and by the second in the last hour: `12:05`. Null when none is left. */
export function timeLeftText(until: string, nowMs: number): string | null {
  const left = Temporal.Instant.from(until).epochMilliseconds - nowMs;
  if (left <= 0) return null;
  if (left >= DAY_MS) return `${Math.floor(left / DAY_MS)} d ${Math.floor((left % DAY_MS) / HOUR_MS)} h`;
  if (left >= HOUR_MS) return `${Math.floor(left / HOUR_MS)} h ${Math.floor((left % HOUR_MS) / MINUTE_MS)} m`;
  return clockText(Math.ceil(left / 1000));
}

/** When the text changes next. */
const nextChange = (left: number): number => (left > HOUR_MS ? (left % MINUTE_MS) + 1 : (left % 1000) + 1);

/** The server's clock, drawn again when what is left until then reads differently. */
function useServerNow(until: string): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const end = Temporal.Instant.from(until).epochMilliseconds;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      setNow(serverNow());
      const left = end - serverNow();
      if (left > 0) timer = setTimeout(tick, nextChange(left));
    };
    tick();
    return () => clearTimeout(timer);
  }, [until]);
  return now;
}

interface TimeLeftProps {
  until: string;
  /** What is said when none is left. */
  over?: string;
  /** Before and after the time: `lapses in 3 h 12 m`. */
  before?: string;
  after?: string;
}

/** Counts down to the moment a link lapses. */
export function TimeLeft({ until, over = 'no time left', before = '', after = '' }: TimeLeftProps) {
  const left = timeLeftText(until, useServerNow(until));
  return (
    <time dateTime={until} title={momentText(until)}>
      {left === null ? over : `${before}${left}${after}`}
    </time>
  );
}
