/**
 * The time as the server has it. A device's clock may be wrong, and a demo's is moved; what is left until a link lapses
 * is counted by the server's.
 */
let ahead = 0;

/** Called with the time in each reply that names one. */
export function noteServerTime(now: string): void {
  ahead = Temporal.Instant.from(now).epochMilliseconds - Date.now();
}

export const serverNow = (): number => Date.now() + ahead;
