import type { Timers } from '../time/timers.ts';

export interface ManualTimers extends Timers {
  /** Moves time on and runs what falls due, in order. */
  advance(ms: number): void;
  /** Moves time on and runs nothing, as on a device that is asleep. */
  sleep(ms: number): void;
}

export function manualTimers(start = 0): ManualTimers {
  let now = start;
  let waiting: { at: number; run: () => void }[] = [];
  return {
    now: () => now,
    after(ms, run) {
      const entry = { at: now + ms, run };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
    sleep(ms) {
      now += ms;
    },
    advance(ms) {
      const until = now + ms;
      for (;;) {
        const next = waiting.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        waiting = waiting.filter((other) => other !== next);
        now = Math.max(now, next.at);
        next.run();
      }
      now = until;
    },
  };
}
