import { type PointerEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { cx } from '../theme/cx.ts';
import { nearest } from './chart-scale.ts';
import styles from './line-chart.module.css';
import { BOTTOM, type ChartPoint, GAP, lineGeometry, TOP } from './line-geometry.ts';

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

function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!box.current) return undefined;
    const sizes = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    sizes.observe(box.current);
    return () => sizes.disconnect();
  }, []);
  return [box, width] as const;
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
  const [box, width] = useWidth();
  const [held, setHeld] = useState<number | null>(null);
  const gradient = useId();
  const last = points.length - 1;
  const index = Math.min(held ?? last, last);
  const point = points[index];
  const drawn = useMemo(
    () => (width > 0 ? lineGeometry(points, width, height, tick) : null),
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
        ref={box}
        className={cx(styles.box, low && styles.low)}
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
              <line key={y} className={styles.grid} x1={drawn.left} x2={drawn.right} y1={y} y2={y} />
            ))}
            <path d={drawn.area} fill={`url(#${gradient})`} />
            <path d={drawn.line} className={styles.line} />
            {drawn.lines.map(({ y, text }) => (
              <text key={y} className={styles.tick} x={drawn.left - GAP} y={y + 4} textAnchor="end">
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
