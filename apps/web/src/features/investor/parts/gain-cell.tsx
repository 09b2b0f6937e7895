import { moneyOf, percentOfWhole } from '@hub/domain';
import { Gain, WithoutCost } from '../../../ui/figure/gain.tsx';
import { Percent } from '../../../ui/figure/percent.tsx';

interface GainCellProps {
  readonly gain: string;
  readonly cost: string;
  readonly withoutCost: string;
}

/** A gain in a table: what it leaves out, and its part of the cost. */
export function GainCell({ gain, cost, withoutCost }: GainCellProps) {
  const percent = percentOfWhole(moneyOf(gain), moneyOf(cost));
  return (
    <>
      <Gain gain={gain} cost={cost} withoutCost={withoutCost} decimals={0} />
      <WithoutCost amount={withoutCost} className="block mute text-small" />
      {percent !== null && (
        <span className="block mute text-small">
          <Percent value={percent} change />
        </span>
      )}
    </>
  );
}
