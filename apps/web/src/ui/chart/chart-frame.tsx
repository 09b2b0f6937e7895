import { type PointerEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { cx } from '../theme/cx.ts';
import styles from './chart-frame.module.css';
import { nearest } from './chart-scale.ts';

const HEIGHT = 260;
const LOW_HEIGHT = 184;

interface Chart {
  readonly box: RefObject<HTMLDivElement | null>;
  /** 0 until it is measured. */
  readonly width: number;
  readonly height: number;
  /** The point under the finger; null when none is. */
  readonly held: number | null;
  /** That point, else the newest. */
  readonly index: number;
  hold(to: number | null): void;
}

/** The place of a chart and where in it one looks. */
export function useChart(points: readonly unknown[], low: boolean): Chart {
  const [box, width] = useWidth();
  const [held, setHeld] = useState<number | null>(null);
  const last = points.length - 1;
  // Another line begins at its end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the points are what changes
  useEffect(() => setHeld(null), [points]);
  return {
    box,
    width,
    height: low ? LOW_HEIGHT : HEIGHT,
    held,
    index: Math.min(held ?? last, last),
    hold: setHeld,
  };
}

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

interface ChartFrameProps {
  chart: Chart;
  /** Where each point stands; none until it is drawn. */
  xs: readonly number[] | undefined;
  count: number;
  label: string;
  /** The point in words. */
  said: string;
  readout: ReactNode;
  children: ReactNode;
}

/** A pointer, a finger or the arrow keys move along a chart; whoever cannot see it hears each point. */
export function ChartFrame({ chart, xs, count, label, said, readout, children }: ChartFrameProps) {
  const { box, width, height, index, hold } = chart;
  const last = count - 1;
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (!xs) return;
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    hold(nearest(xs, x));
  };
  const move = (to: number) => hold(Math.max(0, Math.min(last, to)));
  const page = Math.max(1, Math.round(count / 10));
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => move(index - 1),
    ArrowDown: () => move(index - 1),
    ArrowRight: () => move(index + 1),
    ArrowUp: () => move(index + 1),
    PageDown: () => move(index - page),
    PageUp: () => move(index + page),
    Home: () => move(0),
    End: () => move(last),
    Escape: () => hold(null),
  };
  return (
    <div className="stack shrink gap-8">
      <div className={styles.readout}>{readout}</div>
      <div
        ref={box}
        className={cx('anchor round-small', styles.box, height === LOW_HEIGHT && styles.low)}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={index}
        aria-valuetext={said}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={(event) => event.pointerType === 'mouse' && hold(null)}
        onKeyDown={(event) => {
          const act = keys[event.key];
          if (!act || event.metaKey || event.ctrlKey || event.altKey) return;
          event.preventDefault();
          act();
        }}
      >
        {width > 0 && (
          <svg
            className={`pinned inset ${styles.drawing}`}
            width={width}
            height={height}
            aria-hidden="true"
            focusable="false"
          >
            {children}
          </svg>
        )}
      </div>
    </div>
  );
}

interface ChartGridProps {
  left: number;
  right: number;
  lines: readonly { readonly y: number; readonly text: string }[];
  gap: number;
}

export function ChartGrid({ left, right, lines, gap }: ChartGridProps) {
  return lines.map(({ y, text }) => (
    <g key={y}>
      <line className={styles.grid} x1={left} x2={right} y1={y} y2={y} />
      <text className={`text-small figures ${styles.tick}`} x={left - gap} y={y + 4} textAnchor="end">
        {text}
      </text>
    </g>
  ));
}

interface ChartDaysProps {
  y: number;
  days: readonly {
    readonly x: number;
    readonly text: string;
    readonly anchor: 'start' | 'middle' | 'end';
  }[];
}

export function ChartDays({ y, days }: ChartDaysProps) {
  return days.map(({ x, text, anchor }) => (
    <text key={text} className={`text-small figures ${styles.tick}`} x={x} y={y} textAnchor={anchor}>
      {text}
    </text>
  ));
}
