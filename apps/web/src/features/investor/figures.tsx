import { NoFigure } from '../../ui/figure/change-figure.tsx';
import { Percent } from '../../ui/figure/percent.tsx';

interface ReturnFigureProps {
  xirr: string | null;
  gainPercent: string | null;
}

/** A yearly rate where there is one. Under a year nothing is annualised: it is then the plain gain, and says so. */
export function ReturnFigure({ xirr, gainPercent }: ReturnFigureProps) {
  if (xirr !== null) return <Percent value={xirr} change />;
  if (gainPercent === null) return <NoFigure />;
  return (
    <>
      <Percent value={gainPercent} change /> <small>absolute</small>
    </>
  );
}
