import { useEffect, useReducer, useRef } from 'react';

/** Rows filled in one frame. More would make a slow phone stumble while one scrolls. */
export const FILLED_AT_ONCE = 4;

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
 * Fills rows a few at a time, frame by frame. What is there when the list first appears is filled at once: whoever
 * comes back finds it as it was.
 */
export function useFilledRows(
  wanted: readonly number[],
  isHere: (index: number) => boolean,
): ReadonlySet<number> {
  const before = useRef<ReadonlySet<number> | null>(null);
  const [, fillMore] = useReducer((frame: number) => frame + 1, 0);
  const { filled, isDone } = fillRows({
    wanted,
    isHere,
    filled: before.current ?? new Set(),
    most: before.current === null ? Number.POSITIVE_INFINITY : FILLED_AT_ONCE,
  });
  useEffect(() => {
    before.current = filled;
    if (isDone) return undefined;
    const frame = requestAnimationFrame(fillMore);
    return () => cancelAnimationFrame(frame);
  });
  return filled;
}
