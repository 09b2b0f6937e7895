import { chartValue } from '@hub/domain';

/** A day and its figure: at most 15 digits, which a float compares exactly. */
export type SeriesPoint = [day: string, figure: string];

const size = (point: SeriesPoint): number => chartValue(point[1]);

/** The lowest and the highest of some neighbours, in order of their days. */
function extremes(points: readonly SeriesPoint[]): SeriesPoint[] {
  let low = 0;
  let high = 0;
  for (const [at, point] of points.entries()) {
    if (size(point) < size(points[low] ?? point)) low = at;
    if (size(point) > size(points[high] ?? point)) high = at;
  }
  return points.filter((_, at) => at === low || at === high);
}

/**
 * At most `limit` points that draw the same line: the first, the last, and the lowest and the highest of each
 * stretch between. So no peak is lost, and nothing is shown that was not so.
 */
export function thinSeries(points: readonly SeriesPoint[], limit: number): readonly SeriesPoint[] {
  if (points.length <= limit) return points;
  const inner = points.slice(1, -1);
  const stretches = Math.max(1, Math.floor((limit - 2) / 2));
  const remaining = Array.from({ length: stretches }, (_, index) =>
    extremes(
      inner.slice(
        Math.floor((index * inner.length) / stretches),
        Math.floor(((index + 1) * inner.length) / stretches),
      ),
    ),
  );
  return [...points.slice(0, 1), ...remaining.flat(), ...points.slice(-1)];
}
