import { dayCount, dayTicks, decimalsOf, niceTicks } from './chart-scale.ts';

export interface ChartPoint {
  readonly day: string;
  readonly value: number;
}

interface LineGeometry {
  /** Where the line begins: left of it stand the words of the lines. */
  readonly left: number;
  readonly right: number;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly line: string;
  readonly area: string;
  readonly lines: readonly { readonly y: number; readonly text: string }[];
  readonly days: readonly {
    readonly x: number;
    readonly text: string;
    readonly anchor: 'start' | 'middle' | 'end';
  }[];
}

export const TOP = 12;
export const BOTTOM = 26;
export const RIGHT = 8;
/** Between the words and the line. */
export const GAP = 8;
/** More than a figure of 12 px is wide. */
const CHARACTER = 7.2;

/** Room for the words beside the lines, so that they never lie over what is drawn. */
export const gutterOf = (texts: readonly string[]): number =>
  Math.ceil(Math.max(0, ...texts.map(({ length }) => length)) * CHARACTER) + GAP;

export function lineGeometry(
  points: readonly ChartPoint[],
  width: number,
  height: number,
  tick?: (value: number) => string,
): LineGeometry {
  const days = points.map(({ day }) => dayCount(day));
  const values = points.map(({ value }) => value);
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const air = (most - least || Math.abs(most) || 1) * 0.08;
  const [low, high] = [least - air, most + air];
  const ticks = niceTicks(low, high, Math.round(height / 44));
  const decimals = decimalsOf(ticks);
  const texts = ticks.map((value) => tick?.(value) ?? value.toFixed(decimals));
  const left = gutterOf(texts);
  const [right, bottom] = [width - RIGHT, height - BOTTOM];
  const xOf = (day: number) => left + ((day - first) / Math.max(1, last - first)) * (right - left);
  const yOf = (value: number) => TOP + ((high - value) / (high - low)) * (bottom - TOP);
  const xs = days.map(xOf);
  const ys = values.map(yOf);
  const path = xs
    .map((x, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${(ys[at] ?? 0).toFixed(1)}`)
    .join('');
  return {
    left,
    right,
    xs,
    ys,
    line: path,
    area: `${path}L${(xs.at(-1) ?? 0).toFixed(1)} ${bottom}L${(xs[0] ?? 0).toFixed(1)} ${bottom}Z`,
    lines: ticks.map((value, at) => ({ y: yOf(value), text: texts[at] ?? '' })),
    days: dayTicks(first, last, Math.max(4, Math.floor(width / 100))).map(({ day, text }) => {
      const x = xOf(day);
      return { x, text, anchor: x > width - 28 ? 'end' : 'middle' } as const;
    }),
  };
}
