import { niceTicks } from './chart-scale.ts';
import { BOTTOM, GAP, gutterOf, RIGHT, TOP } from './line-geometry.ts';

export interface BarPoint {
  /** Under the bar: `Jun 26`. */
  readonly text: string;
  /** Parts that stand on each other. */
  readonly parts: readonly number[];
  /** What is missing on top of the parts; drawn as a gap, never as something that is there. */
  readonly missing?: number;
  /** Of the line across the bars; null where it has none. */
  readonly line?: number | null;
}

interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** More than `Jun 26` of 12 px is wide, with air. */
const LABEL = 52;
const WIDEST = 36;

const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);

/** A point without a value breaks the line. */
function pathOf(xs: readonly number[], ys: readonly (number | null)[]): string {
  let isDown = false;
  return ys
    .map((y, at) => {
      const start = isDown ? 'L' : 'M';
      isDown = y !== null;
      return y === null ? '' : `${start}${xs[at] ?? 0} ${y}`;
    })
    .join('');
}

export function barGeometry(
  points: readonly BarPoint[],
  width: number,
  height: number,
  tick?: (value: number) => string,
) {
  const present = points.flatMap(({ line }) => (line === null || line === undefined ? [] : [line]));
  const values = [
    0,
    ...points.map(({ parts }) => sumOf(parts)),
    ...points.map(({ parts, missing = 0 }) => sumOf(parts) + Math.max(0, missing)),
    ...present,
  ];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const high = most === least ? 1 : most + (most - least) * 0.06;
  const ticks = niceTicks(least, high, Math.round(height / 56));
  const texts = ticks.map((value) => tick?.(value) ?? String(value));
  const left = gutterOf(texts);
  const [right, bottom] = [width - RIGHT, height - BOTTOM];
  const room = (right - left) / Math.max(1, points.length);
  const thick = Math.min(WIDEST, Math.max(2, room * 0.64));
  const yOf = (value: number) => TOP + ((high - value) / (high - least)) * (bottom - TOP);
  const xs = points.map((_, at) => left + room * (at + 0.5));
  const barOf = (at: number, foot: number, part: number): Bar => {
    const [one, other] = [yOf(foot), yOf(foot + part)];
    return {
      x: (xs[at] ?? 0) - thick / 2,
      y: Math.min(one, other),
      width: thick,
      height: Math.abs(one - other),
    };
  };
  const bars = points.map(({ parts }, at): readonly Bar[] => {
    let foot = 0;
    return parts.map((part) => {
      const bar = barOf(at, foot, part);
      foot += part;
      return bar;
    });
  });
  const gaps = points.map(({ parts, missing = 0 }, at) =>
    missing > 0 ? barOf(at, sumOf(parts), missing) : null,
  );
  const lineYs = points.map(({ line: value }) => (value === null || value === undefined ? null : yOf(value)));
  const step = Math.max(1, Math.ceil(LABEL / room));
  const last = points.length - 1;
  return {
    left,
    right,
    gap: GAP,
    xs,
    bars,
    gaps,
    line: pathOf(xs, lineYs),
    lineYs,
    lines: ticks.map((value, at) => ({ y: yOf(value), text: texts[at] ?? '' })),
    days: points.flatMap(({ text }, at) =>
      (last - at) % step === 0 ? [{ x: xs[at] ?? 0, text, anchor: 'middle' as const }] : [],
    ),
  };
}
