import type { Clock } from '../../ports/clock/clock.ts';

/** A clock that only moves when told to. */
export interface TestClock extends Clock {
  advance(duration: Temporal.DurationLike): void;
}

export function testClock(start = '2026-11-15T06:30:00Z'): TestClock {
  let now = Temporal.Instant.from(start);
  return {
    now: () => now,
    today: () => now.toZonedDateTimeISO('Asia/Kolkata').toPlainDate(),
    advance(duration) {
      now = now.add(duration);
    },
  };
}
