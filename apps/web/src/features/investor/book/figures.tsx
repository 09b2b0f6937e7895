import { NoFigure } from '../../../ui/figure/change-figure.tsx';
import { Percent } from '../../../ui/figure/percent.tsx';

interface ReturnFigureProps {
  xirr: string | null;
  gainPercent: string | null;
  /** Where what was paid is not known for all of it, no rate comes of the rest. */
  hasCost: boolean;
}

/** A yearly rate where there is one. Under a year nothing is annualised: it is then the plain gain, and says so. */
export function ReturnFigure({ xirr, gainPercent, hasCost }: ReturnFigureProps) {
  if (xirr !== null) return <Percent value={xirr} change />;
  if (gainPercent === null || !hasCost) return <NoFigure />;
  return (
    <>
      <Percent value={gainPercent} change /> <small>absolute</small>
    </>
  );
}
