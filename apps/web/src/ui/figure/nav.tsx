import { formatNav, navOf } from '@hub/domain';
import { ChangeFigure, NoFigure } from './change-figure.tsx';

interface NavProps {
  /** As the wire has it; null where there is none. */
  value: string | null;
  /** The difference of two: coloured, and told apart by its sign. */
  change?: boolean;
}

/** `<Nav value={nav.value} />`: 52.3417, without the rupee. */
export function Nav({ value, change = false }: NavProps) {
  if (value === null) return <NoFigure />;
  const nav = navOf(value);
  if (change) return <ChangeFigure value={nav} text={formatNav(nav)} />;
  return <span className="figures one-line">{formatNav(nav)}</span>;
}
