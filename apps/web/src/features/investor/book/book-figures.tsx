import type { InvestorDetails } from '@hub/contract/calls/investor/investor-details';
import { dayText } from '@hub/domain';
import { Cost, Gain, WithoutCost } from '../../../ui/figure/gain.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { Percent } from '../../../ui/figure/percent.tsx';
import { Figure, Figures } from '../../../ui/layout/figures.tsx';
import { ReturnFigure } from './figures.tsx';

interface BookFiguresProps {
  figures: InvestorDetails['figures'];
  asOn: string | null;
}

/** What there is and what it came to, all of one day. */
export function BookFigures({ figures, asOn }: BookFiguresProps) {
  const { value, withoutCost, hasCost, gainPercent, dayChange, xirr } = figures;
  return (
    <Figures label="Figures" beside>
      <Figure label="Value" main note={asOn === null ? 'no holdings' : `as on ${dayText(asOn)}`}>
        <Money amount={value} decimals={0} />
      </Figure>
      <Figure
        label="Gain"
        note={
          <>
            {gainPercent !== null && <Percent value={gainPercent} change />}{' '}
            <WithoutCost amount={withoutCost} />
          </>
        }
      >
        <Gain {...figures} decimals={0} />
      </Figure>
      <Figure label="Invested">
        <Cost {...figures} decimals={0} />
      </Figure>
      <Figure label={xirr === null ? 'Return' : 'XIRR'} note={!hasCost && 'cost unknown'}>
        <ReturnFigure {...figures} />
      </Figure>
      <Figure label="Day change" note={dayChange === null && asOn !== null && 'no NAV before'}>
        <Money amount={dayChange} change decimals={0} />
      </Figure>
    </Figures>
  );
}
