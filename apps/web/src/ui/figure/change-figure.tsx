import { withMinus } from '@hub/domain';
import { cx } from '../theme/cx.ts';
import styles from './change-figure.module.css';
import { DirectionMark } from './direction-mark.tsx';

interface ChangeFigureProps {
  /** `-0.42`: exact text, as the wire has it; null where there is none. */
  value: string | null;
  /** What follows the figure: `%`, or nothing. */
  unit?: '%' | '';
  /** Says up or down once more by an arrow, where the figure stands alone. */
  arrow?: boolean;
}

const isNil = (value: string) => /^-?[0.]+$/.test(value);

/** A gain or a loss: told by its sign and, beside other figures, by an arrow. Colour only repeats it. */
export function ChangeFigure({ value, unit = '%', arrow = false }: ChangeFigureProps) {
  if (value === null) return <NoFigure />;
  const down = value.startsWith('-') && !isNil(value);
  const up = !value.startsWith('-') && !isNil(value);
  return (
    <span className={cx(styles.figure, up && styles.up, down && styles.down)}>
      {arrow && <DirectionMark of={up ? 'up' : down ? 'down' : 'level'} className={styles.arrow} />}
      {`${up ? '+' : ''}${withMinus(value)}${unit}`}
    </span>
  );
}

/** Nothing known is said, not left blank. */
export function NoFigure() {
  return (
    <span className={styles.none}>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">not available</span>
    </span>
  );
}
