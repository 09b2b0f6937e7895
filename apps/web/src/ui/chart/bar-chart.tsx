import { type ReactNode, useMemo } from 'react';
import { cx } from '../theme/cx.ts';
import styles from './bar-chart.module.css';
import { type BarPoint, barGeometry } from './bar-geometry.ts';
import { ChartDays, ChartFrame, ChartGrid, useChart } from './chart-frame.tsx';

interface BarChartProps<Point extends BarPoint> {
  /** Oldest first, at least one. */
  points: readonly Point[];
  label: string;
  /** What the parts of a bar are, from the foot on, and what the line is. */
  names: readonly string[];
  lineName?: string;
  /** A point in words. */
  say: (point: Point) => string;
  readout: (point: Point) => ReactNode;
  tick?: (value: number) => string;
  low?: boolean;
}

/** Bars over time, in parts where there are several, with a line across them. */
export function BarChart<Point extends BarPoint>({
  points,
  label,
  names,
  lineName,
  say,
  readout,
  tick,
  low = false,
}: BarChartProps<Point>) {
  const chart = useChart(points, low);
  const { width, height, index, held } = chart;
  const point = points[index];
  const drawn = useMemo(
    () => (width > 0 ? barGeometry(points, width, height, tick) : null),
    [points, width, height, tick],
  );
  if (!point) return null;
  const lineY = drawn?.lineYs[index] ?? null;
  return (
    <div className="stack shrink gap-8">
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
            <ChartGrid {...drawn} />
            {drawn.bars.map((bar, at) => (
              <g key={drawn.xs[at]} className={cx(held !== null && at !== index && styles.aside)}>
                {bar.map((part, partAt) => (
                  <rect key={names[partAt]} className={styles[`part${partAt + 1}`]} rx={2} {...part} />
                ))}
              </g>
            ))}
            {lineName && <path d={drawn.line} className={styles.line} />}
            {lineName && lineY !== null && (
              <circle className={styles.dot} cx={drawn.xs[index]} cy={lineY} r="4" />
            )}
            <ChartDays y={height - 6} days={drawn.days} />
          </>
        )}
      </ChartFrame>
      <ul className={`flex wrap gap-4-16 mute text-small ${styles.names}`} aria-hidden="true">
        {names.map((name, at) => (
          <li key={name}>
            <span className={cx(styles.square, styles[`part${at + 1}`])} />
            {name}
          </li>
        ))}
        {lineName && (
          <li>
            <span className={styles.dash} />
            {lineName}
          </li>
        )}
      </ul>
    </div>
  );
}
