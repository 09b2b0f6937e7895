/** Fewer of a kind could tell of one of them. */
const FEWEST = 10;

/**
 * A count as the public page tells it: rounded down to its first two figures, so that two visits do not tell what
 * came between them. Null when there are too few to speak of.
 */
export function roundedCount(count: number): number | null {
  if (count < FEWEST) return null;
  const step = 10 ** Math.max(1, String(count).length - 2);
  return Math.floor(count / step) * step;
}
