import { useEffect, useState } from 'react';
import { useStore } from '../../lib/react.ts';
import { comingCutOff } from '../../parts/cut-off/coming-cut-off.ts';
import { CutOffPill } from '../../parts/cut-off/cut-off-pill.tsx';
import { serverNow, watchServerTime } from '../../parts/transaction/server-clock.ts';
import styles from './signed-in-header.module.css';

const MINUTE_MS = 60_000;

/** The server's clock, drawn again with every minute that is left until then. */
function useMinutes(end: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      const at = serverNow();
      setNow(at);
      const left = end - at;
      if (left > 0) timer = setTimeout(tick, (left % MINUTE_MS) + 1);
    };
    tick();
    const unwatch = watchServerTime(tick);
    return () => {
      clearTimeout(timer);
      unwatch();
    };
  }, [end]);
  return now;
}

/** How long today's NAV can still be had. It only stands there: nothing is announced. */
export function CutOffClock() {
  const cutOff = useStore(comingCutOff);
  return cutOff && <Clock key={cutOff.until} {...cutOff} />;
}

function Clock({ navDate, until }: { navDate: string; until: string }) {
  const end = Temporal.Instant.from(until);
  return (
    <span className={styles.clock}>
      <CutOffPill
        named
        navDate={Temporal.PlainDate.from(navDate)}
        until={end}
        nowMs={useMinutes(end.epochMilliseconds)}
      />
    </span>
  );
}
