/**
 * The time as the server has it. A device's clock may be wrong, and a demo's is moved; what is left until a link lapses
 * is counted by the server's.
 */
let ahead = 0;
const listeners = new Set<() => void>();

/** A reply is on its way for a moment: less is no other time. */
const SAME_MS = 5000;

/** Called with the time in each reply that names one. */
export function noteServerTime(now: string): void {
  const before = ahead;
  ahead = Temporal.Instant.from(now).epochMilliseconds - Date.now();
  if (Math.abs(ahead - before) > SAME_MS) for (const changed of listeners) changed();
}

export const serverNow = (): number => Date.now() + ahead;

/** Tells when the server turns out to have another time than was thought. */
export function watchServerTime(changed: () => void): () => void {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}
