/** So long after somebody proved by passkey or provider that it is them, they may do what is dangerous. */
const RECHECK_LASTS_MS = 10 * 60_000;

export const isRechecked = (recheckedAtMs: number, nowMs: number): boolean =>
  nowMs - recheckedAtMs <= RECHECK_LASTS_MS;
