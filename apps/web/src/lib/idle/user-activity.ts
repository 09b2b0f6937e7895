const events = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
/** A moving pointer speaks a hundred times a second. */
const PAUSE_MS = 1000;

/** Calls back when the user does something or returns to the page; at most once a second. */
export function userActivity(listener: () => void): () => void {
  let last = 0;
  const acted = ({ timeStamp }: Event) => {
    if (timeStamp - last < PAUSE_MS) return;
    last = timeStamp;
    listener();
  };
  const returned = () => {
    if (document.visibilityState === 'visible') listener();
  };
  for (const event of events) window.addEventListener(event, acted, { passive: true, capture: true });
  document.addEventListener('visibilitychange', returned);
  return () => {
    for (const event of events) window.removeEventListener(event, acted, { capture: true });
    document.removeEventListener('visibilitychange', returned);
  };
}
