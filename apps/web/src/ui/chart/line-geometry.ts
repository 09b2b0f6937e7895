import { dayCount, dayTicks, decimalsOf, niceTicks } from './chart-scale.ts';

export interface ChartPoint {
  readonly day: string;
  /** Null where it is not known: the line has a gap there. */
  readonly value: number | null;
  /** Of a second line; what lies between both is filled. */
  readonly base?: number;
}

interface LineGeometry {
  /** Where the line begins: left of it stand the words of the lines. */
  readonly left: number;
  readonly right: number;
  readonly xs: readonly number[];
  readonly ys: readonly (number | null)[];
  readonly line: string;
  readonly area: string;
  /** The second line, and where it is at each point; empty where there is none. */
  readonly base: string;
  readonly baseYs: readonly number[];
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

interface Place {
  readonly x: number;
  readonly y: number;
  /** Where what is filled below it ends. */
  readonly foot: number;
}

/** The places one after the other without a gap. */
function runsOf(places: readonly (Place | null)[]): Place[][] {
  const runs: Place[][] = [];
  let run: Place[] = [];
  for (const place of [...places, null]) {
    if (place !== null) run.push(place);
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  return runs;
}

const pathOf = (places: readonly { readonly x: number; readonly y: number }[]): string =>
  places.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

function areaOf(run: readonly Place[]): string {
  const back = run.toReversed().map(({ x, foot }) => `L${x.toFixed(1)} ${foot.toFixed(1)}`);
  return `${pathOf(run)}${back.join('')}Z`;
}

export function lineGeometry(
  points: readonly ChartPoint[],
  width: number,
  height: number,
  tick?: (value: number) => string,
): LineGeometry {
  const days = points.map(({ day }) => dayCount(day));
  const bases = points.flatMap(({ base }) => (base === undefined ? [] : [base]));
  const values = [...points.flatMap(({ value }) => (value === null ? [] : [value])), ...bases];
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  const [least, most] = values.length === 0 ? [0, 1] : [Math.min(...values), Math.max(...values)];
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
  const ys = points.map(({ value }) => (value === null ? null : yOf(value)));
  const baseYs = bases.map(yOf);
  const runs = runsOf(
    ys.map((y, at) => (y === null ? null : { x: xs[at] ?? 0, y, foot: baseYs[at] ?? bottom })),
  );
  return {
    left,
    right,
    xs,
    ys,
    line: runs.map(pathOf).join(''),
    area: runs.map(areaOf).join(''),
    base: pathOf(baseYs.map((y, at) => ({ x: xs[at] ?? 0, y }))),
    baseYs,
    lines: ticks.map((value, at) => ({ y: yOf(value), text: texts[at] ?? '' })),
    days: dayTicks(first, last, Math.max(4, Math.floor(width / 100))).map(({ day, text }) => {
      const x = xOf(day);
      return { x, text, anchor: x > width - 28 ? 'end' : 'middle' } as const;
    }),
  };
}
