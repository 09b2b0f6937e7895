import { ChangeFigure, NoFigure } from '../../ui/figure/change-figure.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { amountOf } from './investor-text.ts';

interface RupeesProps {
  /** As the wire has it; null where there is none. */
  value: string | null;
  compact?: boolean;
  decimals?: 0 | 2;
  change?: boolean;
}

export function Rupees({ value, ...money }: RupeesProps) {
  return value === null ? <NoFigure /> : <Money amount={amountOf(value)} {...money} />;
}

interface ReturnFigureProps {
  xirr: string | null;
  gainPercent: string | null;
}

/** A yearly rate where there is one. Under a year nothing is annualised: it is then the plain gain, and says so. */
export function ReturnFigure({ xirr, gainPercent }: ReturnFigureProps) {
  if (xirr !== null) return <ChangeFigure value={xirr} />;
  if (gainPercent === null) return <NoFigure />;
  return (
    <>
      <ChangeFigure value={gainPercent} /> <small>absolute</small>
    </>
  );
}
