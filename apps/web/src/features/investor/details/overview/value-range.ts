const years = { '1y': 1, '3y': 3, '5y': 5, max: null } as const;

export type ValueRange = keyof typeof years;
const valueRanges = Object.keys(years) as readonly ValueRange[];

interface Dated {
  readonly day: string;
}

const since = (last: string, count: number): string =>
  Temporal.PlainDate.from(last).subtract({ years: count }).toString();

/** Those that leave something out; and all there is. */
export function rangesOf(points: readonly Dated[]): readonly ValueRange[] {
  const [first, last] = [points[0]?.day ?? '', points.at(-1)?.day];
  return valueRanges.filter((range) => {
    const count = years[range];
    return count === null || (last !== undefined && first < since(last, count));
  });
}

/** The points of the last years, counted back from the newest. */
export function pointsWithin<Point extends Dated>(
  points: readonly Point[],
  range: ValueRange,
): readonly Point[] {
  const [count, last] = [years[range], points.at(-1)?.day];
  if (count === null || last === undefined) return points;
  const from = since(last, count);
  return points.filter(({ day }) => day >= from);
}
