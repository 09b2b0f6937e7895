import { type ReactNode, useId, useMemo } from 'react';
import { ChartDays, ChartFrame, ChartGrid, useChart } from './chart-frame.tsx';
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

/** One line over time, or one against another, in plain SVG. */
export function LineChart<Point extends ChartPoint>({
  points,
  label,
  say,
  readout,
  tick,
  low = false,
}: LineChartProps<Point>) {
  const chart = useChart(points, low);
  const { width, height, index, held } = chart;
  const gradient = useId();
  const point = points[index];
  const drawn = useMemo(
    () => (width > 0 ? lineGeometry(points, width, height, tick) : null),
    [points, width, height, tick],
  );
  if (!point) return null;
  const y = drawn?.ys[index];
  return (
    <ChartFrame
      chart={chart}
      xs={drawn?.xs}
      count={points.length}
      label={label}
      said={say(point)}
      readout={readout(point)}
    >
      {drawn && (
        <>
          <defs>
            <linearGradient id={gradient} x1="0" x2="0" y1="0" y2="1">
              <stop offset="0" className={styles.fadeFrom} />
              <stop offset="1" className={styles.fadeTo} />
            </linearGradient>
          </defs>
          <ChartGrid {...drawn} gap={GAP} />
          <path
            d={drawn.area}
            {...(drawn.base ? { className: styles.between } : { fill: `url(#${gradient})` })}
          />
          {drawn.base && <path d={drawn.base} className={styles.base} />}
          <path d={drawn.line} className={styles.line} />
          <ChartDays y={height - 6} days={drawn.days} />
          {held !== null && (
            <line
              className={styles.cross}
              x1={drawn.xs[index]}
              x2={drawn.xs[index]}
              y1={TOP}
              y2={height - BOTTOM}
            />
          )}
          {drawn.baseYs[index] !== undefined && (
            <circle className={styles.hollow} cx={drawn.xs[index]} cy={drawn.baseYs[index]} r="4" />
          )}
          {typeof y === 'number' && <circle className={styles.dot} cx={drawn.xs[index]} cy={y} r="4.5" />}
        </>
      )}
    </ChartFrame>
  );
}
