import { NoFigure } from './change-figure.tsx';
import { isNil } from './figure-text.ts';
import { Money } from './money.tsx';

interface GainProps {
  gain: string;
  cost: string;
  /** The part of the value whose cost nobody knows; the gain is of the rest. */
  withoutCost: string;
  compact?: boolean;
  decimals?: 0 | 2 | 'some';
}

type CostProps = Omit<GainProps, 'gain'>;

const isUnknown = ({ cost, withoutCost }: CostProps) => isNil(cost) && !isNil(withoutCost);

/** What was paid, as far as it is known: nothing paid and nothing known are not the same. */
export function Cost({ cost, withoutCost, compact = false, decimals = 2 }: CostProps) {
  if (isUnknown({ cost, withoutCost })) return <NoFigure />;
  return <Money amount={cost} compact={compact} decimals={decimals} />;
}

/** `<Gain {...figures} />`: a gain where what was paid is known, at least in part. */
export function Gain({ gain, cost, withoutCost, compact = false, decimals = 2 }: GainProps) {
  if (isUnknown({ cost, withoutCost })) return <NoFigure />;
  return <Money amount={gain} change compact={compact} decimals={decimals} />;
}

/** What a gain or a cost leaves out. Nothing where every cost is known. */
export function WithoutCost({ amount, className }: { amount: string; className?: string | undefined }) {
  if (isNil(amount)) return null;
  return (
    <span className={className}>
      excl. <Money amount={amount} compact /> of unknown cost
    </span>
  );
}
