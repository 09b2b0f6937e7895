import { type ReactNode, useId, useMemo } from 'react';
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
  /** What the hatched part is that is missing. */
  gapName?: string;
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
  gapName,
  say,
  readout,
  tick,
  low = false,
}: BarChartProps<Point>) {
  const chart = useChart(points, low);
  const { width, height, index, held } = chart;
  const hatch = useId();
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
            {gapName && <Hatch id={hatch} />}
            <ChartGrid {...drawn} />
            {drawn.bars.map((bar, at) => (
              <g key={drawn.xs[at]} className={cx(held !== null && at !== index && styles.aside)}>
                {bar.map((part, partAt) => (
                  <rect key={names[partAt]} className={styles[`part${partAt + 1}`]} rx={2} {...part} />
                ))}
                {drawn.gaps[at] && (
                  <rect fill={`url(#${hatch})`} className={styles.gap} rx={2} {...drawn.gaps[at]} />
                )}
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
      <Names names={names} gapName={gapName} lineName={lineName} />
    </div>
  );
}

type NamesProps = Pick<BarChartProps<BarPoint>, 'names'> & {
  gapName: string | undefined;
  lineName: string | undefined;
};

const Names = ({ names, gapName, lineName }: NamesProps) => (
  <ul className={`flex wrap gap-4-16 mute text-small ${styles.names}`} aria-hidden="true">
    {names.map((name, at) => (
      <li key={name}>
        <span className={cx(styles.square, styles[`part${at + 1}`])} />
        {name}
      </li>
    ))}
    {gapName && (
      <li>
        <span className={cx(styles.square, styles.gapSquare)} />
        {gapName}
      </li>
    )}
    {lineName && (
      <li>
        <span className={styles.dash} />
        {lineName}
      </li>
    )}
  </ul>
);

/** Stripes, so that a gap is told from a bar without its colour. */
const Hatch = ({ id }: { id: string }) => (
  <defs>
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect className={styles.stripe} width="2.5" height="6" />
    </pattern>
  </defs>
);
