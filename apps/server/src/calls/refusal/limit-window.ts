/** Limits are counted in fixed windows, the same for every process: where the window of a moment begins. */
export function windowStart(now: Temporal.Instant, windowSeconds: number): Temporal.Instant {
  const windowMs = windowSeconds * 1000;
  return Temporal.Instant.fromEpochMilliseconds(Math.floor(now.epochMilliseconds / windowMs) * windowMs);
}

/** Seconds until the next window, for whoever must wait for it. */
export function secondsLeft(now: Temporal.Instant, windowSeconds: number): number {
  const passedMs = now.epochMilliseconds - windowStart(now, windowSeconds).epochMilliseconds;
  return Math.ceil((windowSeconds * 1000 - passedMs) / 1000);
}
