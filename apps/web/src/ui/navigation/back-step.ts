import { useEffect, useRef } from 'react';

/** Steps inside a screen that "back" takes before it leaves the screen; the newest first. */
const steps: (() => void)[] = [];

/** While `goBack` is given, the back button of the app and of Android does that instead of leaving the screen. */
export function useBackStep(goBack: (() => void) | null): void {
  const latest = useRef(goBack);
  latest.current = goBack;
  const isThere = goBack !== null;
  useEffect(() => {
    if (!isThere) return undefined;
    const step = () => latest.current?.();
    steps.push(step);
    return () => void steps.splice(steps.indexOf(step), 1);
  }, [isThere]);
}

/** Takes the newest step back; false when there is none. */
export function takeBackStep(): boolean {
  const step = steps.at(-1);
  step?.();
  return step !== undefined;
}
