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

/** `<Gain {...figures} />`: a gain where what was paid is known, at least in part. */
export function Gain({ gain, cost, withoutCost, ...look }: GainProps) {
  if (isNil(cost) && !isNil(withoutCost)) return <NoFigure />;
  return <Money amount={gain} change compact={look.compact ?? false} decimals={look.decimals ?? 2} />;
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
