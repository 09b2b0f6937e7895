import type { Services } from '../../lib/services.ts';

/** What was just typed is kept before the page goes; on a phone hiding is often the last that is heard. */
export function watchLeaving({ drafts }: Services): void {
  const keep = () => void drafts.flush();
  window.addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keep();
  });
}
