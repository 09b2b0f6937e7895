import { type PointerEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { dayCount, dayTicks, decimalsOf, nearest, niceTicks } from './chart-scale.ts';
import { cx } from './cx.ts';
import styles from './line-chart.module.css';

export interface ChartPoint {
  readonly day: string;
  readonly value: number;
}

interface LineChartProps<Point extends ChartPoint> {
  /** Oldest first, at least one. */
  points: readonly Point[];
  /** What the line is: "NAV of Aranya Flexi Cap". */
  label: string;
  /** A point in words: `13-Nov-2026, ₹52.3417`. */
  say: (point: Point) => string;
  /** Above the line: the point under the finger, else the newest. */
  readout: (point: Point) => ReactNode;
  /** What stands beside a line of the grid; without it the plain number. */
  tick?: (value: number) => string;
  /** Less than the usual height, where the chart is one thing among others. */
  low?: boolean;
}

const HEIGHT = 260;
const LOW_HEIGHT = 184;
const TOP = 12;
const BOTTOM = 26;
const LEFT = 2;
const RIGHT = 8;

function useWidth() {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!place.current) return undefined;
    const sizes = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    sizes.observe(place.current);
    return () => sizes.disconnect();
  }, []);
  return [place, width] as const;
}

/**
 * One line over time, in plain SVG. A pointer, a finger or the arrow keys move along it; whoever cannot see it
 * hears each point.
 */
export function LineChart<Point extends ChartPoint>({
  points,
  label,
  say,
  readout,
  tick,
  low = false,
}: LineChartProps<Point>) {
  const height = low ? LOW_HEIGHT : HEIGHT;
  const [place, width] = useWidth();
  const [held, setHeld] = useState<number | null>(null);
  const gradient = useId();
  const last = points.length - 1;
  const index = Math.min(held ?? last, last);
  const point = points[index];
  const drawn = useMemo(
    () => (width > 0 ? draw(points, width, height, tick) : null),
    [points, width, height, tick],
  );
  // Another line begins at its end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the points are what changes
  useEffect(() => setHeld(null), [points]);
  if (!point) return null;

  const follow = (event: PointerEvent<HTMLElement>) => {
    if (!drawn) return;
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    setHeld(nearest(drawn.xs, x));
  };
  const move = (to: number) => setHeld(Math.max(0, Math.min(last, to)));
  const page = Math.max(1, Math.round(points.length / 10));
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => move(index - 1),
    ArrowDown: () => move(index - 1),
    ArrowRight: () => move(index + 1),
    ArrowUp: () => move(index + 1),
    PageDown: () => move(index - page),
    PageUp: () => move(index + page),
    Home: () => move(0),
    End: () => move(last),
    Escape: () => setHeld(null),
  };

  return (
    <div className={styles.chart}>
      <div className={styles.readout}>{readout(point)}</div>
      <div
        ref={place}
        className={cx(styles.place, low && styles.low)}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={index}
        aria-valuetext={say(point)}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={(event) => event.pointerType === 'mouse' && setHeld(null)}
        onKeyDown={(event) => {
          const act = keys[event.key];
          if (!act || event.metaKey || event.ctrlKey || event.altKey) return;
          event.preventDefault();
          act();
        }}
      >
        {drawn && (
          <svg className={styles.drawing} width={width} height={height} aria-hidden="true" focusable="false">
            <defs>
              <linearGradient id={gradient} x1="0" x2="0" y1="0" y2="1">
                <stop offset="0" className={styles.fadeFrom} />
                <stop offset="1" className={styles.fadeTo} />
              </linearGradient>
            </defs>
            {drawn.lines.map(({ y }) => (
              <line key={y} className={styles.grid} x1={LEFT} x2={width - RIGHT} y1={y} y2={y} />
            ))}
            <path d={drawn.area} fill={`url(#${gradient})`} />
            <path d={drawn.line} className={styles.line} />
            {drawn.lines.map(({ y, text }) => (
              <text key={y} className={styles.tick} x={LEFT} y={y - 4}>
                {text}
              </text>
            ))}
            {drawn.days.map(({ x, text, anchor }) => (
              <text key={text} className={styles.tick} x={x} y={height - 6} textAnchor={anchor}>
                {text}
              </text>
            ))}
            {held !== null && (
              <line
                className={styles.cross}
                x1={drawn.xs[index]}
                x2={drawn.xs[index]}
                y1={TOP}
                y2={height - BOTTOM}
              />
            )}
            <circle className={styles.dot} cx={drawn.xs[index]} cy={drawn.ys[index]} r="4.5" />
          </svg>
        )}
      </div>
    </div>
  );
}

function draw(
  points: readonly ChartPoint[],
  width: number,
  height: number,
  tick?: (value: number) => string,
) {
  const days = points.map(({ day }) => dayCount(day));
  const values = points.map(({ value }) => value);
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const air = (most - least || Math.abs(most) || 1) * 0.08;
  const [low, high] = [least - air, most + air];
  const bottom = height - BOTTOM;
  const xOf = (day: number) => LEFT + ((day - first) / Math.max(1, last - first)) * (width - LEFT - RIGHT);
  const yOf = (value: number) => TOP + ((high - value) / (high - low)) * (bottom - TOP);
  const xs = days.map(xOf);
  const ys = values.map(yOf);
  const path = xs
    .map((x, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${(ys[at] ?? 0).toFixed(1)}`)
    .join('');
  const ticks = niceTicks(low, high, Math.round(height / 44));
  const decimals = decimalsOf(ticks);
  return {
    xs,
    ys,
    line: path,
    area: `${path}L${(xs.at(-1) ?? 0).toFixed(1)} ${bottom}L${(xs[0] ?? 0).toFixed(1)} ${bottom}Z`,
    lines: ticks.map((value) => ({ y: yOf(value), text: tick?.(value) ?? value.toFixed(decimals) })),
    days: dayTicks(first, last, Math.max(4, Math.floor(width / 100))).map(({ day, text }) => {
      const x = xOf(day);
      return { x, text, anchor: x < 24 ? 'start' : x > width - 28 ? 'end' : 'middle' } as const;
    }),
  };
}
