/** Not every browser tells when it has time. */
const SOON_MS = 200;
/** However busy the page is. */
const LATEST_MS = 2000;

/** Runs what nobody waits for when the page has time for it; the answer takes it back. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const requested = requestIdleCallback(work, { timeout: LATEST_MS });
    return () => cancelIdleCallback(requested);
  }
  const timer = setTimeout(work, SOON_MS);
  return () => clearTimeout(timer);
}
