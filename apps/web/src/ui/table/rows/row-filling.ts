import { useEffect, useReducer, useRef } from 'react';

/** Rows filled in one frame. All at once, `bench/scroll` drops to 0.62 of 50 frames a second; so it keeps 0.96 to 1.08. */
const FILLED_AT_ONCE = 2;
/** Nobody reads what passes faster (pixels a millisecond): it is not filled before it slows down. */
const FLYING = 2;

interface Scroll {
  readonly offset: number;
  readonly isScrolling: boolean;
}

/** Whether the list moves too fast to be read. */
export function isFlying(
  before: Scroll & { readonly at: number },
  now: Scroll & { readonly at: number },
): boolean {
  if (!now.isScrolling) return false;
  return Math.abs(now.offset - before.offset) > FLYING * Math.max(now.at - before.at, 1);
}

interface Filling {
  /** The rows wanted, those on the screen first. */
  readonly wanted: readonly number[];
  readonly isHere: (index: number) => boolean;
  /** What was filled before. */
  readonly filled: ReadonlySet<number>;
  readonly most: number;
}

/** Which rows show what they hold now; `isDone` when no row that is here waits for the next frame. */
export function fillRows({ wanted, isHere, filled, most }: Filling) {
  const now = new Set<number>();
  let left = most;
  let isDone = true;
  for (const index of wanted) {
    if (!isHere(index)) continue;
    if (filled.has(index)) now.add(index);
    else if (left > 0) {
      now.add(index);
      left -= 1;
    } else isDone = false;
  }
  return { filled: now, isDone };
}

/**
 * Fills rows a few at a time, frame by frame, and none while they fly past. What is there when the list first
 * appears is filled at once: whoever comes back finds it as it was.
 */
export function useFilledRows(
  wanted: readonly number[],
  isHere: (index: number) => boolean,
  scroll: Scroll,
): ReadonlySet<number> {
  const before = useRef<{ filled: ReadonlySet<number>; at: number } & Scroll>(null);
  const [, fillMore] = useReducer((frame: number) => frame + 1, 0);
  const now = { ...scroll, at: performance.now() };
  const flies = before.current !== null && isFlying(before.current, now);
  const { filled, isDone } = fillRows({
    wanted,
    isHere,
    filled: before.current?.filled ?? new Set(),
    most: before.current === null ? Number.POSITIVE_INFINITY : flies ? 0 : FILLED_AT_ONCE,
  });
  useEffect(() => {
    before.current = { ...now, filled };
    // While it flies, the next scroll or its end draws again.
    if (isDone || flies) return undefined;
    const frame = requestAnimationFrame(fillMore);
    return () => cancelAnimationFrame(frame);
  });
  return filled;
}
