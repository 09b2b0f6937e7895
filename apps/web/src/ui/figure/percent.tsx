import { type BasisPoints, formatPercent, percentOf } from '@hub/domain';
import { ChangeFigure, NoFigure } from './change-figure.tsx';

interface PercentProps {
  /** Exact: as the wire has it, or worked out by `percentOfWhole`. Null where there is none. */
  value: BasisPoints | string | null;
  /** A gain or a loss: coloured, and told apart by its sign. */
  change?: boolean;
  /** Of a change: up or down once more, where the figure stands alone. */
  arrow?: boolean;
}

/** `<Percent value={figures.xirr} change />`: +12.34%. */
export function Percent({ value, change = false, arrow = false }: PercentProps) {
  if (value === null) return <NoFigure />;
  const percent = typeof value === 'string' ? percentOf(value) : value;
  const text = formatPercent(percent);
  if (change) return <ChangeFigure value={percent} text={text} arrow={arrow} />;
  return <span className="figures one-line">{text}</span>;
}
