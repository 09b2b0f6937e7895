import { cx } from '../theme/cx.ts';
import styles from './change-figure.module.css';
import { DirectionMark } from './direction-mark.tsx';

const colours = { up: 'success', down: 'danger', level: null } as const;

interface ChangeFigureProps {
  /** Which way it went: above, below or at nil. */
  value: bigint;
  /** How that reads, with its minus. */
  text: string;
  /** Says up or down once more by an arrow, where the figure stands alone. */
  arrow?: boolean;
}

/** A gain or a loss: told by its sign and, beside other figures, by an arrow. Colour only repeats it. */
export function ChangeFigure({ value, text, arrow = false }: ChangeFigureProps) {
  const direction = value > 0n ? 'up' : value < 0n ? 'down' : 'level';
  return (
    <span className={cx('figures one-line', colours[direction])}>
      {arrow && <DirectionMark of={direction} className={styles.arrow} />}
      {value > 0n ? `+${text}` : text}
    </span>
  );
}

/** Nothing known is said, not left blank. */
export function NoFigure() {
  return (
    <span className="mute">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">not available</span>
    </span>
  );
}
