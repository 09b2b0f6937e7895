import { useEffect, useRef } from 'react';
import { userActivity } from '../../../lib/idle/user-activity.ts';

/** Without a session nobody else ends what is on the screen. */
const IDLE_MS = 5 * 60_000;

/** Locks when the app is left, and when nobody has touched it for a while. */
export function useAutoLock(isOpen: boolean, lock: () => void): void {
  const act = useRef(lock);
  act.current = lock;
  useEffect(() => {
    if (!isOpen) return undefined;
    const lockNow = () => act.current();
    let timer = setTimeout(lockNow, IDLE_MS);
    const stop = userActivity(() => {
      clearTimeout(timer);
      timer = setTimeout(lockNow, IDLE_MS);
    });
    const left = () => {
      if (document.visibilityState === 'hidden') lockNow();
    };
    document.addEventListener('visibilitychange', left);
    return () => {
      clearTimeout(timer);
      stop();
      document.removeEventListener('visibilitychange', left);
    };
  }, [isOpen]);
}
